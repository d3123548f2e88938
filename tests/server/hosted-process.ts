// Simulates a hosted Supabase project: the same API in another process and on another origin,
// without our own checks, with the CORS headers of hosted projects.
import { createServer, type IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createLocalBackend } from "../../server/backend/embedded/embedded.ts";
import { createRealtime } from "../../server/backend/embedded/realtime.ts";
import { loadSecrets, openDataDir } from "../../server/data-dir.ts";
import { createLog } from "../../server/log.ts";

const { DATA_DIR = "", PORT, ADMIN_EMAIL = "", ADMIN_PASSWORD = "" } = process.env;
openDataDir(DATA_DIR);
const backend = await createLocalBackend({ dataDir: DATA_DIR, log: createLog("silent"), say() {} });
if (await backend.operators.areMissing())
  await backend.operators.create(ADMIN_EMAIL, ADMIN_PASSWORD);

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS",
  "access-control-expose-headers": "content-range, x-total-count",
};

/** The admin user endpoints that the site calls. @supabase/lite does not have them. */
async function administer(request: Request): Promise<Response> {
  if (request.headers.get("apikey") !== loadSecrets(DATA_DIR).secretKey) {
    return Response.json({ code: "no_authorization", msg: "Not allowed" }, { status: 401 });
  }
  const users = await backend.sql<{ id: string; email: string; app_metadata: object }[]>`
    select id::text, email, raw_app_meta_data as app_metadata, created_at, last_sign_in_at
    from auth.users`;
  if (request.method === "GET") return Response.json({ users: [...users], aud: "authenticated" });
  const id = new URL(request.url).pathname.split("/").at(-1);
  if (request.method === "DELETE") {
    await backend.operators.remove(id ?? "");
    return Response.json({});
  }
  const body = (await request.json()) as { email?: string; password: string };
  const email = body.email ?? users.find((user) => user.id === id)?.email ?? "";
  if (request.method === "POST") await backend.operators.create(email, body.password);
  else await backend.operators.resetPassword(email, body.password);
  return Response.json({ id, email });
}

const answer = getRequestListener(async (request) => {
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
    : url.pathname.startsWith("/auth/v1/admin/users")
      ? await administer(request)
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
