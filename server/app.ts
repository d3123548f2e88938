import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { matchedRoutes } from "hono/route";
import { OWN_HEADER } from "../app/supabase/own-response.ts";
import { languageOfPath, languages, pathOfLanguage } from "../app/ui/languages.ts";
import { SIZED } from "../app/ui/sized-picture.ts";
import { createAccess } from "./backend/access-calls.ts";
import type { ApiRates, Backend } from "./backend/backend.ts";
import { recordOpenings } from "./backend/quote-openings.ts";
import { createVisitorCalls } from "./backend/visitor-calls.ts";
import { Counts } from "./counts.ts";
import { QueueFull } from "./fair-queue.ts";
import type { ApiEnv } from "./http/api-env.ts";
import { clientFiles } from "./http/client-files.ts";
import { clientIp, network } from "./http/client-ip.ts";
import { signInLimits } from "./http/rate-limits.ts";
import type { Logger } from "./log.ts";
import type { MailQueue } from "./mail-queue.ts";
import { type BackupOptions, createBackupCalls } from "./maintenance/backup-calls.ts";
import { messagesOf } from "./messages.ts";
import { createLanguagePreview } from "./pages/language-preview.ts";
import { isReadable, type Pages, TooManyPages } from "./pages/pages.ts";
import { ReadFailed } from "./pages/public-client.ts";
import type { Push } from "./push.ts";
import { endConnection, PLAIN_HEADERS, SECURITY_HEADERS } from "./security-headers.ts";

interface Options {
  backend: Backend;
  pages: Pages;
  /** The pages with the languages that only operators may see. */
  operatorPages?: Pages;
  seoFiles?: Pages;
  pictures?: {
    respond(request: Request, clientIp: string): Promise<Response>;
    forget(bucket: string, paths: string[]): Promise<void>;
  };
  log: Logger;
  siteUrl: string;
  mails?: MailQueue | undefined;
  push?: Push | undefined;
  maintenance?: BackupOptions | undefined;
  trustProxy: boolean;
  rates?: Partial<ApiRates>;
  clientDir: string | undefined;
  /** The roots of the assets of other builds (http/stored-builds.ts). */
  storedBuilds?: string[] | undefined;
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Serves the whole site: cached pages directly on node:http, everything else through Hono. */
export function createSite(options: Options): Server {
  const { backend, pages, log, trustProxy, devMiddleware } = options;
  const routes: Routes = new WeakMap();
  const app = createApp(options, routes);
  function errorHandler(error: unknown): Response {
    const isMalformed = error instanceof RequestError;
    if (!isMalformed) log.error({ err: error }, "request failed");
    return new Response(null, { status: isMalformed ? 400 : 500, headers: PLAIN_HEADERS });
  }
  const respondToHttp11 = getRequestListener(app.fetch, { errorHandler });
  // HTTP/1.0 has no Host, and some proxies and monitors use it.
  const hostname = new URL(options.siteUrl).host;
  const respondToHttp10 = getRequestListener(app.fetch, { errorHandler, hostname });
  function respond(request: IncomingMessage, response: ServerResponse): void {
    void (request.httpVersion === "1.0" ? respondToHttp10 : respondToHttp11)(request, response);
  }
  const serverOptions = {
    // HTTP/1.1 requests without Host reach the Hono adapter, which rejects them with our headers.
    requireHostHeader: false,
    // By default, Node checks the two timeouts below only every 30 s.
    connectionsCheckingInterval: 2_000,
    headersTimeout: 20_000,
    // Bodies have shorter limits (http/request-body.ts), but an operator's upload can take as long as an
    // access token is valid.
    requestTimeout: 3_600_000,
    // Accepts only WebSocket upgrades, because some clients offer HTTP/2 with every request.
    shouldUpgradeCallback: ({ headers: { upgrade } }: IncomingMessage) =>
      upgrade?.toLowerCase() === "websocket" && server.listenerCount("upgrade") > 0,
  };
  const server: Server = createServer(serverOptions, (request, response) => {
    const began = performance.now();
    response.once("close", () => {
      const { statusCode: status } = response;
      const ms = Math.round(performance.now() - began);
      log.info({ method: request.method, path: routes.get(request) ?? "*", status, ms }, "request");
    });
    if (isReadWithBody(request)) {
      response.writeHead(400, { ...PLAIN_HEADERS, "content-length": 0, connection: "close" }).end();
      return;
    }
    const cachedRoute = request.headers.host && pages.respondFromCache(request, response);
    if (cachedRoute) return void routes.set(request, cachedRoute);
    if (devMiddleware) devMiddleware(request, response, () => respond(request, response));
    else respond(request, response);
  });
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
  // A proxy opens all connections itself, so it must limit them (docs/deploy/nginx.conf).
  if (!trustProxy) limitConnections(server, log);
  backend.attach?.(server, (request) => clientIp(request, trustProxy));
  return server;
}

/** Nobody reads the body of a GET, so it has no limit. RFC 9110 allows a server to refuse it. */
function isReadWithBody({ method, headers }: IncomingMessage): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && (Number(headers["content-length"] ?? 0) > 0 || "transfer-encoding" in headers);
}

const CLIENT_ERRORS: { [code: string]: string } = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Also counts WebSockets. High, because many visitors can share one IP address. */
const MAX_CONNECTIONS_PER_IP = 500;

