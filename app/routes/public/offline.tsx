import * as m from "virtual:messages/offline";
import { OfflinePage } from "~/site/offline/offline-page";
import { hiddenMeta } from "~/site/seo/shown-meta";
import type { Route } from "./+types/offline";

/** No hydration, because scripts cannot load when the service worker shows this page offline. */
export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, m.title, m.description);
}

export default function Offline() {
  return <OfflinePage />;
}
