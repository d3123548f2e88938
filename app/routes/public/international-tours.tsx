import { loadTourList } from "~/features/tours/load-tour-list";
import { reloadsUnlessShown } from "~/features/tours/reload-rule";
import { listQuery, TourList } from "~/features/tours/tour-list";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/international-tours";

const TITLE = "International Tours";
const TEXT =
  "Island beaches, tea country and bright cities, with the visa papers, the flights and the food looked after.";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadTourList(context.get(publicLoadContext), "international", request.url);
}

export const shouldRevalidate = reloadsUnlessShown;

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT, listQuery(loaderData, location.search));
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
