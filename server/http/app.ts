import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { createAccess } from "../backend/access-calls.ts";
import type { ApiEnv, ApiRates, Backend } from "../backend/backend.ts";
import { createVisitorCalls } from "../backend/visitor-calls.ts";
import { QueueFull } from "../fair-queue.ts";
import type { Logger } from "../log.ts";
import type { SendMail } from "../mail.ts";
import type { Pages } from "../pages/pages.ts";
import type { Push } from "../push.ts";
import { endConnection, PLAIN_HEADERS, SECURITY_HEADERS } from "../security-headers.ts";
import { clientIp } from "./client-address.ts";
import { clientFiles } from "./client-files.ts";
import { recordOpenings } from "./quote-openings.ts";

type AppEnv = ApiEnv & { Bindings: HttpBindings };

interface Options {
  backend: Backend;
  pages: Pages;
  seoFiles?: Pages & { has(path: string): boolean };
  pictures?: {
    respond(request: Request, clientIp: string): Promise<Response>;
    forget(bucket: string, paths: string[]): Promise<void>;
  };
  log: Logger;
  siteUrl: string;
  sendMail?: SendMail | undefined;
  push?: Push | undefined;
  trustProxy: boolean;
  rates?: Partial<ApiRates>;
  clientDir: string | undefined;
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Serves the whole site: cached pages directly on node:http, everything else through Hono. */
export function createSite(options: Options): Server {
  const { backend, pages, log, trustProxy, devMiddleware } = options;
  const respond = getRequestListener(createApp(options).fetch, {
    errorHandler(error) {
      const isMalformed = error instanceof RequestError;
      if (!isMalformed) log.error({ err: error }, "request failed");
      return new Response(null, { status: isMalformed ? 400 : 500, headers: PLAIN_HEADERS });
    },
  });
  const serverOptions = {
    // Requests without Host reach the Hono adapter, which rejects them with our headers.
    requireHostHeader: false,
    // Accepts only WebSocket upgrades, because some clients offer HTTP/2 with every request.
    shouldUpgradeCallback: ({ headers: { upgrade } }: IncomingMessage) =>
      upgrade?.toLowerCase() === "websocket" && server.listenerCount("upgrade") > 0,
  };
  const server: Server = createServer(serverOptions, (request, response) => {
    const began = performance.now();
    response.once("close", () => logRequest(log, request, response.statusCode, began));
    if (request.headers.host && pages.respondFromCache(request, response)) return;
    if (devMiddleware) devMiddleware(request, response, () => respond(request, response));
    else respond(request, response);
  });
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  // Longer than a proxy keeps its connections (nginx: 60 s), so that the proxy closes them first.
  server.keepAliveTimeout = 65_000;
  // Closes the connection of a client that stops reading the response.
  server.timeout = 75_000;
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...PLAIN_HEADERS, connection: "close" }).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
    else endConnection(socket, CLIENT_ERRORS[error.code ?? ""] ?? "400 Bad Request");
  });
  backend.attach?.(server, (request) => clientIp(request, trustProxy));
  return server;
}

const CLIENT_ERRORS: { [code: string]: string } = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function createApp(options: Options): Hono<AppEnv> {
  const { backend, pages, seoFiles, pictures, log, trustProxy } = options;
  const defaultHeaders = Object.entries(options.devMiddleware ? SECURITY_HEADERS : PLAIN_HEADERS);
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.set("clientIp", clientIp(context.env.incoming, trustProxy));
    await next();
    const { headers } = context.res;
    for (const [name, value] of defaultHeaders) if (!headers.has(name)) headers.set(name, value);
  });
  app.get("/healthz", async (context) =>
    (await backend.isHealthy())
      ? context.json({ status: "ok" })
      : context.json({ status: "unavailable" }, 503),
  );
  if (pictures) {
    app.get("/storage/v1/render/image/public/*", ({ req, get }) =>
      pictures.respond(req.raw, get("clientIp")),
    );
  }
  if (backend.createApi) {
    app.route(
      "/",
      backend.createApi({
        log,
        rates: options.rates,
        async onFilesRemoved(names) {
          await pictures?.forget("media", names).catch((error: unknown) => {
            log.error({ err: error }, "resized versions of a removed picture could not be removed");
          });
        },
      }),
    );
  }
  const { siteUrl, sendMail, push, rates } = options;
  app.route("/admin/access", createAccess(backend, { log, siteUrl, sendMail, push, rates }));
  app.route("/", createVisitorCalls(backend, { log, siteUrl, sendMail }));
  if (seoFiles) {
    app.get("*", async ({ req, get }, next) =>
      seoFiles.has(req.path) ? seoFiles.respond(req.raw, get("clientIp")) : next(),
    );
  }
  if (options.clientDir) app.get("*", ...clientFiles(options.clientDir));
  app.get("/quote/:token", recordOpenings(backend, log));
  app.get("*", ({ req, get }) => pages.respond(req.raw, get("clientIp")));
  app.all("*", (context) => context.text("Not allowed", 405, { allow: "GET, HEAD" }));
  app.onError((error, context) => respondToError(error, context, log));
  return app;
}

function respondToError(error: Error, context: Context<AppEnv>, log: Logger): Response {
  const path = loggedPath(context.req.path);
  context.header("cache-control", "no-store");
  if (error instanceof QueueFull) {
    log.warn({ clientIp: context.get("clientIp"), path }, "queue full");
    context.header("retry-after", "2");
    return context.text("The site is busy. Please try again in a few seconds.", 503);
  }
  log.error({ err: error, path }, "request failed");
  return context.text("Something went wrong. Please try again.", 500);
}

/** The path for the log. Omits the query, which can contain names, and a quote's secret token. */
function loggedPath(url: string): string {
  return url
    .replace(/\?.*$/, "")
    .replace(/^(\/+quote\/+).+/i, "$1…")
    .slice(0, 200);
}

function logRequest(log: Logger, request: IncomingMessage, status: number, began: number): void {
  const { method, url = "" } = request;
  const path = loggedPath(url);
  log.info({ method, path, status, ms: Math.round(performance.now() - began) }, "request");
}
