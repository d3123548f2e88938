import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import sirv from "sirv";
import type { ApiEnv, ApiRates, Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";
import { acceptedEncodings } from "../pages/page.ts";
import type { Pages } from "../pages/pages.ts";
import type { Pictures } from "../pictures/pictures.ts";
import {
  endConnection,
  NOTHING_POLICY,
  PLAIN_HEADERS,
  SECURITY_HEADERS,
} from "../security-headers.ts";
import { clientAddress } from "./client-address.ts";
import { createRequestLog } from "./request-log.ts";

interface Options {
  backend: Backend;
  pages: Pages;
  /** Files made of the content: sitemap, link previews, icons. */
  documents?: Pages & { has(path: string): boolean };
  /** The storage's pictures at the sizes that pages ask for. */
  pictures?: Pictures;
  log: Logger;
  trustProxy: boolean;
  /** Limits other than a visitor's (tests). */
  rates?: Partial<ApiRates>;
  /** The built client files; absent in development, where Vite serves them. */
  clientDir: string | undefined;
  /** In development: Vite's own handler, asked before the pages. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** The whole site on one node:http server: pages from memory, files, the API, pages rendered. */
export function createSite(options: Options): Server {
  const { backend, pages, log } = options;
  const api = new Hono<ApiEnv & { Bindings: HttpBindings }>();
  api.use(async (context, next) => {
    context.set("address", clientAddress(context.env.incoming, options.trustProxy));
    await next();
  });
  api.get("/healthz", async (context) =>
    (await backend.isHealthy())
      ? context.json({ status: "ok" })
      : context.json({ status: "unavailable" }, 503),
  );
  const { pictures } = options;
  if (pictures) {
    api.get("/storage/v1/render/image/public/*", (context) =>
      pictures.respond(context.req.raw, context.get("address")),
    );
  }
  if (backend.createApi) {
    api.route(
      "/",
      backend.createApi({
        log,
        rates: options.rates,
        async onFilesRemoved(names) {
          await pictures?.forget("media", names).catch((error: unknown) => {
            log.error({ err: error }, "sizes of a removed picture are still there");
          });
        },
      }),
    );
  }
  api.all("*", (context) => context.text("Not allowed", 405, { allow: "GET, HEAD" }));
  const answerApi = getRequestListener(api.fetch);
  const answerFile = options.clientDir ? serveFiles(options.clientDir) : undefined;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? "/").replace(/\?.*$/s, "");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && options.documents?.has(path))
      void answerPage(options.documents, request, response);
    else if (!isRead || path === "/healthz" || isApi(path)) void answerApi(request, response);
    else if (answerFile) {
      // They are small, and the handler's arithmetic of ranges fails on odd ones: the whole, always.
      delete request.headers.range;
      // Nor does it know of encodings that are refused by name.
      const { headers } = request;
      headers["accept-encoding"] = acceptedEncodings(
        headers["accept-encoding"] as string | undefined,
      );
      answerFile(request, response, () => void answerPage(pages, request, response));
    } else void answerPage(pages, request, response);
  }

  async function answerPage(
    from: Pages,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      await from.answer(request, response);
    } catch (error) {
      fail(error, response);
    }
  }

  /** Nothing that a request carries may end the process. */
  function fail(error: unknown, response: ServerResponse): void {
    log.error({ err: error }, "request failed");
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { "cache-control": "no-store" }).end("Something went wrong.");
  }

  const headers = Object.entries(options.before ? SECURITY_HEADERS : PLAIN_HEADERS);
  const serverOptions: ServerOptions = {
    // Answered by ourselves, with the headers of every answer.
    requireHostHeader: false,
    // Some clients offer HTTP/2 with every request: that is no reason to refuse it.
    shouldUpgradeCallback: ({ headers: { upgrade } }) =>
      upgrade?.toLowerCase() === "websocket" && server.listenerCount("upgrade") > 0,
  };
  const server: Server = createServer(serverOptions, (request, response) => {
    const began = performance.now();
    const onSent = () => logAnswer(request, response, began);
    try {
      if (request.headers.host === undefined && request.httpVersion === "1.1") {
        response.writeHead(400, { ...PLAIN_HEADERS, connection: "close" }).end();
        return onSent();
      }
      // What is in memory is handed over whole: it need not be watched until it has arrived.
      if (pages.answerFromMemory(request, response)) return onSent();
      response.once("close", onSent);
      for (const [name, value] of headers) response.setHeader(name, value);
      if (options.before && !isApi(request.url ?? "")) {
        options.before(request, response, () => answer(request, response));
      } else answer(request, response);
    } catch (error) {
      fail(error, response);
    }
  });
  const logAnswer = createRequestLog(log);
  server.requestTimeout = 60_000;
  // Longer than a proxy in front keeps its own (nginx: 60 s): who closes first loses the other's request.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 20_000;
  // Who asks and then does not read holds the answer in our memory for no longer than this.
  server.timeout = 75_000;
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...PLAIN_HEADERS, connection: "close" }).end();
    logAnswer(request, response, performance.now());
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Bytes may not be mixed into an answer that is on its way.
    if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
    else endConnection(socket, CLIENT_ERRORS[error.code ?? ""] ?? "400 Bad Request");
  });
  backend.attach?.(server, (request) => clientAddress(request, options.trustProxy));
  return server;
}

const CLIENT_ERRORS: { [code: string]: string } = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function isApi(path: string): boolean {
  return /^\/(rest|auth|storage|realtime)\/v1(\/|$)/.test(path);
}

function serveFiles(clientDir: string): ReturnType<typeof sirv> {
  return sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      // Illustrations are documents too when opened by themselves: they may do nothing.
      response.setHeader(
        "content-security-policy",
        path === "/sw.js"
          ? // A worker's own fetches are held to the policy that it came with.
            `${NOTHING_POLICY}; script-src 'self'; connect-src 'self'`
          : `${NOTHING_POLICY}; style-src 'unsafe-inline'`,
      );
      response.setHeader(
        "cache-control",
        path === "/sw.js"
          ? "no-cache"
          : path.startsWith("/assets/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600, stale-while-revalidate=86400",
      );
    },
  });
}