function limitConnections(server: Server, log: Logger): void {
  const connections = new Counts();
  server.on("connection", (socket: Socket) => {
    const ip = network(socket.remoteAddress ?? "unknown");
    connections.add(ip, 1);
    socket.once("close", () => connections.add(ip, -1));
    if (connections.get(ip) <= MAX_CONNECTIONS_PER_IP) return;
    log.warn({ clientIp: ip }, "too many connections");
    socket.destroy();
  });
}

/** The route's path of each request, for the log. */
type Routes = WeakMap<IncomingMessage, string>;

function createApp(options: Options, routes: Routes): Hono<ApiEnv> {
  const { backend, pages, seoFiles, pictures, log, trustProxy } = options;
  const defaultHeaders = Object.entries({
    ...(options.devMiddleware ? SECURITY_HEADERS : PLAIN_HEADERS),
    // Proxies store a response for as long as they like if it does not say how long.
    "cache-control": "no-store",
    [OWN_HEADER]: "yes",
  });
  const app = new Hono<ApiEnv>();
  function respondToUnreadablePath({
    req,
    get,
    text,
  }: Context<ApiEnv>): Promise<Response> | Response {
    const isRead = req.method === "GET" || req.method === "HEAD";
    return isRead ? pages.respond(req.raw, get("clientIp")) : text("Not found", 404);
  }
  app.use(async (context, next) => {
    const { incoming } = context.env;
    const { pathname } = new URL(context.req.url);
    const route =
      apiRoute(context) ?? seoFiles?.routeOf(pathname) ?? pages.routeOf(pathname) ?? "*";
    routes.set(incoming, route);
    context.set("route", route);
    context.set("clientIp", clientIp(incoming, trustProxy));
    if (isReadable(pathname)) await next();
    else context.res = await respondToUnreadablePath(context);
    const { headers } = context.res;
    for (const [name, value] of defaultHeaders) if (!headers.has(name)) headers.set(name, value);
  });
  let checking: ReturnType<Backend["findProblem"]> | undefined;
  app.get("/healthz", async (context) => {
    // Requests at the same time share a check, because anybody can send many of them.
    checking ??= backend.findProblem().finally(() => {
      checking = undefined;
    });
    const reason = await checking;
    return reason
      ? context.json({ status: "unavailable", reason }, 503)
      : context.json({ status: "ok" });
  });
  if (pictures) {
    app.get(`${SIZED}*`, ({ req, get }) => pictures.respond(req.raw, get("clientIp")));
  }
  const { siteUrl, mails, push, rates, maintenance } = options;
  const limits = signInLimits(rates);
  if (backend.createApi) {
    app.route(
      "/",
      backend.createApi({
        log,
        siteUrl,
        limits,
        rates,
        async onFilesRemoved(names) {
          await pictures?.forget("media", names).catch((error: unknown) => {
            log.error({ err: error }, "resized versions of a removed picture could not be removed");
          });
        },
      }),
    );
  }
  app.route("/admin/access", createBackupCalls(backend, log, maintenance ?? {}));
  if (options.operatorPages) {
    app.route("/", createLanguagePreview(backend, options.operatorPages, { log, siteUrl }));
  }
  app.route("/admin/access", createAccess(backend, { log, mails, push, limits }));
  app.route("/", createVisitorCalls(backend, { log, siteUrl, mails }));
  if (seoFiles) {
    app.get("*", async ({ req, get }, next) =>
      seoFiles.routeOf(new URL(req.url).pathname)
        ? seoFiles.respond(req.raw, get("clientIp"))
        : next(),
    );
  }
  if (options.clientDir) app.route("/", clientFiles(options.clientDir, options.storedBuilds));
  for (const language of languages) {
    app.get(`${pathOfLanguage(language)}/quote/:token`, recordOpenings(backend, log));
  }
  app.get("*", ({ req, get }) => pages.respond(req.raw, get("clientIp")));
  app.all("*", (context) => context.text("Not allowed", 405, { allow: "GET, HEAD" }));
  app.onError((error, context) => respondToError(error, context, log));
  return app;
}

function respondToError(error: Error, context: Context<ApiEnv>, log: Logger): Response {
  const { clientIp, route: path } = context.var;
  const m = messagesOf("plain-answers", languageOfPath(context.req.path));
  context.header("cache-control", "no-store");
  if (error instanceof TooManyPages) {
    log.warn({ clientIp, path }, "too many requests");
    context.header("retry-after", String(error.retryAfter));
    return context.text(m("tooMany"), 429);
  }
  if (error instanceof QueueFull) {
    log.warn({ path }, "queue full");
    context.header("retry-after", "2");
    return context.text(m("busy"), 503);
  }
  log.error({ err: error, path }, "request failed");
  if (error instanceof ReadFailed) {
    return context.text(m("away"), 503);
  }
  return context.text(m("failed"), 500);
}

/**
 * The path of the matched route, such as "/quote/:token"; undefined if only a page can match. The
 * log never has the text of a path, because a private link can be spelled in many ways.
 */
function apiRoute(context: Context): string | undefined {
  const paths = matchedRoutes(context).map(({ path }) => path);
  const longest = paths.reduce((one, other) => (other.length > one.length ? other : one), "");
  // "/:table{[a-z_]+}" becomes "/:table".
  return longest.length > "/*".length ? longest.replace(/\{[^/]*\}/g, "") : undefined;
}
