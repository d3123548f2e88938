import { loadTourList } from "~/features/tours/load-tour-list";
import { reloadsUnlessShown } from "~/features/tours/reload-rule";
import { listQuery, TourList } from "~/features/tours/tour-list";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/domestic-tours";

const TITLE = "Domestic Tours";
const TEXT =
  "Temple towns, hill stations, backwaters and forts, by road, rail or air from southern Tamil Nadu.";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadTourList(context.get(publicLoadContext), "domestic", request.url);
}

export const shouldRevalidate = reloadsUnlessShown;

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT, listQuery(loaderData, location.search));
}

export default function DomesticTours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/domestic-tours"
      frieze="domestic"
      eyebrow="India"
      title={TITLE}
      text={TEXT}
      data={loaderData}
    />
  );
}
