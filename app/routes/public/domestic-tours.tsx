import { listQuery } from "~/features/tours/site/list/list-filters";
import { loadTourList } from "~/features/tours/site/list/load-tour-list";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours } from "~/features/tours/site/list/tour-list-data";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { tourListMeta } from "~/site/seo/tour-list-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/domestic-tours";

const words = {
  title: "Domestic Tours",
  text: "Temple towns, hill stations, backwaters and forts, by road, rail or air from southern Tamil Nadu.",
};

export const handle = { query: listQuery };

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  return withPictureNotes(load, await loadTourList(load, "domestic", request.url));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => noTours);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return tourListMeta(matches, words, loaderData, location.search);
}

export default function DomesticTours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/domestic-tours"
      frieze="domestic"
      eyebrow="India"
      {...words}
      data={loaderData}
    />
  );
}
