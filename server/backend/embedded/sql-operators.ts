import { randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import type { Sql } from "postgres";
import type { Operators } from "../backend.ts";

const COST = 10;

/** Operators of a backend whose users table is ours (hosted Supabase has an admin API instead). */
export function sqlOperators(sql: Sql): Operators {
  async function endSessions(userId: string, exceptSession = ""): Promise<void> {
    await sql`
      delete from auth.refresh_tokens
      where user_id::text = ${userId} and session_id::text is distinct from ${exceptSession}`;
    await sql`
      delete from auth.sessions
      where user_id::text = ${userId} and id::text <> ${exceptSession}`;
  }

  return {
    endSessions,
    async areMissing() {
      const found = await sql`
        select from auth.users where raw_app_meta_data ->> 'role' = 'admin' limit 1`;
      return found.length === 0;
    },
    async create(email, password) {
      const id = randomUUID();
      const encrypted = await hash(password, COST);
      const identity = { sub: id, email, email_verified: true };
      await sql.begin(async (tx) => {
        await tx`
          insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
            raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
          values (${id}, 'authenticated', 'authenticated', ${email}, ${encrypted}, now(),
            ${tx.json({ provider: "email", providers: ["email"], role: "admin" })}, '{}', now(), now())`;
        await tx`
          insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
          values (${randomUUID()}, 'email', ${id}, ${id}, ${tx.json(identity)}, now(), now())`;
      });
    },
    async resetPassword(email, password) {
      const encrypted = await hash(password, COST);
      const changed = await sql<{ id: string }[]>`
        update auth.users
        set encrypted_password = ${encrypted}, updated_at = now(),
            raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role":"admin"}'
        where lower(email) = ${email.toLowerCase()}
        returning id`;
      for (const user of changed) await endSessions(user.id);
      return changed.length > 0;
    },
  };
}
