import { loadTourList } from "~/features/tours/load-tour-list";
import { listQuery, noTours, searchMeta, TourList } from "~/features/tours/tour-list";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/tours";

const TITLE = "All Tours";
const TEXT =
  "Every tour in India and abroad. Write where, how long and for how much, as you would say it.";

export function loader({ context, request }: Route.LoaderArgs) {
  return loadTourList(context.get(publicLoadContext), null, request.url);
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

export default function Tours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/tours"
      frieze="international"
      eyebrow="India and abroad"
      title={TITLE}
      text={TEXT}
      data={loaderData}
    />
  );
}
