import { randomBytes } from "node:crypto";
import type { ISql, Sql } from "postgres";

export async function endSessions(sql: ISql, userId: string, exceptSession = ""): Promise<void> {
  await sql`
    delete from auth.refresh_tokens
    where user_id::text = ${userId} and session_id::text is distinct from ${exceptSession}`;
  await sql`
    delete from auth.sessions
    where user_id::text = ${userId} and id::text <> ${exceptSession}`;
}

/** Ends one session of this user. False if the user has no such session. */
export async function endSession(sql: Sql, userId: string, id: string): Promise<boolean> {
  const ended = await sql`
    delete from auth.sessions where user_id::text = ${userId} and id::text = ${id}`;
  return ended.count > 0;
}

const MAX_USER_AGENT = 300;
/** Several tabs can send the same refresh token within this time (Supabase Auth's default). */
const REUSE_INTERVAL = "10 seconds";

interface User {
  id: string;
  email: string | null;
  phone: string | null;
  role: string;
  appMetadata: object;
  userMetadata: object;
}

/** A live session, as the claims of its access tokens describe it. */
export interface Session {
  id: string;
  refreshToken: string;
  aal: string;
  /** Seconds since 1970. */
  signedInAt: number;
  user: User;
}

function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The columns of `auth.users u` and `auth.sessions s` that make a `Session`. */
const sessionColumns = (sql: ISql) => sql`
  s.id::text, s.aal, extract(epoch from s.created_at)::integer as "signedInAt",
  json_build_object('id', u.id, 'email', u.email, 'phone', u.phone, 'role', u.role,
    'appMetadata', u.raw_app_meta_data, 'userMetadata', u.raw_user_meta_data) as user`;

/**
 * Starts a session after the password was checked. Undefined if the password was changed since. The IP address is not
 * stored.
 */
export async function startSession(
  sql: Sql,
  { id: userId, passwordHash }: Pick<Account, "id" | "passwordHash">,
  userAgent: string,
): Promise<Session | undefined> {
  const refreshToken = newRefreshToken();
  return sql.begin(async (tx) => {
    const { count } = await tx`
      update auth.users set last_sign_in_at = now()
      where id = ${userId} and encrypted_password = ${passwordHash}`;
    if (count === 0) return undefined;
    const [session] = await tx<Omit<Session, "refreshToken">[]>`
      with s as (
        insert into auth.sessions (id, user_id, aal, user_agent)
        values (gen_random_uuid(), ${userId}, 'aal1', ${userAgent.slice(0, MAX_USER_AGENT)})
        returning *
      )
      select ${sessionColumns(tx)} from s join auth.users u on u.id = s.user_id`;
    if (!session) throw new Error("the session was not stored");
    await tx`
      insert into auth.refresh_tokens (id, token, user_id, session_id)
      values (gen_random_uuid(), ${refreshToken}, ${userId}, ${session.id})`;
    return { ...session, refreshToken };
  });
}

export type RenewalRefusal = "not found" | "banned" | "expired" | "used already";
type Renewal = { session: Session } | { refusal: RenewalRefusal };

/** Exchanges a refresh token as Supabase Auth does (its source, internal/tokens/service.go). */
export async function renewSession(sql: Sql, refreshToken: string): Promise<Renewal> {
  return sql.begin(async (tx): Promise<Renewal> => {
    interface Found extends Omit<Session, "refreshToken"> {
      isBanned: boolean;
      hasExpired: boolean;
      isRevoked: boolean;
      isRecent: boolean;
    }
    const [found] = await tx<Found[]>`
      select ${sessionColumns(tx)},
        coalesce(u.banned_until > now(), false) as "isBanned",
        coalesce(s.not_after <= now(), false) as "hasExpired",
        t.revoked as "isRevoked", t.updated_at > now() - ${REUSE_INTERVAL}::interval as "isRecent"
      from auth.refresh_tokens t
        join auth.sessions s on s.id = t.session_id
        join auth.users u on u.id = s.user_id
      where t.token = ${refreshToken}
      for update of t, s`;
    if (!found) return { refusal: "not found" };
    const { isBanned, hasExpired, isRevoked, isRecent, ...session } = found;
    if (isBanned) return { refusal: "banned" };
    if (hasExpired) return { refusal: "expired" };
    const next = isRevoked
      ? await currentToken(tx, session.id, refreshToken, isRecent)
      : await replaceToken(tx, session, refreshToken);
    if (!next) {
      await tx`
        update auth.refresh_tokens set revoked = true, updated_at = now()
        where session_id = ${session.id} and not revoked`;
      return { refusal: "used already" };
    }
    await tx`
      update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now()
      where id = ${session.id}`;
    return { session: { ...session, refreshToken: next } };
  });
}

async function replaceToken(tx: ISql, { id, user }: Omit<Session, "refreshToken">, used: string) {
  const next = newRefreshToken();
  await tx`update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${used}`;
  await tx`
    insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
    values (gen_random_uuid(), ${next}, ${user.id}, ${id}, ${used})`;
  return next;
}

/**
 * The session's current token, for a client that sends a used one: several tabs renewed at once, or
 * the client did not receive the response that followed it. Undefined for any other used token.
 */
async function currentToken(tx: ISql, session: string, used: string, isRecent: boolean) {
  const [current] = await tx<{ token: string; parent: string | null }[]>`
    select token, parent from auth.refresh_tokens where session_id = ${session} and not revoked
    order by created_at desc limit 1`;
  return isRecent || current?.parent === used ? current?.token : undefined;
}

/**
 * Removes a few old rows at each sign-in and renewal, as Supabase Auth does (its source,
 * internal/models/cleanup.go). Supabase Auth never removes entries of its audit log. Here nothing reads
 * them, so they go after a day.
 */
export async function removeOldSessions(sql: Sql): Promise<void> {
  await sql`
    delete from auth.refresh_tokens where id in (
      select id from auth.refresh_tokens
      where revoked and updated_at < now() - interval '24 hours' limit 100 for update skip locked)`;
  await sql`
    delete from auth.sessions where id in (
      select id from auth.sessions
      where not_after < now() - interval '72 hours' limit 10 for update skip locked)`;
  await sql`
    delete from auth.audit_log_entries where id in (
      select id from auth.audit_log_entries
      where created_at < now() - interval '24 hours' limit 100 for update skip locked)`;
}

export interface Account {
  id: string;
  passwordHash: string;
  isBanned: boolean;
  isConfirmed: boolean;
}

/** The account with this email and a password. */
export async function findAccount(sql: Sql, email: string): Promise<Account | undefined> {
  const [account] = await sql<Account[]>`
    select id::text, encrypted_password as "passwordHash",
      coalesce(banned_until > now(), false) as "isBanned",
      email_confirmed_at is not null as "isConfirmed"
    from auth.users where email = ${email} and encrypted_password <> ''`;
  return account;
}

export async function isBanned(sql: Sql, userId: string): Promise<boolean> {
  const banned = await sql`
    select from auth.users where banned_until > now() and id::text = ${userId}`;
  return banned.length > 0;
}
