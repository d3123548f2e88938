import { setTimeout as delay } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import { fairQueue, QueueFull } from "../../fair-queue.ts";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { ApiEnv, ApiOptions, ApiRates, Backend } from "../backend.ts";
import { boundedQuery } from "./data-query.ts";
import { recentFiles, respondWithFile } from "./public-file.ts";
import { recentRenewals } from "./recent-renewals.ts";
import { Refusal } from "./refusal.ts";
import { BodyNotJson, BodyTooLarge, parseJson, readBody, toBytes } from "./request-body.ts";
import { consume, SIGN_IN_RATES, signInLimits } from "./sign-in-limits.ts";
import { publicFileName, storageCall } from "./storage-calls.ts";

const KB = 1024;
const MAX_AUTH_BODY = 8 * KB;
const MAX_DATA_BODY = 512 * KB;
/** bcrypt reads no further, so two long passwords could be one. */
const MAX_PASSWORD_BYTES = 72;
/** A refused sign-in takes this long at least, whether or not the account exists. */
const REFUSAL_MS = 300;

/** What the browser client needs of the auth service (spec §7); everything else does not exist. */
const AUTH_CALLS: { [call: string]: "sign-in" | "password" | "ending" | "plain" } = {
  "POST /auth/v1/token": "sign-in",
  "PUT /auth/v1/user": "password",
  "GET /auth/v1/user": "plain",
  "POST /auth/v1/logout": "ending",
  "GET /auth/v1/settings": "plain",
  "GET /auth/v1/health": "plain",
  "GET /auth/v1/.well-known/jwks.json": "plain",
};
const AUTH_FIELDS = ["grant_type", "scope"];
const DATA_METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);
/** A table by its name, or the one function that answers a question of the panel's. */
const DATA_PATH = /^\/rest\/v1\/(?:[a-z_]{1,63}|rpc\/is_admin)$/;
/** Headers that mean something to the API; a request's others stay outside. */
const PASSED_HEADERS = [
  "accept",
  "accept-profile",
  "authorization",
  "content-profile",
  "content-type",
  "prefer",
  "x-supabase-api-version",
];

