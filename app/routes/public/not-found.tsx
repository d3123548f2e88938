import * as m from "virtual:messages/not-found";
import { data } from "react-router";
import { NotFoundPage } from "~/site/not-found-page";
import { hiddenMeta } from "~/site/seo/shown-meta";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

/** Avoids a request to the server during client-side navigation. */
export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, m.title, m.description);
}

export default function NotFound() {
  return <NotFoundPage />;
}
