import { listQuery } from "~/features/tours/site/list/list-filters";
import { loadTourList } from "~/features/tours/site/list/load-tour-list";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours } from "~/features/tours/site/list/tour-list-data";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { tourListMeta } from "~/site/seo/tour-list-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/international-tours";

const words = {
  title: "International Tours",
  text: "Island beaches, tea country and bright cities, with the visa papers, the flights and the food looked after.",
};

export const handle = { query: listQuery };

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  return withPictureNotes(load, await loadTourList(load, "international", request.url));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => noTours);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return tourListMeta(matches, words, loaderData, location.search);
}

export default function InternationalTours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/international-tours"
      frieze="international"
      eyebrow="Beyond India"
      {...words}
      data={loaderData}
    />
  );
}
