import { data } from "react-router";
import { NewsletterPage } from "~/features/newsletter/newsletter-page";
import { NotFoundPage } from "~/site/not-found-page";
import { hiddenMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/newsletter";

const OUTCOMES = ["confirmed", "left", "unknown"];

export function loader({ params: { outcome } }: Route.LoaderArgs) {
  const isFound = outcome === undefined || OUTCOMES.includes(outcome);
  return data({ isFound }, { status: isFound ? 200 : 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "Newsletter", "Confirm your address, or take it off the list.");
}

export default function Newsletter({ loaderData, params }: Route.ComponentProps) {
  return loaderData.isFound ? <NewsletterPage outcome={params.outcome} /> : <NotFoundPage />;
}
