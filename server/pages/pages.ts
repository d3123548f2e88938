import type { IncomingMessage, ServerResponse } from "node:http";
import type { FairQueue } from "../fair-queue.ts";
import { RateLimiter, secondsToWait } from "../rate-limiter.ts";
import { type Loaded, RowCache } from "./cache.ts";
import { finishPage, type Page, selectResponse } from "./page.ts";
import type { Renderer } from "./render.ts";

const NOT_FOUND_PATH = "/not-found";
const PREVIEW_PATH = "/admin/preview";

const MAX_ENTRIES = 5000;
/** High, because a mobile network hides many visitors behind one IP address. */
const UNCACHED_PER_IP = { points: 120, duration: 10 };

/** Thrown for an IP address that makes the server render too many pages. */
export class TooManyPages extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too many uncached pages");
    this.retryAfter = retryAfter;
  }
}

export interface Pages {
  cache: RowCache<Page>;
  /** Sends the page if it is cached and fresh, and returns its route's path; otherwise undefined. */
  respondFromCache(request: IncomingMessage, response: ServerResponse): string | undefined;
  /**
   * Returns or renders the page. `clientIp` is the key in the queue. Throws QueueFull and
   * TooManyPages.
   */
  respond(request: Request, clientIp: string): Promise<Response>;
  /** The path of the route that matches; undefined for an unknown path. */
  routeOf(pathname: string): string | undefined;
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
  const limiter = new RateLimiter(UNCACHED_PER_IP);
  const cache = new RowCache<Page>({
    maxBytes: options.maxBytes,
    maxEntries: MAX_ENTRIES,
    freshMs: options.freshMs,
    staleWhileRevalidate: true,
  });

  const match = (path: string) => (isReadable(path) ? renderer.match(path) : undefined);

  async function render(key: string): Promise<Loaded<Page>> {
    const { response, sources, hasFailed } = await renderer.render(key);
    const { status, headers } = response;
    const isFound = status === 200 || (status === 404 && pathOf(key) === NOT_FOUND_PATH);
    const isPrivate = headers.has("set-cookie") || headers.get("cache-control") === "no-store";
    const isCacheable = !isDevelopment && !hasFailed && isFound && !isPrivate;
    return {
      value: await finishPage(response, {
        route: match(shownPath(pathOf(key)))?.path ?? "*",
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
      if (!page) return undefined;
      const { status, headers, bytes } = selectResponse(page, {
        acceptEncoding: request.headers["accept-encoding"]?.toString(),
        ifNoneMatch: request.headers["if-none-match"],
      });
      response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
      return page.route;
    },
    async respond(request, clientIp) {
      const url = new URL(request.url);
      const requested = url.pathname;
      url.pathname = canonicalPath(requested, match);
      const key = keyOf(url, match);
      if (!cache.has(key)) {
        const wait = await secondsToWait(limiter, clientIp);
        if (wait > 0) throw new TooManyPages(wait);
      }
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
    routeOf: (pathname) => match(canonicalPath(pathname, match))?.path,
  };
}

/** Drops what the page ignores. All unknown paths share the key of the not-found page. */
function keyOf(url: URL, match: Renderer["match"]): string {
  const path = url.pathname.replace(/\.data$/, "");
  const isData = path !== url.pathname;
  const route = match(isData ? shownPath(path) : path);
  if (!route) return NOT_FOUND_PATH + (isData ? ".data" : "");
  const query = route.queryOf(url.searchParams);
  if (!isData) query.delete("_routes");
  return url.pathname + (query.size > 0 ? `?${query}` : "");
}

/** React Router requests the home page's data as /_.data. */
function shownPath(path: string): string {
  return path === "/_" ? "/" : path;
}

/** False for a path that cannot be decoded or contains NUL, which PostgreSQL text cannot store. */
export function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function pathOf(key: string): string {
  return key.replace(/\?.*$/, "").replace(/\.data$/, "");
}

/**
 * What a chat or a sentence adds to the end of a link: punctuation, brackets, spaces, and the escaped
 * characters U+00A0–00BF, U+2000–207F and the byte order mark, which are punctuation or invisible.
 */
const AFTER_LINK =
  /(?:(?<!\/)_|[),.;:!?*`'\]}>]|%(?:0[9AD]|2[0279ACE]|3[ABEF]|5D|60|7D|C2%[A-B][0-9A-F]|E2%8[01]%[0-9A-F]{2}|EF%B[8B]%[8B]F|EF%BF%BC))+$/i;

/**
 * Removes extra slashes and what was added to the end, and lowercases the parts of a path in which
 * the router ignores case.
 */
function canonicalPath(pathname: string, match: Renderer["match"]): string {
  const path = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
  const withoutEnd = inLowerCase(path.replace(AFTER_LINK, "").replace(/(.)\/+$/, "$1") || "/");
  if (match(withoutEnd)) return withoutEnd;
  const lower = inLowerCase(path);
  return match(lower) ? lower : path;
}

function inLowerCase(path: string): string {
  const [, first = "", ...rest] = path.split("/");
  const start = `/${first.toLowerCase()}`;
  // The rest can be case-sensitive: a tour's id, or a path in the panel.
  if (start !== "/tour") return rest.length > 0 ? path : start;
  const [type, ...id] = rest;
  return [start, ...(type === undefined ? [] : [type.toLowerCase(), ...id])].join("/");
}
