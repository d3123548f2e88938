import { setTimeout as delay } from "node:timers/promises";
import bcrypt from "bcryptjs";
import { type Context, Hono } from "hono";
import { SignJWT } from "jose";
import { z } from "zod";
import { QueueFull } from "../../fair-queue.ts";
import type { ApiEnv } from "../../http/api-env.ts";
import { type Attempt, REFUSAL_MS, type SignInLimits } from "../../http/rate-limits.ts";
import { notFound, Refusal, respondToFailure, unavailable } from "../../http/refusal.ts";
import { parseJson, readForm, toBytes } from "../../http/request-body.ts";
import type { Logger } from "../../log.ts";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { LocalBackend } from "../backend.ts";
import { accountState, requireRecentSignIn, sessionOf } from "../caller.ts";
import { isTooLong, refuseWeakPassword, weaknessOf } from "../password.ts";
import { authError } from "./auth-error.ts";
import { forward } from "./forward.ts";
import {
  type Account,
  endSessions,
  findAccount,
  isBanned,
  type RenewalRefusal,
  removeOldSessions,
  renewSession,
  type Session,
  startSession,
} from "./sql-sessions.ts";

const MAX_BODY = 8 * 1024;
const PRIVATE = { "cache-control": "no-store", "content-security-policy": NOTHING_POLICY };
const TOKEN_SECONDS = 3600;
/** Compared for an unknown email, so that it takes as long as a known one. The result is ignored. */
const PLACEHOLDER_HASH = "$2b$10$CwTycUXWue0Thq9StjUM0u4Vn9Ov.fBIxAJ7HSVnkIxU5LsNIG0m.";

