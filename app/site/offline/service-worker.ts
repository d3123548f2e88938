// The service worker, built by scripts/build-worker.ts into /sw.js. It opens visited public pages
// offline and shows push notifications to operators. It ignores requests of the panel and the API.
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { isFromSite } from "~/supabase/own-response";
import {
  assetsOf,
  FALLBACK_PICTURES,
  isCacheablePage,
  isCacheablePicture,
  isOwnResponse,
  isStorable,
  OFFLINE_PATH,
  offlinePathOf,
  type SeenMessage,
  screenOf,
  withoutLanguage,
} from "./cacheable";

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  data: { json(): { title: string; body: string; url: string; tag: string } } | null;
}

interface ClickEvent extends WorkerEvent {
  notification: Notification;
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: WorkerEvent & { data: SeenMessage }) => void,
  ): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
}

declare const self: WorkerScope;

const MONTH = 30 * 24 * 60 * 60;

/** The worker's own requests have other headers than the visitor's. */
const ignoringVary = { ignoreVary: true };

function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MONTH,
    matchOptions: ignoringVary,
    purgeOnQuotaError: true,
  });
}

interface RequestWithResponse {
  request: Request;
  response: Response;
}

const ownResponsesOnly = {
  async cacheWillUpdate({ request, response }: RequestWithResponse) {
    return isStorable(new URL(request.url).pathname, response) ? response : null;
  },
  /** Retries without the HTTP cache, which can hold a captive portal's page. */
  async fetchDidSucceed({ request, response }: RequestWithResponse) {
    if (response.status !== 200 || isOwn(request, response)) return response;
    const { url, headers, redirect } = request;
    const second = await fetch(url, { headers, redirect, cache: "reload" });
    // Visitors must see a portal's page to sign in; a portal's script must not be cached.
    if (isCacheablePage(new URL(url).pathname) || isOwn(request, second)) return second;
    throw new TypeError(`Not a response of this site: ${url}`);
  },
};

function isOwn({ url }: Request, response: Response): boolean {
  return isOwnResponse(new URL(url).pathname, response);
}

/** Proxies respond with 502–504 during a restart. */
const cachedIfUnavailable = {
  async handlerWillRespond({ request, response }: RequestWithResponse) {
    const isUnavailable = response.status >= 502 && response.status <= 504;
    return (isUnavailable && (await savedPage(request))) || response;
  },
};

/** A navigation to the URL of a tour that is gone or has moved redirects. The offline page must not list it any more. */
const forgetRedirected = {
  async fetchDidSucceed({
    request,
    response,
    event,
  }: RequestWithResponse & { event: WorkerEvent }) {
    if (response.type === "opaqueredirect" && isTour(request)) {
      event.waitUntil(forgetIfRedirected(request.url).catch(() => {}));
    }
    return response;
  },
};

/** Asks the site itself: the redirect of a navigation does not tell whether a captive portal sent it. */
async function forgetIfRedirected(url: string): Promise<void> {
  const saved = await caches.open("pages");
  const options = { ...ignoringVary, ignoreSearch: true };
  if (!(await saved.match(url, options))) return;
  const response = await fetch(url, { method: "HEAD", cache: "no-store" });
  const isElsewhere = new URL(response.url).pathname !== new URL(url).pathname;
  if (isElsewhere && isFromSite(response)) await saved.delete(url, options);
}

function networkFirst(cacheName: string): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    matchOptions: ignoringVary,
    plugins: [ownResponsesOnly, cachedIfUnavailable, forgetRedirected, atMost(60)],
  });
}

const pages = networkFirst("pages");
/** Apart from the pages, because a search asks for data at every word, and would push saved pages out. */
const data = networkFirst("data");
const assets = new CacheFirst({ cacheName: "assets", plugins: [ownResponsesOnly, atMost(120)] });
const pictures = new StaleWhileRevalidate({
  cacheName: "pictures",
  matchOptions: ignoringVary,
  plugins: [ownResponsesOnly, atMost(120)],
});

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && isCacheablePage(url.pathname),
  pages,
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.endsWith(".data") && isCacheablePage(url.pathname),
  data,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheablePicture(url.pathname), pictures);

