import { lazy, Suspense, useEffect } from "react";
import { isRouteErrorResponse, redirect, useLocation } from "react-router";
import { useCompany } from "~/features/company/site/use-company";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { loadTour } from "~/features/tours/site/page/load-tour";
import { TourPage } from "~/features/tours/site/page/tour-page";
import { useIsGone } from "~/features/tours/site/page/use-is-gone";
import { tourListPath, tourPath } from "~/features/tours/tour-path";
import { loadOnClient, shownData } from "~/site/page-data";
import { Breadcrumbs } from "~/site/seo/breadcrumbs";
import { tourCrumbs } from "~/site/seo/crumbs";
import { tourMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { PrintFooter } from "~/site/share/print-footer";
import { TourActions } from "~/site/share/tour-actions";
import { failuresOf, publicLoadContext } from "~/supabase/public-load";
import { language, pathIn } from "~/ui/languages";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import { qrCode } from "~/ui/qr-code";
import type { Route } from "./+types/tour";

const TourNotFound = lazy(() => import("~/features/tours/site/page/tour-not-found"));
const TourNotLoaded = lazy(() => import("~/features/tours/site/page/tour-not-loaded"));

export async function loader({ context, params, url: requested }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const { languages, ...loaded } = await loadTour(load, params.type, params.id, requested.search);
  const { tour, related } = loaded;
  const url = load.siteUrl + pathIn(language, tourPath(tour));
  const pictures = await loadPictureMetadata(load, [
    tour.image,
    ...tour.gallery,
    ...related.map(({ image_url }) => image_url),
  ]);
  const meta = await tourMeta(load, tour, languages, pictures);
  return { ...loaded, pictures, url, qr: qrCode(url), ...meta, ...failuresOf(load) };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
const { useShown, orThrow } = shownData<Loaded>();

export function clientLoader(args: Route.ClientLoaderArgs): Promise<Loaded> {
  return loadOnClient(args, "Failed to load data", (error) =>
    orThrow(
      isReadFailure(error) ? error : redirect("/not-found"),
      ({ tour }) => tour.id === args.params.id,
    ),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData && shownMeta(matches, loaderData.tour.title, loaderData);
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  const { tour, url, qr, pictures } = loaderData;
  const { pathname } = useLocation();
  const isGone = useIsGone(pathname);
  useShown(loaderData);
  const { count_visits } = useCompany();
  useEffect(() => {
    if (count_visits)
      void import("~/features/visits/site/count-visit").then((visits) =>
        visits.countVisit(pathname),
      );
  }, [count_visits, pathname]);
  if (isGone) {
    return (
      <Suspense>
        <TourNotFound listPath={tourListPath(tour.type)} />
      </Suspense>
    );
  }
  return (
    <WithPictureMetadata metadata={pictures}>
      <TourPage
        // Resets the visitor's choices when another tour opens.
        key={tour.id}
        {...loaderData}
        breadcrumbs={<Breadcrumbs crumbs={tourCrumbs(tour)} />}
        actions={(trip, choose) => <TourActions {...{ tour, url, trip, choose }} />}
        printFooter={<PrintFooter url={url} code={qr} />}
      />
    </WithPictureMetadata>
  );
}

/** True if the server could not read the tour, which may exist. */
function isReadFailure(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 503;
}

/** For a tour that could not be read. The console says so (spec §8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasReadFailed = isReadFailure(error);
  useEffect(() => {
    if (hasReadFailed) console.error("Failed to load data");
  }, [hasReadFailed]);
  if (!hasReadFailed) throw error;
  return (
    <Suspense>
      <TourNotLoaded />
    </Suspense>
  );
}
