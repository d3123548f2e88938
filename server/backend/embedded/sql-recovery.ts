import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "postgres";
import { randomPassword } from "../../operator.ts";
import type { Recovery } from "../backend.ts";
import { hashPassword } from "./sql-operators.ts";
import { endSessions } from "./sql-sessions.ts";

/** A code has 79 random bits and a token has 256, so a fast hash is safe. */
function hashOf(kind: "code" | "link", secret: string): string {
  return createHash("sha256").update(`${kind} ${secret}`).digest("hex");
}

/** Ignores capitals, spaces and hyphens in a typed code. */
function hashOfCode(code: string): string {
  return hashOf("code", code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

export function sqlRecovery(sql: Sql): Recovery {
  async function redeem(key: string, email: string | null, password: string) {
    const isValid = sql`
      k.hash = ${key} and (k.expires_at is null or k.expires_at > now())
      and u.id = k.user_id and u.raw_app_meta_data ->> 'role' = 'admin'
      and (${email}::text is null or lower(u.email) = ${email})`;
    // Check before the slow hash. The delete checks again: two requests can send the same code.
    const found = await sql`select from site_local.recovery_keys k, auth.users u where ${isValid}`;
    if (found.length === 0) return undefined;
    const encrypted = await hashPassword(password);
    return sql.begin(async (tx) => {
      const [user] = await tx<{ id: string; email: string }[]>`
        delete from site_local.recovery_keys k using auth.users u where ${isValid}
        returning u.id::text, u.email`;
      if (!user) return undefined;
      // The trigger end_recovery_keys deletes the user's other codes and links.
      await tx`
        update auth.users set encrypted_password = ${encrypted}, updated_at = now(),
          email_confirmed_at = coalesce(email_confirmed_at, now())
        where id::text = ${user.id}`;
      await endSessions(tx, user.id);
      return user.email;
    });
  }

  return {
    async makeCodes(userId, count) {
      const codes = Array.from({ length: count }, randomPassword);
      await sql.begin(async (tx) => {
        await tx`
          delete from site_local.recovery_keys
          where user_id::text = ${userId} and expires_at is null`;
        await tx`
          insert into site_local.recovery_keys (hash, user_id)
          select unnest(${codes.map(hashOfCode)}::text[]), ${userId}`;
      });
      return codes;
    },
    async countCodes(userId) {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int from site_local.recovery_keys
        where user_id::text = ${userId} and expires_at is null`;
      return row?.count ?? 0;
    },
    async makeLink(email) {
      const token = randomBytes(32).toString("base64url");
      await sql`delete from site_local.recovery_keys where expires_at < now()`;
      const [user] = await sql<{ email: string }[]>`
        with operator as (
          select id, email from auth.users
          where lower(email) = ${email} and raw_app_meta_data ->> 'role' = 'admin'
        ), added as (
          insert into site_local.recovery_keys (hash, user_id, expires_at)
          select ${hashOf("link", token)}, id, now() + interval '30 minutes' from operator
        )
        select email from operator`;
      return user && { token, email: user.email };
    },
    redeemCode: (email, code, password) => redeem(hashOfCode(code), email, password),
    redeemLink: (token, password) => redeem(hashOf("link", token), null, password),
  };
}
