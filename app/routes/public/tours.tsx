import * as m from "virtual:messages/list";
import * as texts from "virtual:messages/list-texts";
import { loadText } from "~/features/company/site/load-company";
import { listQuery } from "~/features/tours/site/list/list-filters";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours } from "~/features/tours/site/list/tour-list-data";
import { loadListPage } from "~/site/load-list-page";
import { loadOnClient } from "~/site/page-data";
import { shownMeta } from "~/site/seo/shown-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/tours";

const title = m.allTours;

export const handle = { query: listQuery };

export function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const text = loadText(load, "all_tours", texts.all);
  return loadListPage(load, request.url, { type: null, path: "/tours", title, text });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => ({ ...noTours, text: texts.all }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, title, loaderData);
}

export default function Tours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/tours"
      frieze="international"
      eyebrow={m.indiaAndAbroad}
      title={title}
      text={loaderData.text}
      data={loaderData}
    />
  );
}
