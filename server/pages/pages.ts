import type { IncomingMessage, ServerResponse } from "node:http";
import type { FairQueue } from "../fair-queue.ts";
import { type Loaded, RowCache } from "./cache.ts";
import { finishPage, type Page, selectResponse } from "./page.ts";
import type { Renderer } from "./render.ts";

const NOT_FOUND_PATH = "/not-found";
const PREVIEW_PATH = "/admin/preview";

const SHOWN_FIELDS = [
  "category",
  "page",
  "q",
  "days",
  "budget",
  "month",
  "from",
  "sort",
  "tours",
  "_routes",
];
const MAX_FIELD = 403; // the shortlist: four ids of 100 characters and three commas

export interface Pages {
  cache: RowCache<Page>;
  /** Sends the page if it is cached and fresh; otherwise returns false. */
  respondFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Returns or renders the page. `clientIp` is the key in the queue. Throws QueueFull. */
  respond(request: Request, clientIp: string): Promise<Response>;
}

interface Options {
  renderer: Renderer;
  /** The URL of the hosted Supabase; null if this site serves the API. */
  backendUrl: string | null;
  /** Development: no cache, and no CSP because Vite injects scripts. */
  isDevelopment?: boolean;
  queue: FairQueue;
  maxBytes: number;
  freshMs: number;
}

export function createPages(options: Options): Pages {
  const { renderer, queue, isDevelopment = false } = options;
  const backendUrl = isDevelopment ? undefined : options.backendUrl;
  const cache = new RowCache<Page>({
    maxBytes: options.maxBytes,
    freshMs: options.freshMs,
    staleWhileRevalidate: true,
  });

  const isKnown = (path: string) => isReadable(path) && renderer.isKnown(path);

  async function render(key: string): Promise<Loaded<Page>> {
    const { response, sources, hasFailed } = await renderer.render(key);
    const { status, headers } = response;
    const isFound = status === 200 || (status === 404 && pathOf(key) === NOT_FOUND_PATH);
    const isPrivate = headers.has("set-cookie") || headers.get("cache-control") === "no-store";
    const isCacheable = !isDevelopment && !hasFailed && isFound && !isPrivate;
    return {
      value: await finishPage(response, {
        isCacheable,
        backendUrl,
        isFramed: pathOf(key) === PREVIEW_PATH,
      }),
      isCacheable,
      sources,
    };
  }

  return {
    cache,
    respondFromCache(request, response) {
      const isRead = request.method === "GET" || request.method === "HEAD";
      const page = isRead && cache.fresh(request.url ?? "");
      if (!page) return false;
      const { status, headers, bytes } = selectResponse(page, {
        acceptEncoding: request.headers["accept-encoding"]?.toString(),
        ifNoneMatch: request.headers["if-none-match"],
      });
      response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
      return true;
    },
    async respond(request, clientIp) {
      const url = new URL(request.url);
      const requested = url.pathname;
      url.pathname = canonicalPath(requested, isKnown);
      const key = keyOf(url, isKnown);
      const page = await cache.get(key, () => queue(clientIp, () => render(key)));
      // If the page is a redirect, send it directly, so that the client follows only one redirect.
      const isMove = page.status >= 300 && page.status < 400;
      if (url.pathname !== requested && !isMove) {
        const location = url.pathname + url.search;
        return new Response(null, { status: 301, headers: { location } });
      }
      const { status, headers, bytes } = selectResponse(page, {
        acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
        ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
      });
      return new Response(bytes, { status, headers });
    },
  };
}

/** Drops unknown query fields. All unknown paths share the key of the not-found page. */
function keyOf(url: URL, isKnown: Renderer["isKnown"]): string {
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.slice(0, -".data".length) : url.pathname;
  // React Router requests the home page's data as /_.data.
  const shown = isData && path === "/_" ? "/" : path;
  if (!isKnown(shown)) return NOT_FOUND_PATH + (isData ? ".data" : "");
  const query = new URLSearchParams();
  for (const field of SHOWN_FIELDS) {
    const value = url.searchParams.get(field);
    if (value && value.length <= MAX_FIELD) query.set(field, value);
  }
  return url.pathname + (query.size > 0 ? `?${query}` : "");
}

/** False for a path that cannot be decoded or contains NUL, which PostgreSQL text cannot store. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function pathOf(key: string): string {
  return key.replace(/\?.*$/, "").replace(/\.data$/, "");
}

/** Removes extra slashes, and lowercases the parts of a path in which the router ignores case. */
function canonicalPath(pathname: string, isKnown: Renderer["isKnown"]): string {
  const path = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
  const lower = inLowerCase(path);
  return isKnown(lower) ? lower : path;
}

function inLowerCase(path: string): string {
  const [, first = "", ...rest] = path.split("/");
  const start = `/${first.toLowerCase()}`;
  // The rest can be case-sensitive: a tour's id, or a path in the panel.
  if (start !== "/tour") return rest.length > 0 ? path : start;
  const [type, ...id] = rest;
  return [start, ...(type === undefined ? [] : [type.toLowerCase(), ...id])].join("/");
}
