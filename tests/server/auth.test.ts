// How Supabase's own auth service answers (measured in August 2026), line by line, and that ours answers
// the same. Ours differs on purpose in three ways: it signs with HS256, stores no IP address, and has
// stricter limits (tests/server/guard.test.ts).
import { hash } from "bcryptjs";
import { decodeJwt, SignJWT } from "jose";
import { expect, test } from "vitest";
import { startSession } from "../../server/backend/embedded/sql-sessions.ts";
import { addUser, PASSWORD, setUpDatabase } from "../database/database.ts";
import { secrets } from "../database/settings.ts";
import { type Sent, setUpSite } from "./stub-site.ts";

const NEW_PASSWORD = "a-new-password-1";
const VERSION = "2024-01-01";

const db = setUpDatabase();
const site = setUpSite(db, { trustProxy: true });

/** Sends a request such as "GET /auth/v1/user". */
async function send(request: string, { headers, ...sent }: Sent = {}) {
  const [method = "", path = ""] = request.split(" ");
  const versioned = { "x-supabase-api-version": VERSION, ...headers };
  const { content: body, ...answer } = await site.send(method, path, {
    ...sent,
    headers: versioned,
  });
  return { ...answer, body };
}

/** The status and the code of an error. */
async function failure(request: string, sent?: Sent) {
  const { status, body } = await send(request, sent);
  return [status, body.code];
}

const SIGN_IN = "POST /auth/v1/token?grant_type=password";
const REFRESH = "POST /auth/v1/token?grant_type=refresh_token";

let people = 0;
/** Adds a confirmed user without the admin role. Returns the credentials. */
async function newUser() {
  const email = `person${people++}@example.com`;
  await addUser(db.sql, email, undefined);
  return { email, password: PASSWORD };
}

async function signIn(credentials: { email: string; password: string }) {
  const { body } = await send(SIGN_IN, { body: credentials });
  const { session_id, sub = "" } = decodeJwt(body.access_token);
  return { ...body, token: body.access_token, session: String(session_id), user: sub };
}

const newSession = async () => signIn(await newUser());
const refresh = (refresh_token: string) => send(REFRESH, { body: { refresh_token } });

/** Moves the moment at which the session's used refresh tokens were used. */
const usedBefore = (session: string, seconds: number) => db.sql`
  update auth.refresh_tokens set updated_at = now() - ${seconds} * interval '1 second'
  where session_id = ${session} and revoked`;

async function sessionsOf(user: string): Promise<string[]> {
  const rows = await db.sql`select id::text from auth.sessions where user_id = ${user}`;
  return rows.map(({ id }) => id);
}

const END: Record<string, (session: Awaited<ReturnType<typeof newSession>>) => Promise<unknown>> = {
  session_not_found: ({ session }) => db.sql`delete from auth.sessions where id = ${session}`,
  user_not_found: ({ user }) => db.sql`delete from auth.users where id = ${user}`,
  user_banned: ({ user }) => db.sql`
    update auth.users set banned_until = now() + interval '1 hour' where id = ${user}`,
};

test("an error with an API version: { code, message }; the header comes back", async () => {
  const { body, headers } = await send("GET /auth/v1/user");
  expect(body).toEqual({ code: "bad_jwt", message: expect.any(String) });
  expect(headers.get("x-supabase-api-version")).toBe(VERSION);
  expect(headers.get("x-sb-error-code")).toBe("bad_jwt");
});

test("an error without an API version: { code: 403, error_code, msg }", async () => {
  const old = { headers: { "x-supabase-api-version": "" } };
  const { body, headers } = await send("GET /auth/v1/user", old);
  expect(body).toEqual({ code: 403, error_code: "bad_jwt", msg: expect.any(String) });
  expect(headers.get("x-supabase-api-version")).toBeNull();
  expect(headers.get("x-sb-error-code")).toBe("bad_jwt");
});

test("a sign-in with a wrong password, an unknown e-mail: 400 invalid_credentials", async () => {
  const { email } = await newUser();
  for (const body of [
    { email, password: "wrong-password" },
    { email, password: "x".repeat(73) },
    { email: "nobody@example.com", password: "wrong-password" },
  ]) {
    expect(await failure(SIGN_IN, { body })).toEqual([400, "invalid_credentials"]);
  }
});

test("a sign-in without an e-mail: 400 validation_failed", async () => {
  const body = { password: PASSWORD };
  expect(await failure(SIGN_IN, { body })).toEqual([400, "validation_failed"]);
});

