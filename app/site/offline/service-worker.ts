// The service worker (built by scripts/build-worker.ts into /sw.js): public pages that were seen
// open again without network. It never answers for the panel or the data interface.
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import {
  assetsOf,
  isKeptPage,
  isKeptPicture,
  OFFLINE_PATH,
  type SeenMessage,
  STAND_INS,
} from "./kept";

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: WorkerEvent & { data: SeenMessage }) => void,
  ): void;
}

declare const self: WorkerScope;

const MONTH = 30 * 24 * 60 * 60;

function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true });
}

// Only what was answered whole and under its own address may be shown again.
const onlyWhole = {
  async cacheWillUpdate({ response }: { response: Response }) {
    return response.status === 200 && !response.redirected ? response : null;
  },
};

const pages = new NetworkFirst({
  cacheName: "pages",
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhole, atMost(60)],
});
const assets = new CacheFirst({ cacheName: "assets", plugins: [onlyWhole, atMost(120)] });
const pictures = new StaleWhileRevalidate({
  cacheName: "pictures",
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhole, atMost(120)],
});

registerRoute(({ request, url, sameOrigin }) => {
  const isDocument = request.mode === "navigate" || url.pathname.endsWith(".data");
  return sameOrigin && isDocument && isKeptPage(url.pathname);
}, pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptPicture(url.pathname), pictures);

setCatchHandler(async ({ request }) => {
  const isDocument = typeof request !== "string" && request.mode === "navigate";
  // A shared link carries a query that changes nothing of a tour.
  if (isDocument && new URL(request.url).pathname.startsWith("/tour/")) {
    const seen = await caches.match(request, {
      cacheName: "pages",
      ignoreSearch: true,
      ignoreVary: true,
    });
    if (seen) return seen;
  }
  const offline = isDocument ? await caches.match(OFFLINE_PATH, { cacheName: "offline" }) : null;
  return offline ?? Response.error();
});

/** Whether this worker, which the browser ends when it has nothing to do, has the offline page of today. */
let isOfflineNew = false;

self.addEventListener("install", (event) => {
  event.waitUntil(keepForOffline().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// A page that came before the worker did, or by a click inside the site, is kept when it says so.
self.addEventListener("message", (event) => {
  const { seen } = event.data;
  if (!isOfflineNew) event.waitUntil(keepOfflinePage().catch(() => {}));
  const url = new URL(seen, self.location.origin);
  if (url.origin === self.location.origin && isKeptPage(url.pathname)) {
    event.waitUntil(keepPage(url, event));
  }
});

async function keepForOffline(): Promise<void> {
  const kept = await caches.open("pictures");
  await Promise.all([keepOfflinePage(), kept.addAll(STAND_INS)]);
}

/** It names the agency's telephone, which the operator may have changed since it was kept. */
async function keepOfflinePage(): Promise<void> {
  const offline = await caches.open("offline");
  await offline.add(new Request(OFFLINE_PATH, { cache: "no-cache" }));
  isOfflineNew = true;
}

async function keepPage(url: URL, event: WorkerEvent): Promise<void> {
  const [answer, isKept] = pages.handleAll({
    event: asExtendable(event),
    request: new Request(url),
  });
  const html = await (await answer).clone().text();
  await isKept;
  for (const path of assetsOf(html)) {
    const strategy = isKeptPicture(path) ? pictures : assets;
    await Promise.all(
      strategy.handleAll({ event: asExtendable(event), request: new Request(path) }),
    ).catch(() => {});
  }
}

type Extendable = Parameters<typeof pages.handleAll>[0] extends { event: infer E } ? E : never;

/** The library names the event by the worker's own types, which this file has no library of. */
function asExtendable(event: WorkerEvent): Extendable {
  return event as Extendable;
}
