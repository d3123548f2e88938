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

const LONGEST_USER_AGENT = 300;

/** @supabase/lite leaves this column empty. The IP address is not stored. */
export async function storeUserAgent(sql: Sql, id: string, userAgent: string): Promise<void> {
  await sql`
    update auth.sessions set user_agent = ${userAgent.slice(0, LONGEST_USER_AGENT)}
    where id::text = ${id}`;
}

export interface Account {
  passwordHash: string;
  isBanned: boolean;
}

/** The account that can sign in with this email. */
export async function findAccount(sql: Sql, email: string): Promise<Account | undefined> {
  const [account] = await sql<Account[]>`
    select encrypted_password as "passwordHash", coalesce(banned_until > now(), false) as "isBanned"
    from auth.users
    where email = ${email} and encrypted_password <> '' and email_confirmed_at is not null`;
  return account;
}

/** True if the user with this id, or with this refresh token, is banned. */
export async function isBanned(
  sql: Sql,
  { userId = "", refreshToken = "" }: { userId?: string; refreshToken?: string },
): Promise<boolean> {
  const banned = await sql`
    select from auth.users u
    where u.banned_until > now() and (u.id::text = ${userId} or u.id in (
      select user_id from auth.refresh_tokens where token = ${refreshToken}))`;
  return banned.length > 0;
}