const credentials = z.object({ email: z.string().max(320), password: z.string().max(1000) });
const refresh = z.object({ refresh_token: z.string().max(1000) });
const newAccount = z.object({ email: z.string().optional(), phone: z.string().optional() });
const user = z.looseObject({ id: z.string() });
const failure = z.object({ error_code: z.string(), msg: z.string() });
const newPassword = z.strictObject({
  password: z.string(),
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

type Call = Context<ApiEnv>;

interface AuthOptions {
  limits: SignInLimits;
  log: Logger;
  /** The site's public origin, for the claim `iss`. */
  siteUrl: string;
}

type CodeAndMessage = [code: string, message: string];

const RENEWAL_REFUSALS: Record<RenewalRefusal, CodeAndMessage> = {
  "not found": ["refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"],
  "used already": ["refresh_token_already_used", "Invalid Refresh Token: Already Used"],
  expired: ["session_expired", "Invalid Refresh Token: Session Expired"],
  banned: ["user_banned", "Invalid Refresh Token: User Banned"],
};

/** The auth endpoints that supabase-js in the browser needs (spec §7). */
export function authCalls(backend: LocalBackend, options: AuthOptions): Hono<ApiEnv> {
  const { limits, log, siteUrl } = options;
  const { sql } = backend;

  async function signIn(call: Call): Promise<Response> {
    const given = credentials.safeParse(await bodyOf(call));
    if (!given.success) {
      throw new Refusal(400, "validation_failed", "email and password are required");
    }
    const clientIp = call.get("clientIp");
    const { password } = given.data;
    const email = given.data.email.trim().toLowerCase();
    const attempt = limits.password(clientIp, email);
    const began = performance.now();
    const account = await refundUnlessRefused(attempt, () =>
      limits.hashing(clientIp, () => checkPassword(email, password), attempt.isKnown),
    ).catch(async (error: unknown) => {
      const remainingMs = error instanceof Refusal ? REFUSAL_MS - (performance.now() - began) : 0;
      await delay(Math.max(0, remainingMs));
      throw error;
    });
    const session = await startSession(sql, account, call.req.header("user-agent") ?? "");
    if (!session) throw wrongCredentials();
    limits.remember(clientIp, email);
    return respondWith(session, { weak_password: weaknessOf(password) ?? null });
  }

  /**
   * Returns the account. Compares one hash for every email, so that timing does not reveal which
   * ones are known. Throws Refusal.
   */
  async function checkPassword(email: string, password: string): Promise<Account> {
    if (isTooLong(password)) throw wrongCredentials();
    const account = await findAccount(sql, email);
    const isRight = await bcrypt.compare(password, account?.passwordHash ?? PLACEHOLDER_HASH);
    if (!account || !isRight) throw wrongCredentials();
    if (account.isBanned) throw banned(400);
    if (account.isConfirmed) return account;
    throw new Refusal(400, "email_not_confirmed", "Email not confirmed");
  }

  async function renew(call: Call): Promise<Response> {
    const given = refresh.safeParse(await bodyOf(call));
    if (!given.success) throw new Refusal(400, "validation_failed", "refresh_token is required");
    const attempt = limits.token(call.get("clientIp"));
    return refundUnlessRefused(attempt, async () => {
      const renewal = await renewSession(sql, given.data.refresh_token);
      if ("session" in renewal) return respondWith(renewal.session);
      throw new Refusal(400, ...RENEWAL_REFUSALS[renewal.refusal]);
    });
  }

  async function respondWith(session: Session, more: object = {}): Promise<Response> {
    const issuedAt = Math.floor(Date.now() / 1000);
    const token = await signToken(session, issuedAt);
    const response = await readUserOf(`Bearer ${token}`);
    await removeOldSessions(sql).catch((error: unknown) => {
      log.warn({ err: error }, "old sessions could not be removed");
    });
    return Response.json(
      {
        access_token: token,
        token_type: "bearer",
        expires_in: TOKEN_SECONDS,
        expires_at: issuedAt + TOKEN_SECONDS,
        refresh_token: session.refreshToken,
        user: await response.json(),
        ...more,
      },
      { headers: PRIVATE },
    );
  }

  /** Signs an access token with the claims of Supabase Auth. @supabase/lite signs only some of them. */
  function signToken({ id, aal, signedInAt, user }: Session, issuedAt: number): Promise<string> {
    return new SignJWT({
      iss: `${siteUrl}/auth/v1`,
      sub: user.id,
      aud: "authenticated",
      exp: issuedAt + TOKEN_SECONDS,
      iat: issuedAt,
      email: user.email ?? "",
      phone: user.phone ?? "",
      app_metadata: user.appMetadata,
      user_metadata: { email_verified: true, ...user.userMetadata },
      role: user.role,
      aal,
      amr: [{ method: "password", timestamp: signedInAt }],
      session_id: id,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode(backend.jwtSecret));
  }

  async function changePassword(call: Call): Promise<Response> {
    const body = checkedPassword(await bodyOf(call));
    await requireLiveUser(call);
    const authorization = call.req.header("authorization") ?? "";
    const state = await accountState(backend, authorization);
    // An operator with an expired session is no admin for the database, and is refused too.
    if (state !== "not an admin") await requireRecentSignIn(backend, authorization);
    const clientIp = call.get("clientIp");
    // Counts as a renewal of a token, which is limited per IP address.
    const attempt = limits.token(clientIp);
    const response = await refundUnlessRefused(attempt, async () => {
      const forwarded = await limits.hashing(clientIp, () =>
        forward(backend, call, "/auth/v1/user", toBytes(body)),
      );
      if (!forwarded.ok) throw await refusalIn(forwarded);
      return forwarded;
    });
    // Ends the user's other sessions, as hosted Supabase does.
    const session = sessionOf(authorization.replace(/^Bearer /, ""));
    if (session) await endSessions(sql, session.sub, session.session_id);
    return response;
  }

  /** Throws Refusal if the session has ended, or its user is gone or banned. */
  async function requireLiveUser(call: Call): Promise<z.infer<typeof user>> {
    const response = await readUserOf(call.req.header("authorization") ?? "");
    const found = user.parse(await response.json());
    if (await isBanned(sql, found.id)) throw banned(403);
    return found;
  }

  async function readUserOf(authorization: string): Promise<Response> {
    const headers = { apikey: backend.publishableKey, authorization };
    const response = await backend.fetch(new Request(`${backend.url}/auth/v1/user`, { headers }));
    if (!response.ok) throw await refusalIn(response);
    return response;
  }

  async function signOut(call: Call): Promise<Response> {
    await requireLiveUser(call);
    const scope = encodeURIComponent(call.req.query("scope") ?? "global");
    return forward(backend, call, `/auth/v1/logout?scope=${scope}`);
  }

  async function refuseSignUp(call: Call): Promise<never> {
    const given = newAccount.safeParse(await bodyOf(call));
    if (given.data?.email || given.data?.phone) {
      throw new Refusal(422, "signup_disabled", "Signups not allowed for this instance");
    }
    throw new Refusal(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
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
  auth.post("/signup", refuseSignUp);
  auth.get("/user", async (call) =>
    Response.json(await requireLiveUser(call), { headers: PRIVATE }),
  );
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

/** Gives the attempt back unless it was refused: a failure of the server is not a failed attempt. */
async function refundUnlessRefused<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    attempt.refund();
    return result;
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status < 500;
    if (!isRefused && !(error instanceof QueueFull)) attempt.refund();
    throw error;
  }
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

function banned(status: number): Refusal {
  return new Refusal(status, "user_banned", "User is banned");
}

function wrongCredentials(): Refusal {
  return new Refusal(400, "invalid_credentials", "Invalid login credentials");
}
