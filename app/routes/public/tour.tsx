import { Suspense } from "react";
import { redirect, useLocation } from "react-router";
import { loadTour } from "~/features/tours/load-tour";
import { RelatedTours } from "~/features/tours/tour-grid";
import { TourHero } from "~/features/tours/tour-hero";
import { TourNotFound } from "~/features/tours/tour-not-found";
import { tourListPath, tourPath } from "~/features/tours/tour-path";
import { TourHelp, TourPrice } from "~/features/tours/tour-sidebar";
import { TourTabs } from "~/features/tours/tour-tabs";
import { useIsGone } from "~/features/tours/use-is-gone";
import { loadOnClient } from "~/site/page-data";
import { Breadcrumbs } from "~/site/seo/breadcrumbs";
import { tourCrumbs } from "~/site/seo/crumbs";
import { tourMeta } from "~/site/seo/page-meta";
import { PrintFooter } from "~/site/share/print-footer";
import { qrCode } from "~/site/share/qr-code.server";
import { TourActions } from "~/site/share/tour-actions";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/tour";

export async function loader({ context, params }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const loaded = await loadTour(load, params.type, params.id);
  const url = load.siteUrl + tourPath(loaded.tour);
  return { ...loaded, url, qr: qrCode(url) };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOnClient(serverLoader, "Failed to load data", () => {
    throw redirect("/not-found");
  });
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
      <TourHero tour={tour} />
      <Breadcrumbs crumbs={tourCrumbs(tour)} />
      {/* On a phone the price comes first and the help box last; on wide screens one column holds both. */}
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-12">
        <aside
          aria-label="Price and help"
          className="contents lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:block lg:self-start"
        >
          <TourPrice tour={tour} contact={contact} />
          <Suspense>
            <TourActions title={tour.title} url={url} />
          </Suspense>
          <div className="order-3 lg:mt-8">
            <TourHelp contact={contact} />
          </div>
        </aside>
        <div className="order-2 min-w-0 lg:col-start-1 lg:row-start-1">
          <Suspense>
            <TourTabs key={tour.id} tour={tour} />
          </Suspense>
        </div>
      </div>
      <PrintFooter url={url} code={qr} />
      <Suspense>
        <RelatedTours tours={related} listPath={listPath} />
      </Suspense>
    </>
  );
}
