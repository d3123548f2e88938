import { isRouteErrorResponse, redirect } from "react-router";
import { loadPage } from "~/features/pages/site/load-page";
import { OwnPage } from "~/features/pages/site/own-page";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  return withPictureNotes(load, await loadPage(load, params.address));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", (error) => {
    throw isRouteErrorResponse(error) ? error : redirect("/not-found");
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta(matches, loaderData.page.title, loaderData.description);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <OwnPage page={loaderData.page} />;
}
