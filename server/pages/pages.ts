import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { languageOfPath, languages, pathIn, pathOfLanguage } from "../../app/ui/languages.ts";
import type { FairQueue } from "../fair-queue.ts";
import { RATES } from "../http/rate-limits.ts";
import { RateLimiter } from "../rate-limiter.ts";
import { finishPage, type Page, selectResponse } from "./page.ts";
import { NOT_FOUND_PATH, type Renderer } from "./render.ts";

const PREVIEW_PATHS = languages.map((language) => pathIn(language, "/admin/preview"));

const MAX_ENTRIES = 5000;
/** The memory of an entry's objects, beside its texts and bytes. */
const ENTRY_BYTES = 4096;

/** Links that were sent to one person. They open in English once their language is no longer public. */
const SENT_LINK = /^\/(?:quote|newsletter|review)(?:\/|$)/;

/** Thrown for an IP address that makes the server render too many pages. */
export class TooManyPages extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too many uncached pages");
    this.retryAfter = retryAfter;
  }
}

/** React Router sends a redirect of a `.data` request with this status. */
const DATA_REDIRECT = 202;

/** Ends the fetch of a page that is not to be cached. */
class Uncacheable extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super("this page is not cached");
    this.page = page;
  }
}

export interface Pages {
  /** Removes all pages. A page that is still being rendered is sent, but not cached. */
  clear(): void;
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
  /** Pages that only operators may see: no cache. */
  isPrivate?: boolean;
  queue: FairQueue;
  maxBytes: number;
  freshMs: number;
}

export function createPages(options: Options): Pages {
  const { renderer, queue, isDevelopment = false, isPrivate = false } = options;
  const backendUrl = isDevelopment ? undefined : options.backendUrl;
  const limiter = new RateLimiter(RATES.uncachedPages);
  const cache = new LRUCache<string, Page, string>({
    max: MAX_ENTRIES,
    maxSize: options.maxBytes,
    sizeCalculation: ({ size }, key) => ENTRY_BYTES + 2 * key.length + size,
    ttl: options.freshMs,
    // An old page is sent while it is rendered again, in case a change was missed.
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // `clear` aborts fetches. Whoever waits for a page still gets it.
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: clientIp, options: fetching }) {
      const wait = limiter.use(clientIp);
      if (wait > 0) throw new TooManyPages(wait);
      const { page, hasFailed } = await queue(clientIp, () => render(key));
      if (page.isCacheable) return page;
      // After a failure the old page stays. Otherwise it is gone: its tour was hidden, for example.
      fetching.noDeleteOnFetchRejection = hasFailed;
      throw new Uncacheable(page);
    },
  });

  const match = (path: string) => (isReadable(path) ? renderer.match(path) : undefined);

  async function render(key: string): Promise<{ page: Page; hasFailed: boolean }> {
    const { response, ...rendered } = await renderer.render(key);
    const { status, headers } = response;
    const hasFailed = rendered.hasFailed || status >= 500;
    const isFound = status === 200 || (status === 404 && pathOf(key).endsWith(NOT_FOUND_PATH));
    const isCached = !isDevelopment && !isPrivate;
    const isForOne = headers.has("set-cookie") || headers.get("cache-control") === "no-store";
    const isCacheable = isCached && !hasFailed && isFound && !isForOne;
    const page = await finishPage(response, {
      route: match(shownPath(pathOf(key)))?.path ?? "*",
      isCacheable,
      backendUrl,
      isFramed: PREVIEW_PATHS.includes(pathOf(key)),
    });
    return { page, hasFailed };
  }

  /** Drops what the page ignores. All unknown paths of a language share the key of its not-found page. */
  function keyOf(url: URL): string {
    const path = url.pathname.replace(/\.data$/, "");
    const isData = path !== url.pathname;
    const shown = isData ? shownPath(path) : path;
    const route = match(shown);
    if (!route) return renderer.notFoundPath(shown) + (isData ? ".data" : "");
    const query = route.queryOf(url.searchParams);
    if (!isData) query.delete("_routes");
    return url.pathname + (query.size > 0 ? `?${query}` : "");
  }

  function pageOf(key: string, clientIp: string): Promise<Page> {
    return cache.forceFetch(key, { context: clientIp }).catch((error: unknown) => {
      if (error instanceof Uncacheable) return error.page;
      throw error;
    });
  }

  return {
    clear() {
      // An import clears it for each of its rows. Clearing an empty cache also takes time.
      if (cache.size > 0) cache.clear();
    },
    respondFromCache(request, response) {
      const isRead = request.method === "GET" || request.method === "HEAD";
      const page = isRead && cache.get(request.url ?? "", { allowStale: false });
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
      const of = languageOfPath(url.pathname);
      const inEnglish = url.pathname.slice(pathOfLanguage(of).length);
      if (of !== "en" && SENT_LINK.test(inEnglish) && !match(url.pathname)) {
        return new Response(null, { status: 302, headers: { location: inEnglish + url.search } });
      }
      const known = await pageOf(keyOf(url), clientIp);
      // The body has where the data moved. It is rendered with the query, to keep people and date of the visitor.
      const isMovedData = known.status === DATA_REDIRECT && url.search !== "";
      const page = isMovedData ? await pageOf(url.pathname + url.search, clientIp) : known;
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
      // A shared link to a moved tour keeps its people and date. The query of a picture is its version.
      const isMovedPage = status === 301 && !requested.endsWith(".jpg");
      const location = isMovedPage && headers.location && headers.location + url.search;
      return new Response(bytes, {
        status,
        headers: { ...headers, ...(location && { location }) },
      });
    },
    routeOf: (pathname) => match(canonicalPath(pathname, match))?.path,
  };
}

/** React Router requests the data of the home page of a language as /_.data or /ta/_.data. */
function shownPath(path: string): string {
  return path.replace(/\/_$/, "") || "/";
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

/** A pattern for the end of a text takes quadratic time, and no page has a longer path. */
const MAX_LINK = 300;
/**
 * Characters that a chat or a sentence adds to the end of a link: punctuation, brackets, spaces, and the escaped
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
  const link = path.length > MAX_LINK ? path : path.replace(AFTER_LINK, "");
  const withoutEnd = inLowerCase(link.replace(/(.)\/+$/, "$1") || "/");
  if (match(withoutEnd)) return withoutEnd;
  const lower = inLowerCase(path);
  return match(lower) ? lower : path;
}

/** The rest of a path can be case-sensitive: a tour's id, or a path in the panel. */
const CASELESS = /^\/(?:(?:tour|pages)\/[^/]*|[^/]*$)/i;

function inLowerCase(path: string): string {
  const language = languageOfPath(path.toLowerCase());
  const below = path.slice(pathOfLanguage(language).length) || "/";
  const lower = below.replace(CASELESS, (part) => part.toLowerCase());
  return pathIn(language, lower);
}