setCatchHandler(async ({ request }) => {
  if (typeof request === "string" || request.mode !== "navigate") return Response.error();
  const saved = await savedPage(request);
  return saved ?? (await offlinePage(new URL(request.url).pathname)) ?? Response.error();
});

/** In the language of the requested page, or in English before a page of that language was opened. */
async function offlinePage(requested: string): Promise<Response | undefined> {
  const cache = await caches.open("offline");
  return (await cache.match(offlinePathOf(requested))) ?? cache.match(OFFLINE_PATH);
}

/** A page or its data, which no other cache has. */
function savedPage(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ...ignoringVary, ignoreSearch: isTour(request) });
}

/** A shared tour link can have a query that the cached URL does not have, so its query is ignored. */
function isTour({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return withoutLanguage(pathname).startsWith("/tour/") && !pathname.endsWith(".data");
}

/** The offline pages that this worker has refreshed since it was started. */
const refreshed = new Set<string>();

self.addEventListener("install", (event) => {
  event.waitUntil(cacheForOffline().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// Pages ask to be cached. The worker cannot see first visits and client-side navigations.
self.addEventListener("message", (event) => {
  const { seen } = event.data;
  const url = new URL(seen, self.location.origin);
  const offline = offlinePathOf(url.pathname);
  if (!refreshed.has(offline)) event.waitUntil(cacheOfflinePage(offline).catch(() => {}));
  if (url.origin === self.location.origin && isCacheablePage(url.pathname)) {
    event.waitUntil(cachePage(url, event));
    if (url.search) event.waitUntil(cacheWithoutQuery(url, event));
  }
});

self.addEventListener("push", (event) => {
  const sent = event.data?.json();
  if (!sent) return;
  const { title, body, url, tag } = sent;
  const icon = "/icons/icon-192.png";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data), self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(openScreen(url.href));
});

/** Never navigates an open panel window, because it might contain unsaved text. */
async function openScreen(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => screenOf(one.url) === screenOf(url));
  await (open ? open.focus() : self.clients.openWindow(url));
}

async function cacheForOffline(): Promise<void> {
  await Promise.all([
    cacheOfflinePage(OFFLINE_PATH),
    ...FALLBACK_PICTURES.map((path) => cacheOwn("pictures", path)),
  ]);
}

async function cacheOfflinePage(path: string): Promise<void> {
  await cacheOwn("offline", path);
  refreshed.add(path);
}

/** Skips the HTTP cache, because the phone number on the offline page might have changed. */
async function cacheOwn(cacheName: string, path: string): Promise<void> {
  const request = new Request(path, { cache: "no-cache" });
  const response = await fetch(request);
  if (!isStorable(path, response)) throw new TypeError(`Not to be cached: ${path}`);
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
}

/** Caches "/shortlist" without its query. The page redirects to the visitor's own list. */
async function cacheWithoutQuery({ origin, pathname }: URL, event: WorkerEvent): Promise<void> {
  const url = new URL(pathname, origin);
  const saved = await caches.match(url, { ...ignoringVary, cacheName: "pages" });
  if (!saved) await cachePage(url, event);
}

async function cachePage(url: URL, event: WorkerEvent): Promise<void> {
  const [response, isCached] = pages.handleAll({
    event: asExtendable(event),
    request: new Request(url),
  });
  const html = await (await response).clone().text();
  await isCached;
  for (const path of assetsOf(html)) {
    const strategy = isCacheablePicture(path) ? pictures : assets;
    await Promise.all(
      strategy.handleAll({ event: asExtendable(event), request: new Request(path) }),
    ).catch(() => {});
  }
}

type Extendable = Parameters<typeof pages.handleAll>[0] extends { event: infer E } ? E : never;

/** Workbox expects a type of TypeScript's "webworker" library, which the app does not load. */
function asExtendable(event: WorkerEvent): Extendable {
  return event as Extendable;
}
