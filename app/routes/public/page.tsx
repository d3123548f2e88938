import { isRouteErrorResponse, redirect } from "react-router";
import { loadPage } from "~/features/pages/site/load-page";
import { OwnPage } from "~/features/pages/site/own-page";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import type { Route } from "./+types/page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const loaded = await loadPage(load, params.address);
  return { ...loaded, pictures: await loadPictureMetadata(load, [loaded.page.image]) };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", (error) => {
    throw isRouteErrorResponse(error) ? error : redirect("/not-found");
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return undefined;
  const { page, description, languages = ["en"] } = loaderData;
  return pageMeta(matches, page.title, description, { languages });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <WithPictureMetadata metadata={loaderData.pictures}>
      <OwnPage page={loaderData.page} />
    </WithPictureMetadata>
  );
}
