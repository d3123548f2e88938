import * as m from "virtual:messages/newsletter-page";
import { data } from "react-router";
import { NewsletterPage } from "~/features/newsletter/site/newsletter-page";
import { NotFoundPage } from "~/site/not-found-page";
import { hiddenMeta } from "~/site/seo/shown-meta";
import { pageHref } from "~/ui/pagination";
import type { Route } from "./+types/newsletter";

const OUTCOMES = ["confirmed", "left", "unknown"];

/** The cache and the loader learn whether there is a token, but not which. */
export const handle = {
  query: (search: URLSearchParams) => pageHref("", { token: search.has("token") ? "some" : "" }, 1),
};

export function loader(args: Route.LoaderArgs) {
  const page = clientLoader(args);
  return data(page, { status: page.isFound ? 200 : 404 });
}

/** Avoids a request to the server during client-side navigation. */
export function clientLoader({
  request,
  params: { outcome },
}: Pick<Route.ClientLoaderArgs, "params" | "request">) {
  return {
    isFound: outcome === undefined || OUTCOMES.includes(outcome),
    hasToken: new URL(request.url).searchParams.has("token"),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, m.name, m.description);
}

export default function Newsletter({ loaderData, params }: Route.ComponentProps) {
  const { isFound, hasToken } = loaderData;
  return isFound ? (
    <NewsletterPage outcome={params.outcome} hasToken={hasToken} />
  ) : (
    <NotFoundPage />
  );
}
