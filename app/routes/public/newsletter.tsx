import { data } from "react-router";
import { NewsletterPage } from "~/features/newsletter/site/newsletter-page";
import { NotFoundPage } from "~/site/not-found-page";
import { hiddenMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/newsletter";

const OUTCOMES = ["confirmed", "left", "unknown"];

export function loader(args: Route.LoaderArgs) {
  const page = clientLoader(args);
  return data(page, { status: page.isFound ? 200 : 404 });
}

/** Avoids a request to the server during client-side navigation. */
export function clientLoader({ params: { outcome } }: Pick<Route.ClientLoaderArgs, "params">) {
  return { isFound: outcome === undefined || OUTCOMES.includes(outcome) };
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "Newsletter", "Confirm your address, or take it off the list.");
}

export default function Newsletter({ loaderData, params }: Route.ComponentProps) {
  return loaderData.isFound ? <NewsletterPage outcome={params.outcome} /> : <NotFoundPage />;
}
