import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/list";
import { loadTexts } from "~/features/company/load-company";
import { domesticTexts } from "~/features/tours/list-texts";
import { listQuery } from "~/features/tours/site/list/list-filters";
import { loadTourList } from "~/features/tours/site/list/load-tour-list";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours } from "~/features/tours/site/list/tour-list-data";
import { loadOnClient } from "~/site/page-data";
import { shownMeta } from "~/site/seo/shown-meta";
import { tourListMeta } from "~/site/seo/tour-list-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/domestic-tours";

const title = frame.domesticTours;
const noTexts: Partial<typeof domesticTexts> = {};
const textOf = (own: string | undefined) => own ?? domesticTexts.domestic_tours;

export const handle = { query: listQuery };

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [list, texts] = await Promise.all([
    loadTourList(load, "domestic", request.url),
    loadTexts(load, domesticTexts),
  ]);
  const words = { title, text: textOf(texts.domestic_tours) };
  const meta = await tourListMeta(
    load,
    "/domestic-tours",
    words,
    list,
    new URL(request.url).searchParams,
  );
  return { ...list, texts, ...meta };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => ({ ...noTours, texts: noTexts }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, title, loaderData);
}

export default function DomesticTours({ loaderData }: Route.ComponentProps) {
  return (
    <TourList
      path="/domestic-tours"
      frieze="domestic"
      eyebrow={m.india}
      title={title}
      text={textOf(loaderData.texts.domestic_tours)}
      data={loaderData}
    />
  );
}
