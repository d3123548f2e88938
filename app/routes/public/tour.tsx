import { redirect, useLocation } from "react-router";
import { loadTour } from "~/features/tours/load-tour";
import { TourNotFound } from "~/features/tours/tour-not-found";
import { tourListPath, tourPath } from "~/features/tours/tour-path";
import { useIsGone } from "~/features/tours/use-is-gone";
import { loadOnClient } from "~/site/page-data";
import { tourMeta } from "~/site/seo/page-meta";
import { PrintFooter } from "~/site/share/print-footer";
import { qrCode } from "~/site/share/qr-code.server";
import { TourPage } from "~/site/tour-page";
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
  const { tour, url, qr } = loaderData;
  const isGone = useIsGone(useLocation().pathname);
  if (isGone) return <TourNotFound listPath={tourListPath(tour.type)} />;
  return <TourPage {...loaderData} printFooter={<PrintFooter url={url} code={qr} />} />;
}
