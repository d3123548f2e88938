import { data } from "react-router";
import { NotFoundPage } from "~/site/not-found-page";
import { hiddenMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

/** Within the site there is nothing to load. */
export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "Page Not Found", "This page is not on our map.");
}

export default function NotFound() {
  return <NotFoundPage />;
}