test("a password that is changed while a sign-in compares the earlier one starts no session", async () => {
  const { user } = await newSession();
  const account = { id: user, passwordHash: "the hash of the earlier password" };
  await db.sql`delete from auth.sessions where user_id = ${user}`;
  expect(await startSession(db.sql, account, "")).toBeUndefined();
  expect(await sessionsOf(user)).toEqual([]);
});

test("a sign-in of an unconfirmed or banned user with the right password: 400 email_not_confirmed, 400 user_banned", async () => {
  const [unconfirmed, banned] = [await newUser(), await newUser()];
  await db.sql`
    update auth.users set email_confirmed_at = null where email = ${unconfirmed.email}`;
  await db.sql`
    update auth.users set banned_until = now() + interval '1 hour'
    where email = ${banned.email}`;
  const codes = [];
  for (const body of [unconfirmed, banned]) codes.push(await failure(SIGN_IN, { body }));
  expect(codes).toEqual([
    [400, "email_not_confirmed"],
    [400, "user_banned"],
  ]);
  for (const { email } of [unconfirmed, banned]) {
    const body = { email, password: "wrong-password" };
    expect(await failure(SIGN_IN, { body })).toEqual([400, "invalid_credentials"]);
  }
});

test("the body of a sign-in: a session, its user, and weak_password: null, or { message, reasons }", async () => {
  const { email } = await newUser();
  const { body } = await send(SIGN_IN, { body: { email, password: PASSWORD } });
  expect(body).toMatchObject({
    token_type: "bearer",
    expires_in: 3600,
    expires_at: decodeJwt(body.access_token).exp,
    refresh_token: expect.any(String),
    user: { email, aud: "authenticated", role: "authenticated" },
    weak_password: null,
  });
  await db.sql`
    update auth.users set encrypted_password = ${await hash("1234", 4)} where email = ${email}`;
  const weak = await send(SIGN_IN, { body: { email, password: "1234" } });
  const reasons = { message: expect.any(String), reasons: ["length"] };
  expect(weak).toMatchObject({ status: 200, body: { weak_password: reasons } });
});

test("the claims of an access token: those of the user and of the session; amr says how and when the person signed in", async () => {
  const { email, password } = await newUser();
  const { access_token, refresh_token } = await signIn({ email, password });
  const claims = decodeJwt(access_token);
  expect(claims).toEqual({
    iss: "https://agency.example/auth/v1",
    sub: expect.any(String),
    aud: "authenticated",
    exp: (claims.iat ?? 0) + 3600,
    iat: expect.any(Number),
    email,
    phone: "",
    app_metadata: { provider: "email", role: null },
    user_metadata: { email_verified: true },
    role: "authenticated",
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
  });
  const renewed = decodeJwt((await refresh(refresh_token)).body.access_token);
  expect(renewed).toEqual({ ...claims, iat: renewed.iat, exp: renewed.exp });
});

test("the row in auth.sessions: its id is the claim session_id, and stays the same over refreshes", async () => {
  const { session, user, refresh_token } = await newSession();
  const read = () => db.sql`select * from auth.sessions where user_id = ${user}`;
  const row = { id: session, user_id: user, aal: "aal1", not_after: null };
  const agent = { user_agent: "node", ip: null };
  expect([...(await read())]).toMatchObject([{ ...row, ...agent, refreshed_at: null }]);
  const renewed = decodeJwt((await refresh(refresh_token)).body.access_token);
  expect(renewed.session_id).toBe(session);
  expect([...(await read())]).toMatchObject([{ ...row, refreshed_at: expect.any(String) }]);
});

test("an access token after its end: the data API accepts it for 30 s, the auth service does not", async () => {
  const { token } = await newSession();
  const endedFor = (seconds: number) =>
    new SignJWT({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - seconds })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode(secrets.jwtSecret));
  const read = async (seconds: number) =>
    (await send("GET /rest/v1/tours?select=id", { token: await endedFor(seconds) })).status;
  expect([await read(15), await read(60)]).toEqual([200, 401]);
  const ended = { token: await endedFor(15) };
  expect(await failure("GET /auth/v1/user", ended)).toEqual([403, "bad_jwt"]);
});

test("a refresh token used again within 10 s, also in parallel: 200 with the same current one", async () => {
  const { refresh_token: first } = await newSession();
  const [one, two] = await Promise.all([refresh(first), refresh(first)]);
  const second = one?.body.refresh_token;
  expect([one?.status, two?.status, two?.body.refresh_token]).toEqual([200, 200, second]);
  const third = (await refresh(second)).body.refresh_token;
  for (const old of [first, second]) {
    expect((await refresh(old)).body.refresh_token).toBe(third);
  }
});

