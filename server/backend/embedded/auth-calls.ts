import { setTimeout as delay } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { decodeJwt } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { fairQueue } from "../../fair-queue.ts";
import type { ApiEnv, ApiRates, Backend } from "../backend.ts";
import { forward } from "./forward.ts";
import { notFound, Refusal, refusalResponse } from "./refusal.ts";
import { parseJson, readForm, toBytes } from "./request-body.ts";
import { signInLimits } from "./sign-in-limits.ts";

const MAX_BODY = 8 * 1024;
/** bcrypt ignores all bytes after the 72nd, so longer passwords would not be fully checked. */
const MAX_PASSWORD_BYTES = 72;
/** A failed sign-in takes at least this long, so that timing does not reveal existing accounts. */
const REFUSAL_MS = 300;
const RENEWAL_MS = 10_000;

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
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

type Call = Context<ApiEnv>;

/** The auth endpoints that supabase-js in the browser needs (spec §7). */
export function authCalls(backend: Backend, rates: ApiRates): Hono<ApiEnv> {
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
    const send = () =>
      forward(
        backend,
        call,
        "/auth/v1/token?grant_type=password",
        toBytes({ ...given.data, email }),
      );
    const isTooLong = Buffer.byteLength(given.data.password) > MAX_PASSWORD_BYTES;
    const response = isTooLong
      ? wrongCredentials()
      : await hashing(clientIp, send, attempt.isKnown);
    if (response.ok) limits.remember(clientIp, email);
    if (isNotWrongPassword(response)) await attempt.refund();
    else await delay(Math.max(0, REFUSAL_MS - (performance.now() - began)));
    return response;
  }

  async function renew(call: Call): Promise<Response> {
    const given = refresh.safeParse(await bodyOf(call));
    if (!given.success) throw new Refusal(400, "validation_failed", "refresh_token is required");
    const attempt = await limits.token(call.get("clientIp"));
    const token = given.data.refresh_token;
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
    if (isNotWrongPassword(response)) await attempt.refund();
    return response.clone();
  }

  async function changePassword(call: Call): Promise<Response> {
    const body = checkedPassword(await bodyOf(call));
    const clientIp = call.get("clientIp");
    const attempt = await limits.token(clientIp);
    const response = await hashing(clientIp, () =>
      forward(backend, call, "/auth/v1/user", toBytes(body)),
    );
    if (isNotWrongPassword(response)) await attempt.refund();
    // Ends the user's other sessions, as hosted Supabase does.
    const session = response.ok && sessionOf(call.req.header("authorization"));
    if (session) await backend.operators.endSessions(session.sub, session.session_id);
    if (session) renewals.clear();
    return response;
  }

  async function signOut(call: Call): Promise<Response> {
    const scope = encodeURIComponent(call.req.query("scope") ?? "global");
    const response = await forward(backend, call, `/auth/v1/logout?scope=${scope}`);
    if (response.ok) renewals.clear();
    return response;
  }

  const auth = new Hono<ApiEnv>();
  auth.post("/token", (call) => {
    const grant = call.req.query("grant_type");
    if (grant === "password") return signIn(call);
    return grant === "refresh_token" ? renew(call) : notFound();
  });
  auth.put("/user", changePassword);
  auth.post("/logout", signOut);
  for (const path of ["/user", "/settings", "/health", "/.well-known/jwks.json"]) {
    auth.get(path, (call) => forward(backend, call, `/auth/v1${path}`));
  }
  return auth;
}

async function bodyOf(call: Call): Promise<unknown> {
  return parseJson(await readForm(call, MAX_BODY));
}

/** Only a 4xx response counts as a failed attempt. */
function isNotWrongPassword(response: Response): boolean {
  return response.ok || response.status >= 500;
}

function sessionOf(authorization = "") {
  try {
    return tokenClaims.parse(decodeJwt(authorization.replace(/^Bearer /, "")));
  } catch {
    return undefined;
  }
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
    throw new Refusal(422, "weak_password", "Password must be at most 72 bytes");
  }
}

function wrongCredentials(): Response {
  return refusalResponse(new Refusal(400, "invalid_credentials", "Invalid login credentials"));
}
