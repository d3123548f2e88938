import { Hono, type MiddlewareHandler } from "hono";
import { fairQueue } from "../../fair-queue.ts";
import type { ApiEnv } from "../../http/api-env.ts";
import { consume } from "../../http/rate-limits.ts";
import { notFound, Refusal, respondToFailure } from "../../http/refusal.ts";
import { RateLimiter } from "../../rate-limiter.ts";
import type { ApiOptions, LocalBackend } from "../backend.ts";
import { authCalls } from "./auth-calls.ts";
import { dataCalls } from "./data-calls.ts";
import { recentFiles, respondWithFile } from "./public-file.ts";
import { FILE_NAME, storageCalls } from "./storage-calls.ts";

const RATES = {
  dataPerIp: { points: 600, duration: 10 },
  dataWaiting: 200,
};

const PATHS = ["/auth/v1/*", "/rest/v1/*", "/storage/v1/*", "/realtime/v1/*"];

/** The API endpoints that the product uses, with rate limits. Any other endpoint is a 404. */
export function createApi(backend: LocalBackend, options: ApiOptions): Hono<ApiEnv> {
  const rates = { ...RATES, ...options.rates };
  // Fewer than the pool's 8 connections, so that some stay free for pages.
  const querying = fairQueue({
    atOnce: 6,
    atOncePerKey: 3,
    atOnceOthers: 4,
    maxWaiting: 2 * rates.dataWaiting,
    maxWaitingPerKey: rates.dataWaiting,
  });
  const files = recentFiles((clientIp, name) =>
    querying(clientIp, () => backend.readPublicFile(name)),
  );
  backend.onChange(({ table, type }) => {
    if (table === "pictures" && type === "DELETE") files.forgetAll();
  });

  const api = new Hono<ApiEnv>();
  // This route comes before the key check, because an <img> sends no key.
  api.get("/storage/v1/object/public/media/:name", async (call) => {
    const name = call.req.param("name");
    const file = FILE_NAME.test(name) && (await files.get(call.get("clientIp"), name));
    return file ? respondWithFile(call.req.raw, file) : notFound();
  });
  for (const path of PATHS) api.use(path, requireKey(backend.publishableKey));
  const rate = new RateLimiter(rates.dataPerIp);
  // Signing in and renewing a token have limits of their own.
  const rated = ["/auth/v1/user", "/auth/v1/logout", "/rest/v1/*", "/storage/v1/*"];
  api.on("ALL", rated, async (call, next) => {
    consume(rate, call.get("clientIp"));
    await next();
  });
  api.route("/auth/v1", authCalls(backend, options));
  api.route("/rest/v1", dataCalls(backend, querying));
  api.route(
    "/storage/v1",
    storageCalls(backend, async (names) => {
      files.forgetAll();
      await options.onFilesRemoved?.(names);
    }),
  );
  api.on("ALL", PATHS, notFound);
  api.onError((error, call) => respondToFailure(error, call, options.log));
  return api;
}

/** Accepts only the publishable key. The secret key would bypass row-level security. */
function requireKey(publishableKey: string): MiddlewareHandler {
  return (call, next) => {
    const key = call.req.header("apikey") ?? call.req.query("apikey");
    if (key !== publishableKey) throw new Refusal(401, "invalid_api_key", "Invalid API key");
    const authorization = call.req.header("authorization") ?? `Bearer ${publishableKey}`;
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
    if (token === publishableKey || token?.split(".").length === 3) return next();
    throw new Refusal(401, "bad_jwt", "Invalid token");
  };
}
