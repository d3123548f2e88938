import { hiddenMeta } from "~/site/seo/page-meta";
import { island } from "~/ui/island";
import type { Route } from "./+types/offline";

/** Shown by the service worker where nothing can be loaded: plain HTML. */
export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "You are offline", "This page needs the network.");
}

export default island(() => import("~/site/offline/offline-page").then((part) => part.OfflinePage));
