import type { IncomingMessage, ServerResponse } from "node:http";
import { type FairQueue, QueueFull } from "../fair-queue.ts";
import { clientAddress } from "../http/client-address.ts";
import type { Logger } from "../log.ts";
import { type Made, RowCache } from "./cache.ts";
import type { CspOptions } from "./csp.ts";
import type { InlinePicture } from "./html.ts";
import { chooseBody, finishPage, type Page } from "./page.ts";
import type { Renderer } from "./render.ts";

const NOT_FOUND_PATH = "/not-found";

/** Query fields that change what a page shows; every other one is dropped before rendering. */
const SHOWN_FIELDS = ["category", "page", "q", "_routes"];
const MAX_FIELD = 200;

export interface Pages {
  cache: RowCache<Page>;
  /** Answers a GET or HEAD for a page. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers from memory if it can, before anything else looks at the request. */
  answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean;
}

interface Options {
  renderer: Renderer;
  /** Undefined in development, where Vite's own scripts are inline. */
  csp: CspOptions | undefined;
  /** Is sent within the home page, whose largest picture it is until the operator has another. */
  homePicture?: InlinePicture | undefined;
  log: Logger;
  /** Where pages that are not in memory wait for their turn to be made. */
  queue: FairQueue;
  trustProxy: boolean;
  isCaching: boolean;
  maxBytes: number;
  freshMs: number;
}

/** The public and admin documents of the site, kept in memory as finished bytes. */
export function createPages(options: Options): Pages {
  const { renderer, csp, log, isCaching } = options;
  const cache = new RowCache<Page>({
    maxBytes: options.maxBytes,
    freshMs: options.freshMs,
    // The visitor does not wait for the net below the purges.
    answersWithOld: true,
  });

  const isKnown = (path: string) => isReadable(path) && renderer.isKnown(path);

  async function render(key: string, old: Page | undefined): Promise<Made<Page>> {
    const rendering = await renderer.render(key);
    const { response, sources, hasFailed } = rendering;
    const isNotFound = response.status === 404 && pathOf(key) === NOT_FOUND_PATH;
    const isKept =
      isCaching &&
      !hasFailed &&
      (response.status === 200 || isNotFound) &&
      !response.headers.has("set-cookie");
    // As the router reads an address: /ADMIN and /%61dmin are the panel too.
    const isPanel = /^\/admin(\/|$)/i.test(decodeURIComponent(pathOf(key)));
    const picture = pathOf(key) === "/" ? options.homePicture : undefined;
    return {
      value: await finishPage(rendering, csp, { isKept, isPanel, picture, old }),
      isKept,
      sources,
    };
  }

  return {
    cache,
    answerFromMemory(request, response) {
      const isRead = request.method === "GET" || request.method === "HEAD";
      const page = isRead && cache.fresh(request.url ?? "");
      if (page) send(request, response, page);
      return Boolean(page);
    },
    async answer(request, response) {
      const url = parseUrl(request.url ?? "/");
      if (!url) {
        response.writeHead(400, { "cache-control": "no-store" }).end("Bad request");
        return;
      }
      const whole = withoutTrailingSlash(url.pathname);
      const small = inSmallLetters(whole);
      const canonical = isKnown(small) ? small : whole;
      if (canonical !== url.pathname) {
        response.writeHead(301, { location: canonical + url.search }).end();
        return;
      }
      const key = keyOf(url, isKnown);
      const address = clientAddress(request, options.trustProxy);
      try {
        const page = await cache.get(key, (old) => options.queue(address, () => render(key, old)));
        send(request, response, page);
      } catch (error) {
        if (error instanceof QueueFull) {
          log.warn({ address, path: url.pathname }, "held back");
          response
            .writeHead(503, { "retry-after": "2", "cache-control": "no-store" })
            .end("Too many pages are being made. Please try again.");
          return;
        }
        log.error({ err: error, path: url.pathname }, "page failed");
        response
          .writeHead(500, {
            "content-type": "text/plain; charset=utf-8",
            "cache-control": "no-store",
          })
          .end("Something went wrong. Please try again.");
      }
    },
  };
}

/** One key for each document: unknown fields are dropped, unknown paths share the not-found page. */
function keyOf(url: URL, isKnown: Renderer["isKnown"]): string {
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.slice(0, -".data".length) : url.pathname;
  const shown = isData && path === "/_" ? "/" : path;
  if (!isKnown(shown)) return NOT_FOUND_PATH + (isData ? ".data" : "");
  const query = new URLSearchParams();
  for (const field of SHOWN_FIELDS) {
    const value = url.searchParams.get(field);
    if (value && value.length <= MAX_FIELD) query.set(field, value);
  }
  return url.pathname + (query.size > 0 ? `?${query}` : "");
}

/** The path is ours whatever the host part claims; undefined when there is no reading it. */
function parseUrl(url: string): URL | undefined {
  const path = url.startsWith("/") ? url.replace(/^[/\\]+/, "/") : url;
  return URL.parse(path, "http://site.invalid") ?? undefined;
}

/** Of what cannot be decoded, or has a sign that no text of the database can have, nobody else is asked. */
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

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(.)\/+$/, "$1");
}

/** A public page has one address: the router would answer for every mixture of letters. */
function inSmallLetters(path: string): string {
  const [, first = "", ...rest] = path.split("/");
  const start = `/${first.toLowerCase()}`;
  // What follows may be a tour's own name, or the panel's.
  if (start !== "/tour") return rest.length > 0 ? path : start;
  const [type, ...id] = rest;
  return [start, ...(type === undefined ? [] : [type.toLowerCase(), ...id])].join("/");
}

function send(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const body = chooseBody(page, request.headers["accept-encoding"] as string | undefined);
  if (request.headers["if-none-match"]?.includes(body.etag)) {
    response.writeHead(304, body.headersOfSame).end();
    return;
  }
  response.writeHead(page.status, body.headers);
  if (request.method === "HEAD") response.end();
  else response.end(body.content, "latin1");
}
