import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/list";
import * as texts from "virtual:messages/list-texts";
import { listQuery } from "~/features/tours/site/list/list-filters";
import { TourList } from "~/features/tours/site/list/tour-list";
import { noTours, type TourListPage } from "~/features/tours/site/list/tour-list-data";
import { loadListPage } from "~/site/load-list-page";
import { loadOnClient } from "~/site/page-data";
import { shownMeta } from "~/site/seo/shown-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/international-tours";

const page: TourListPage = {
  type: "international",
  path: "/international-tours",
  title: frame.internationalTours,
  eyebrow: m.beyondIndia,
  text: texts.international,
  textName: "international_tours",
};

export const handle = { query: listQuery };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadListPage(context.get(publicLoadContext), request.url, page);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Error loading tours", () => ({ ...noTours, text: page.text }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, page.title, loaderData);
}

export default function InternationalTours({ loaderData }: Route.ComponentProps) {
  return <TourList page={page} data={loaderData} />;
}
