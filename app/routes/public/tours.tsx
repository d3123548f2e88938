import * as m from "virtual:messages/list";
import { loadTexts } from "~/features/company/load-company";
import { allToursTexts } from "~/features/tours/list-texts";
import { listQuery } from "~/features/tours/site/list/list-filters";
import { loadTourList } from "~/features/tours/site/list/load-tour-list";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours } from "~/features/tours/site/list/tour-list-data";
import { loadOnClient } from "~/site/page-data";
import { tourListMeta } from "~/site/seo/tour-list-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/tours";

const title = m.allTours;
const noTexts: Partial<typeof allToursTexts> = {};
const textOf = (own: string | undefined) => own ?? allToursTexts.all_tours;

export const handle = { query: listQuery };

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [list, texts] = await Promise.all([
    loadTourList(load, null, request.url),
    loadTexts(load, allToursTexts),
  ]);
  return { ...list, texts };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => ({ ...noTours, texts: noTexts }));
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return tourListMeta(
    matches,
    { title, text: textOf(loaderData?.texts.all_tours) },
    loaderData,
    location.search,
  );
}

export default function Tours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/tours"
      frieze="international"
      eyebrow={m.indiaAndAbroad}
      title={title}
      text={textOf(loaderData.texts.all_tours)}
      data={loaderData}
    />
  );
}
