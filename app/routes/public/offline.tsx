import { OfflinePage } from "~/site/offline/offline-page";
import { hiddenMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/offline";

/** Shown by the service worker where nothing can be loaded: plain HTML. */
export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, "You are offline", "This page needs the network.");
}

export default function Offline() {
  return <OfflinePage />;
}
