// Simulates a hosted Supabase project: the same API in another process and on another origin,
// without our own checks of data and files, with the CORS headers of hosted projects. The auth
// endpoints for browsers are ours, because they answer as Supabase's own service does.
import { createServer, type IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { authCalls } from "../../server/backend/embedded/auth-calls.ts";
import { createLocalBackend } from "../../server/backend/embedded/embedded.ts";
import { createRealtime } from "../../server/backend/embedded/realtime.ts";
import { loadSecrets, openDataDir } from "../../server/data-dir.ts";
import type { ApiEnv } from "../../server/http/api-env.ts";
import { signInLimits } from "../../server/http/rate-limits.ts";
import { createLog } from "../../server/log.ts";
import { administerUsers } from "./project-users.ts";

const { DATA_DIR = "", PORT, ADMIN_EMAIL = "", ADMIN_PASSWORD = "" } = process.env;
openDataDir(DATA_DIR);
const backend = await createLocalBackend({ dataDir: DATA_DIR, log: createLog("silent"), say() {} });
if (await backend.operators.areMissing())
  await backend.operators.create(ADMIN_EMAIL, ADMIN_PASSWORD);

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS",
  "access-control-expose-headers": "content-range, x-total-count, x-supabase-api-version",
};

const MANY = { points: 1_000_000, duration: 1 };
const limits = signInLimits({
  perIp: MANY,
  perAccount: MANY,
  perIpAndAccount: MANY,
  tokensPerIp: MANY,
});
const auth = new Hono<ApiEnv>();
auth.use(async (call, next) => {
  call.set("clientIp", "browser");
  await next();
});
auth.all("/auth/v1/admin/users/:id?", (call) =>
  administerUsers(backend.sql, loadSecrets(DATA_DIR).secretKey, call.req.raw),
);
const siteUrl = `http://127.0.0.1:${PORT}`;
auth.route("/auth/v1", authCalls(backend, { limits, log: createLog("silent"), siteUrl }));

const answer = getRequestListener(async (request, env) => {
  const url = new URL(request.url);
  const allowed = request.headers.get("access-control-request-headers") ?? "*";
  if (request.method === "OPTIONS") {
    const headers = { ...CORS, "access-control-allow-headers": allowed };
    return new Response(null, { status: 204, headers });
  }
  if (url.pathname === "/") return new Response("ready");
  const [, name] = /^\/storage\/v1\/object\/public\/media\/([^/]+)$/.exec(url.pathname) ?? [];
  const file = name ? await backend.readPublicFile(name) : undefined;
  const found = file
    ? new Response(Buffer.from(file.bytes), { headers: { "content-type": file.contentType } })
    : url.pathname.startsWith("/auth/v1/")
      ? await auth.fetch(request, env)
      : await backend.fetch(request);
  const headers = new Headers(found.headers);
  for (const [header, value] of Object.entries(CORS)) headers.set(header, value);
  return new Response(found.body, { status: found.status, headers });
});

const server = createServer((request, response) => void answer(request, response));
// In hosted projects, anonymous visitors can also subscribe.
const realtime = createRealtime({
  publishableKey: backend.publishableKey,
  authorize: async () => Number.POSITIVE_INFINITY,
  log: createLog("silent"),
});
backend.onChange(realtime.change);
realtime.attach(server, () => "hosted");
const [attached] = server.listeners("upgrade");
// Hosted Realtime accepts the secret key, but ours does not, so this replaces the key.
function upgrade(request: IncomingMessage, ...rest: unknown[]): void {
  const { secretKey } = loadSecrets(DATA_DIR);
  request.url = request.url?.replace(secretKey, backend.publishableKey);
  attached?.call(server, request, ...rest);
}
server.removeAllListeners("upgrade").on("upgrade", upgrade);
let hasRealtime = true;
// SIGUSR2 turns Realtime off or on. The HTTP API keeps working.
process.on("SIGUSR2", () => {
  hasRealtime = !hasRealtime;
  if (hasRealtime) server.on("upgrade", upgrade);
  else server.removeAllListeners("upgrade");
  if (!hasRealtime) realtime.interrupt();
});
server.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", async () => {
  realtime.close();
  server.closeAllConnections();
  server.close();
  await backend.close();
  process.exit(0);
});
