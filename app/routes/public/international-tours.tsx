import { loadTourList } from "~/features/tours/load-tour-list";
import { noTours } from "~/features/tours/search-tours";
import { listQuery, searchMeta, TourList } from "~/features/tours/tour-list";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/international-tours";

const TITLE = "International Tours";
const TEXT =
  "Island beaches, tea country and bright cities, with the visa papers, the flights and the food looked after.";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadTourList(context.get(publicLoadContext), "international", request.url);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOnClient(serverLoader, "Error loading tours", () => noTours);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta(matches, TITLE, TEXT, listQuery(loaderData, location.search)),
    ...searchMeta(location.search),
  ];
}

export default function InternationalTours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/international-tours"
      frieze="international"
      eyebrow="Beyond India"
      title={TITLE}
      text={TEXT}
      data={loaderData}
    />
  );
}
