import { isRouteErrorResponse, redirect } from "react-router";
import { pagePath } from "~/features/pages/page-path";
import { loadPage } from "~/features/pages/site/load-page";
import { OwnPage } from "~/features/pages/site/own-page";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { publicLoadContext } from "~/supabase/public-load";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import type { Route } from "./+types/page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const loaded = await loadPage(load, params.slug);
  const { page, description, languages = ["en"], ...rest } = loaded;
  const path = pagePath(params.slug);
  return {
    page,
    ...rest,
    pictures: await loadPictureMetadata(load, [page.image]),
    ...(await pageMeta(load, path, page.title, description, { languages })),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", (error) => {
    throw isRouteErrorResponse(error) ? error : redirect("/not-found");
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData && shownMeta(matches, loaderData.page.title, loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <WithPictureMetadata metadata={loaderData.pictures}>
      <OwnPage page={loaderData.page} />
    </WithPictureMetadata>
  );
}
