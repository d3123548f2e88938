import { useLocation } from "react-router";
import { loadTour } from "~/features/tours/load-tour";
import { tourListPath, tourPath } from "~/features/tours/tour-path";
import { TourTabs } from "~/features/tours/tour-tabs";
import { useIsGone } from "~/features/tours/use-is-gone";
import { tourMeta } from "~/site/seo/page-meta";
import { qrCode } from "~/site/share/qr-code.server";
import { publicLoadContext } from "~/supabase/public-load";
import { island } from "~/ui/island";
import type { Route } from "./+types/tour";

const TourTop = island(() => import("~/features/tours/tour-top").then((part) => part.TourTop));
const TourPrice = island(() =>
  import("~/features/tours/tour-sidebar").then((part) => part.TourPrice),
);
const TourActions = island(() =>
  import("~/site/share/tour-actions").then((part) => part.TourActions),
);
const TourHelp = island(() =>
  import("~/features/tours/tour-sidebar").then((part) => part.TourHelp),
);
const TourEnd = island(() => import("~/features/tours/tour-end").then((part) => part.TourEnd));
const TourNotFound = island(() =>
  import("~/features/tours/tour-not-found").then((part) => part.TourNotFound),
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const loaded = await loadTour(load, params.type, params.id);
  const url = load.siteUrl + tourPath(loaded.tour);
  return { ...loaded, url, qr: qrCode(url) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData && tourMeta(matches, loaderData.tour);
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  const { tour, related, contact, url, qr } = loaderData;
  const isGone = useIsGone(useLocation().pathname);
  const listPath = tourListPath(tour.type);
  if (isGone) return <TourNotFound listPath={listPath} />;
  return (
    <>
      <TourTop tour={tour} />
      {/* On a phone the price comes first and the help box last; the column beside the tabs holds both. */}
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-12">
        <aside
          aria-label="Price and help"
          className="contents lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:block lg:self-start"
        >
          <TourPrice tour={tour} contact={contact} />
          <TourActions title={tour.title} url={url} />
          <div className="order-3 lg:mt-8">
            <TourHelp contact={contact} />
          </div>
        </aside>
        <div className="order-2 min-w-0 lg:col-start-1 lg:row-start-1">
          <TourTabs tour={tour} />
        </div>
      </div>
      <TourEnd url={url} qr={qr} listPath={listPath} related={related} />
    </>
  );
}