test("a refresh token used again later: 400 refresh_token_already_used; all tokens are revoked, the session row stays", async () => {
  const { refresh_token: first, session, user } = await newSession();
  const second = (await refresh(first)).body.refresh_token;
  const third = (await refresh(second)).body.refresh_token;
  await usedBefore(session, 11);
  // The client did not receive the third: this is allowed at any time.
  expect((await refresh(second)).body.refresh_token).toBe(third);
  const again = { body: { refresh_token: first } };
  expect(await failure(REFRESH, again)).toEqual([400, "refresh_token_already_used"]);
  expect((await refresh(third)).status).toBe(400);
  expect(await sessionsOf(user)).toEqual([session]);
});

test("a refresh with an unknown token, by a banned user: 400 refresh_token_not_found, 400 user_banned", async () => {
  const body = { refresh_token: "unknown" };
  expect(await failure(REFRESH, { body })).toEqual([400, "refresh_token_not_found"]);
  const session = await newSession();
  await END.user_banned?.(session);
  const { refresh_token } = session;
  const banned = await failure(REFRESH, { body: { refresh_token } });
  expect(banned).toEqual([400, "user_banned"]);
});

test("a refresh after the end of the time that a session may last: 400 session_expired, while GET /user is still 200", async () => {
  const { refresh_token, session, token } = await newSession();
  await db.sql`
    update auth.sessions set not_after = now() - interval '1 second' where id = ${session}`;
  const body = { refresh_token };
  expect(await failure(REFRESH, { body })).toEqual([400, "session_expired"]);
  expect((await send("GET /auth/v1/user", { token })).status).toBe(200);
});

test("an ended session, a deleted or banned user: GET and PUT /user, /logout: 403 session_not_found, user_not_found, user_banned; without a token 403 bad_jwt", async () => {
  const requests: [string, unknown][] = [
    ["GET /auth/v1/user", undefined],
    ["PUT /auth/v1/user", { password: NEW_PASSWORD }],
    ["POST /auth/v1/logout?scope=global", undefined],
  ];
  for (const [code, end] of Object.entries(END)) {
    const session = await newSession();
    await end(session);
    for (const [request, body] of requests) {
      const answer = await failure(request, { body, token: session.token });
      expect(answer, request).toEqual([403, code]);
      expect(await failure(request, { body })).toEqual([403, "bad_jwt"]);
    }
  }
});

test("a sign-out: 204; local, others and global delete exactly those sessions", async () => {
  for (const scope of ["local", "others", "global"]) {
    const credentials = await newUser();
    const [here, other] = [await signIn(credentials), await signIn(credentials)];
    const request = `POST /auth/v1/logout?scope=${scope}`;
    expect((await send(request, { token: here.token })).status).toBe(204);
    const left = { local: [other.session], others: [here.session], global: [] }[scope];
    expect(await sessionsOf(here.user), scope).toEqual(left);
  }
});

test("a weak password, the same again, one of over 72 bytes: 422 weak_password with reasons, 422 same_password, 400 validation_failed", async () => {
  const { token } = await newSession();
  const change = (password: string) => send("PUT /auth/v1/user", { body: { password }, token });
  const weak = await change("12345");
  expect(weak.status).toBe(422);
  expect(weak.body).toMatchObject({
    code: "weak_password",
    weak_password: { reasons: ["length"] },
  });
  expect(await change(PASSWORD)).toMatchObject({
    status: 422,
    body: { code: "same_password" },
  });
  const long = await change("x".repeat(73));
  expect(long).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("too many sign-ins or refreshes: 429 over_request_rate_limit", async () => {
  for (const request of [SIGN_IN, REFRESH]) {
    const body = { email: "nobody@example.com", password: "wrong", refresh_token: "unknown" };
    const headers = { "x-forwarded-for": "10.4.4.4" };
    const tries = Array.from({ length: 40 }, () => failure(request, { body, headers }));
    expect(await Promise.all(tries)).toContainEqual([429, "over_request_rate_limit"]);
  }
});

test("a sign-up, an anonymous sign-in: 422 signup_disabled, 422 anonymous_provider_disabled", async () => {
  const { auth } = site.client();
  const signUp = await auth.signUp({ email: "new@example.com", password: NEW_PASSWORD });
  expect(signUp.error).toMatchObject({ status: 422, code: "signup_disabled" });
  const anonymous = (await auth.signInAnonymously()).error;
  expect(anonymous).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
});
