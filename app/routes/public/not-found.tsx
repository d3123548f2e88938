import { data } from "react-router";
import { hiddenMeta } from "~/site/seo/page-meta";
import { island } from "~/ui/island";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "Page Not Found", "This page is not on our map.");
}

export default island(() => import("~/site/not-found-page").then((part) => part.NotFoundPage));