// PostgreSQL has no NUL in a text.
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0"));
const credentials = z.object({ email: text(320), password: text(1000) });
const refresh = z.object({ refresh_token: text(1000) });
const tokenClaims = z.object({ sub: z.string(), session_id: z.string() });
const newPassword = z.strictObject({
  password: z.string(),
  // supabase-js sends these two with every change of the user, empty in the implicit flow.
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

const RATES: ApiRates = {
  ...SIGN_IN_RATES,
  // The panel is the only one that reads through the API: pages come rendered.
  dataPerAddress: { points: 600, duration: 10 },
  dataWaiting: 200,
};

const notFound = () => new Refusal(404, "not_found", "Not found");
const tooMany = (seconds: number) =>
  new Refusal(
    429,
    "over_request_rate_limit",
    "Too many attempts. Please wait a minute and try again.",
    seconds,
  );

/** The data, auth and storage interfaces behind an allow-list, limits and caps. */
export function createApi(backend: Backend, options: ApiOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const rates = { ...RATES, ...options.rates };
  const limits = signInLimits(rates);
  const renewals = recentRenewals();
  const dataRate = new RateLimiterMemory(rates.dataPerAddress);
  // A hash blocks the whole process for its 90 ms: one at a time, and as long a rest after each.
  const hashing = fairQueue({ atOnce: 1, maxWaiting: 40, maxWaitingPerKey: 4, rest: 1 });
  // Fewer than the pool has connections: pages and health checks always find one. And no address
  // has them all: whoever asks what takes long waits for itself.
  const querying = fairQueue({
    atOnce: 8,
    atOncePerKey: 4,
    maxWaiting: 2 * rates.dataWaiting,
    maxWaitingPerKey: rates.dataWaiting,
  });

  /** A request that holds nothing but what was looked at, signed with the public key. */
  function forward(context: Context, url: URL, body?: Uint8Array): Promise<Response> {
    const headers = new Headers({ apikey: backend.publishableKey });
    for (const name of PASSED_HEADERS) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const method = context.req.method;
    return backend.fetch(
      new Request(`${backend.url}${url.pathname}${url.search}`, {
        method,
        headers,
        body: body && body.byteLength > 0 ? Buffer.from(body) : undefined,
      }),
    );
  }

  async function auth(context: Context, url: URL, address: string): Promise<Response> {
    const kind = AUTH_CALLS[`${context.req.method} ${url.pathname}`];
    if (!kind) throw notFound();
    const target = new URL(url.pathname, url.origin);
    for (const field of AUTH_FIELDS) {
      const value = url.searchParams.get(field);
      if (value !== null) target.searchParams.set(field, value);
    }
    if (kind === "plain") return forward(context, target);
    if (kind === "ending") {
      const answer = await forward(context, target);
      if (answer.ok) renewals.forgetAll();
      return answer;
    }
    const bytes = await readBody(context.req.raw, MAX_AUTH_BODY);
    const body = parseJson(bytes);

    if (kind === "password") {
      checkNewPassword(body);
      const one = await limits.token(address);
      if (one.wait > 0) throw tooMany(one.wait);
      const answer = await hashing(address, () => forward(context, target, bytes));
      if (answer.ok || answer.status >= 500) await one.giveBack();
      // As hosted Supabase does: whoever else had the old password is out.
      const session = answer.ok && sessionOf(context.req.header("authorization"));
      if (session) await backend.operators.endSessions(session.sub, session.session_id);
      if (session) renewals.forgetAll();
      return answer;
    }

    const grant = target.searchParams.get("grant_type");
    if (grant === "refresh_token") {
      const token = refresh.safeParse(body);
      if (!token.success) throw new Refusal(400, "validation_failed", "refresh_token is required");
      const one = await limits.token(address);
      if (one.wait > 0) throw tooMany(one.wait);
      const answer = await renewals.renew(token.data.refresh_token, () =>
        forward(context, target, toBytes(token.data)),
      );
      if (answer.ok || answer.status >= 500) await one.giveBack();
      return answer;
    }
    if (grant !== "password") throw notFound();
    const given = credentials.safeParse(body);
    if (!given.success) {
      throw new Refusal(400, "validation_failed", "email and password are required");
    }
    const account = given.data.email.trim().toLowerCase();
    const one = await limits.password(address, account);
    if (one.wait > 0) throw tooMany(one.wait);
    const began = performance.now();
    const answer =
      Buffer.byteLength(given.data.password) > MAX_PASSWORD_BYTES
        ? wrongCredentials()
        : await hashing(
            address,
            // As hosted Supabase: an address is the same however it is written.
            () => forward(context, target, toBytes({ ...given.data, email: account })),
            one.isKnown,
          );
    if (answer.ok) limits.remember(address, account);
    if (answer.ok || answer.status >= 500) await one.giveBack();
    else await delay(Math.max(0, REFUSAL_MS - (performance.now() - began)));
    return answer;
  }

  async function data(context: Context, url: URL, address: string): Promise<Response> {
    if (!DATA_PATH.test(url.pathname)) throw notFound();
    if (!DATA_METHODS.has(context.req.method)) {
      throw new Refusal(405, "not_allowed", "Not allowed");
    }
    await take(dataRate, address);
    const { method } = context.req;
    const isRead = method === "GET" || method === "HEAD";
    const query = boundedQuery(url, method, context.req.header("range"));
    const isWrite = method === "POST" || method === "PATCH";
    let bytes: Uint8Array | undefined;
    if (isWrite) {
      const type = context.req.header("content-type") ?? "";
      if (!/^application\/(json|vnd\.pgrst\.(object|array)\+json)\b/.test(type)) {
        throw new Refusal(415, "unsupported_media_type", "Send JSON");
      }
      bytes = await readBody(context.req.raw, MAX_DATA_BODY);
      parseJson(bytes);
    }
    const target = new URL(url);
    target.search = query.toString();
    const answer = await querying(address, () => forward(context, target, bytes));
    if (!isRead && answer.ok) await backend.caughtUp?.();
    return answer;
  }

  // A file is megabytes: a few in memory at a time.
  const storing = fairQueue({ atOnce: 3, maxWaiting: 60, maxWaitingPerKey: 20 });

  async function storage(context: Context, url: URL, address: string): Promise<Response> {
    await take(dataRate, address);
    // Bodies are read before: whoever sends one slowly takes nobody's turn.
    return storageCall(context, url, {
      forward: (...call) => storing(address, () => forward(...call)),
      isAdmin,
      async onRemoved(names) {
        files.forgetAll();
        await options.onFilesRemoved?.(names);
      },
    });
  }

  async function isAdmin(context: Context): Promise<boolean> {
    const authorization = context.req.header("authorization") ?? "";
    const answer = await backend.fetch(
      new Request(`${backend.url}/rest/v1/rpc/is_admin`, {
        headers: { apikey: backend.publishableKey, authorization },
      }),
    );
    if (answer.status === 401) throw new Refusal(401, "bad_jwt", "Invalid token");
    return answer.ok && (await answer.json()) === true;
  }

  const files = recentFiles((address, name) =>
    querying(address, () => backend.readPublicFile(name)),
  );

  async function publicFile(context: Context, name: string, address: string): Promise<Response> {
    const isRead = context.req.method === "GET" || context.req.method === "HEAD";
    const file = isRead && (await files.get(address, name));
    if (!file) throw notFound();
    return respondWithFile(context.req.raw, file);
  }

  async function answer(context: Context<ApiEnv>): Promise<Response> {
    const url = new URL(context.req.url);
    const address = context.get("address");
    try {
      const file = publicFileName(url.pathname);
      if (file) return await publicFile(context, file, address);
      const [, service = ""] = /^\/(auth|rest|storage)\/v1\//.exec(url.pathname) ?? [];
      const call = { auth, rest: data, storage }[service];
      if (!call) throw notFound();
      checkKeys(context, url, backend.publishableKey);
      return clean(await call(context, url, address));
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      if (refusal.status === 429) options.log.warn({ address, path: url.pathname }, "held back");
      return refuse(refusal);
    }
  }

  for (const service of ["auth", "rest", "storage", "realtime"]) {
    app.all(`/${service}/v1`, answer);
    app.all(`/${service}/v1/*`, answer);
  }
  app.onError((error) => {
    options.log.error({ err: error }, "the interface failed");
    return refuse(new Refusal(500, "internal", "Something went wrong. Please try again."));
  });
  return app;
}

/**
 * Only the public key opens this door. The embedded backend's secret key never leaves the process:
 * accepted here, a leak of it would be a way around row-level security from anywhere.
 */
function checkKeys(context: Context, url: URL, publishableKey: string): void {
  const key = context.req.header("apikey") ?? url.searchParams.get("apikey");
  if (key !== publishableKey) throw new Refusal(401, "invalid_api_key", "Invalid API key");
  const authorization = context.req.header("authorization");
  if (authorization === undefined) return;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|\S+)$/.exec(authorization)?.[1];
  if (token === publishableKey || token?.split(".").length === 3) return;
  throw new Refusal(401, "bad_jwt", "Invalid token");
}

/** Whose session a token is; only for a token that the auth service has just accepted. */
function sessionOf(authorization: string | undefined) {
  const payload = authorization?.split(".")[1] ?? "";
  try {
    return tokenClaims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return undefined;
  }
}

function checkNewPassword(body: unknown): void {
  // Spec §6: an admin can change only the own password.
  const given = newPassword.safeParse(body);
  if (!given.success) {
    throw new Refusal(422, "validation_failed", "Only the password can be changed");
  }
  const { password } = given.data;
  if (password.length < 6) {
    throw new Refusal(422, "weak_password", "Password must be at least 6 characters");
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new Refusal(422, "weak_password", "Password must be at most 72 bytes");
  }
}

function wrongCredentials(): Response {
  return refuse(new Refusal(400, "invalid_credentials", "Invalid login credentials"));
}

async function take(limiter: RateLimiterMemory, address: string): Promise<void> {
  const wait = await consume(limiter, address);
  if (wait > 0) throw tooMany(wait);
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return tooMany(2);
  if (error instanceof BodyTooLarge) {
    return new Refusal(413, "too_large", "The request is too large");
  }
  if (error instanceof BodyNotJson) return new Refusal(400, "bad_json", error.message);
  return undefined;
}

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": NOTHING_POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

function refuse({ status, code, message, retryAfter }: Refusal): Response {
  const headers = new Headers(HEADERS);
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  // Both names: the auth client reads `msg` or `message`, the data client `message`.
  return Response.json({ code, error_code: code, message, msg: message }, { status, headers });
}

/** The same origin needs no CORS, and other origins are given none. */
function clean(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of [...headers.keys()]) {
    if (name.startsWith("access-control-") || name === "vary") headers.delete(name);
  }
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
