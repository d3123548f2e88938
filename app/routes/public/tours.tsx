import { listQuery } from "~/features/tours/site/list/list-filters";
import { loadTourList } from "~/features/tours/site/list/load-tour-list";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours } from "~/features/tours/site/list/tour-list-data";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { tourListMeta } from "~/site/seo/tour-list-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/tours";

const words = {
  title: "All Tours",
  text: "All our tours in India and abroad. Type a place, a length or a budget in your own words.",
};

export const handle = { query: listQuery };

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  return withPictureNotes(load, await loadTourList(load, null, request.url));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => noTours);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return tourListMeta(matches, words, loaderData, location.search);
}

export default function Tours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/tours"
      frieze="international"
      eyebrow="India and abroad"
      {...words}
      data={loaderData}
    />
  );
}
