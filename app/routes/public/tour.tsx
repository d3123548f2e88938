import { useLocation } from "react-router";
import { tourMeta } from "~/company/page-meta";
import { Breadcrumbs } from "~/seo/breadcrumbs";
import { tourCrumbs } from "~/seo/crumbs";
import { PrintFooter } from "~/share/print-footer";
import { qrCode } from "~/share/qr-code.server";
import { TourActions } from "~/share/tour-actions";
import { publicLoadContext } from "~/supabase/public-load";
import { loadTour } from "~/tours/load-tour";
import { TourGrid } from "~/tours/tour-grid";
import { TourHero } from "~/tours/tour-hero";
import { TourNotFound } from "~/tours/tour-not-found";
import { TourHelp, TourPrice } from "~/tours/tour-sidebar";
import { TourTabs } from "~/tours/tour-tabs";
import { tourListPath, tourPath } from "~/tours/tour-type";
import { useIsGone } from "~/tours/use-is-gone";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/section";
import type { Route } from "./+types/tour";

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
      <TourHero tour={tour} />
      <Breadcrumbs crumbs={tourCrumbs(tour)} />
      {/* On a phone the price comes first and the help box last; the column beside the tabs holds both. */}
      <div className="wrap grid gap-x-14 gap-y-6 py-8 lg:grid-cols-[1fr_21rem] lg:py-12">
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
      <PrintFooter url={url} code={qr} />
      <div className="print:hidden">
        <Section
          tone="sunken"
          title="Related tours"
          action={
            <ButtonLink to={listPath} variant="secondary" prefetch="intent">
              See all
            </ButtonLink>
          }
        >
          {related.length > 0 ? (
            <TourGrid tours={related} />
          ) : (
            <EmptyState title="No related tours found." />
          )}
        </Section>
      </div>
    </>
  );
}
