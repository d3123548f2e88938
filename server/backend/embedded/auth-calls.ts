import { setTimeout as delay } from "node:timers/promises";
import bcrypt from "bcryptjs";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { fairQueue } from "../../fair-queue.ts";
import type { Logger } from "../../log.ts";
import type { ApiEnv, ApiRates, LocalBackend } from "../backend.ts";
import { requireRecentSignIn } from "../own-sessions.ts";
import { authError } from "./auth-error.ts";
import { forward, isAdmin, sessionOf } from "./forward.ts";
import { notFound, Refusal, respondToFailure, unavailable } from "./refusal.ts";
import { parseJson, readForm, toBytes } from "./request-body.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { endSessions, findAccount, isBanned, storeUserAgent } from "./sql-sessions.ts";

const MAX_BODY = 8 * 1024;
/** bcrypt ignores all bytes after the 72nd, so longer passwords would not be fully checked. */
const MAX_PASSWORD_BYTES = 72;
/** A failed sign-in takes at least this long, so that timing does not reveal existing accounts. */
const REFUSAL_MS = 300;
const RENEWAL_MS = 10_000;
/** Compared for an unknown email, so that it takes as long as a known one. The result is ignored. */
const PLACEHOLDER_HASH = "$2b$10$CwTycUXWue0Thq9StjUM0u4Vn9Ov.fBIxAJ7HSVnkIxU5LsNIG0m.";

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0"));
const credentials = z.object({ email: text(320), password: text(1000) });
const refresh = z.object({ refresh_token: text(1000) });
const signedIn = z.object({ access_token: z.string() });
const user = z.object({ id: z.string() });
const failure = z.object({ error_code: z.string(), msg: z.string() });
const newPassword = z.strictObject({
  password: z.string(),
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

type Call = Context<ApiEnv>;

/** The auth endpoints that supabase-js in the browser needs (spec §7). */
export function authCalls(backend: LocalBackend, rates: ApiRates, log: Logger): Hono<ApiEnv> {
  const { sql } = backend;
  const limits = signInLimits(rates);
  // Hashing blocks the event loop, so one hash runs at a time, followed by an equally long pause.
  const hashing = fairQueue({ atOnce: 1, maxWaiting: 40, maxWaitingPerKey: 4, rest: 1 });
  // If a page is reloaded during a token refresh, its second request gets the same response.
  const renewals = new LRUCache<string, Promise<Response>>({ max: 1000, ttl: RENEWAL_MS });

  async function signIn(call: Call): Promise<Response> {
    const given = credentials.safeParse(await bodyOf(call));
    if (!given.success) {
      throw new Refusal(400, "validation_failed", "email and password are required");
    }
    const clientIp = call.get("clientIp");
    const email = given.data.email.trim().toLowerCase();
    const attempt = await limits.password(clientIp, email);
    const began = performance.now();
    try {
      const { password } = given.data;
      if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) throw wrongCredentials();
      const response = await hashing(
        clientIp,
        () => checkPassword(call, email, password),
        attempt.isKnown,
      );
      if (isFailedAttempt(response)) throw await refusalIn(response);
      await attempt.refund();
      if (response.ok) {
        limits.remember(clientIp, email);
        await storeBrowserOf(call, response.clone());
      }
      return response;
    } catch (error) {
      if (error instanceof Refusal) {
        await delay(Math.max(0, REFUSAL_MS - (performance.now() - began)));
      }
      throw error;
    }
  }

  /** Compares one hash for every email, so that timing does not reveal which ones are known. */
  async function checkPassword(call: Call, email: string, password: string): Promise<Response> {
    const account = await findAccount(sql, email);
    if (account && !account.isBanned) {
      const body = toBytes({ email, password });
      return forward(backend, call, "/auth/v1/token?grant_type=password", body);
    }
    const isRight = await bcrypt.compare(password, account?.passwordHash ?? PLACEHOLDER_HASH);
    throw account && isRight ? banned(400) : wrongCredentials();
  }

  async function storeBrowserOf(call: Call, response: Response): Promise<void> {
    const session = sessionOf(signedIn.parse(await response.json()).access_token);
    const userAgent = call.req.header("user-agent");
    if (session && userAgent) await storeUserAgent(sql, session.session_id, userAgent);
  }

  async function renew(call: Call): Promise<Response> {
    const given = refresh.safeParse(await bodyOf(call));
    if (!given.success) throw new Refusal(400, "validation_failed", "refresh_token is required");
    const attempt = await limits.token(call.get("clientIp"));
    const token = given.data.refresh_token;
    if (await isBanned(sql, { refreshToken: token })) throw banned(400);
    let renewal = renewals.get(token);
    if (!renewal) {
      const path = "/auth/v1/token?grant_type=refresh_token";
      renewal = forward(backend, call, path, toBytes(given.data));
      renewals.set(token, renewal);
    }
    const response = await renewal.catch((error: unknown) => {
      renewals.delete(token);
      throw error;
    });
    if (!response.ok) renewals.delete(token);
    if (!isFailedAttempt(response)) await attempt.refund();
    return response.clone();
  }

  async function changePassword(call: Call): Promise<Response> {
    const body = checkedPassword(await bodyOf(call));
    const authorization = await requireLiveUser(call);
    if (await isAdmin(backend, authorization)) await requireRecentSignIn(backend, authorization);
    const clientIp = call.get("clientIp");
    const attempt = await limits.token(clientIp);
    const response = await hashing(clientIp, () =>
      forward(backend, call, "/auth/v1/user", toBytes(body)),
    );
    if (!isFailedAttempt(response)) await attempt.refund();
    // Ends the user's other sessions, as hosted Supabase does.
    const session = response.ok && sessionOf(authorization.replace(/^Bearer /, ""));
    if (session) await endSessions(sql, session.sub, session.session_id);
    if (session) renewals.clear();
    return response;
  }

  /** Returns the header. Throws Refusal if the session has ended, or its user is gone or banned. */
  async function requireLiveUser(call: Call): Promise<string> {
    const authorization = call.req.header("authorization") ?? "";
    const headers = { apikey: backend.publishableKey, authorization };
    const response = await backend.fetch(new Request(`${backend.url}/auth/v1/user`, { headers }));
    if (!response.ok) throw await refusalIn(response);
    const { id } = user.parse(await response.json());
    if (await isBanned(sql, { userId: id })) throw banned(403);
    return authorization;
  }

  async function readUser(call: Call): Promise<Response> {
    await requireLiveUser(call);
    return forward(backend, call, "/auth/v1/user");
  }

  async function signOut(call: Call): Promise<Response> {
    await requireLiveUser(call);
    const scope = encodeURIComponent(call.req.query("scope") ?? "global");
    const response = await forward(backend, call, `/auth/v1/logout?scope=${scope}`);
    if (response.ok) renewals.clear();
    return response;
  }

  const auth = new Hono<ApiEnv>();
  auth.use(async (call, next) => {
    await next();
    if (!call.res.ok) call.res = await authError(call.req.raw, call.res);
  });
  auth.post("/token", (call) => {
    const grant = call.req.query("grant_type");
    if (grant === "password") return signIn(call);
    return grant === "refresh_token" ? renew(call) : notFound();
  });
  auth.get("/user", readUser);
  auth.put("/user", changePassword);
  auth.post("/logout", signOut);
  for (const path of ["/settings", "/health", "/.well-known/jwks.json"]) {
    auth.get(path, (call) => forward(backend, call, `/auth/v1${path}`));
  }
  auth.onError((error, call) => respondToFailure(error, call, log));
  return auth;
}

async function bodyOf(call: Call): Promise<unknown> {
  return parseJson(await readForm(call, MAX_BODY));
}

/** A failure of the server is not a failed attempt. */
function isFailedAttempt(response: Response): boolean {
  return !response.ok && response.status < 500;
}

async function refusalIn(response: Response): Promise<Refusal> {
  if (response.status >= 500) return unavailable();
  const { error_code, msg } = failure.parse(await response.json());
  // @supabase/lite's own code. Supabase Auth sends `bad_jwt`.
  if (error_code === "no_authorization") return new Refusal(403, "bad_jwt", msg);
  return new Refusal(response.status, error_code, msg);
}

/** Spec §6: an admin can change only their own password. */
function checkedPassword(body: unknown): z.infer<typeof newPassword> {
  const given = newPassword.safeParse(body);
  if (!given.success) {
    throw new Refusal(422, "validation_failed", "Only the password can be changed");
  }
  refuseWeakPassword(given.data.password);
  return given.data;
}

export function refuseWeakPassword(password: string): void {
  if (password.length < 6) {
    throw new Refusal(422, "weak_password", "Password must be at least 6 characters");
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new Refusal(400, "validation_failed", "Password must be at most 72 bytes");
  }
}

function banned(status: number): Refusal {
  return new Refusal(status, "user_banned", "User is banned");
}

function wrongCredentials(): Refusal {
  return new Refusal(400, "invalid_credentials", "Invalid login credentials");
}
