import { isRouteErrorResponse, redirect } from "react-router";
import { loadPage } from "~/features/pages/site/load-page";
import { OwnPage } from "~/features/pages/site/own-page";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/page";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(context.get(publicLoadContext), params.address);
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
