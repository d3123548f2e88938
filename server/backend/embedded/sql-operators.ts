import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type { Sql } from "postgres";
import type { Operator } from "../../../app/features/access/account.ts";
import type { Operators } from "../backend.ts";
import { endSessions } from "./sql-sessions.ts";

const COST = 10;
const OPERATORS_LOCK = 740926;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

export function sqlOperators(sql: Sql): Operators {
  return {
    async list() {
      // Without a limit: each operator is added by hand.
      return sql<Operator[]>`
        select u.id::text, u.email, u.phone, to_json(u.created_at) as "addedAt",
          to_json(greatest(u.last_sign_in_at, max(s.updated_at))) as "lastSeenAt"
        from auth.users u left join auth.sessions s on s.user_id = u.id
        where u.raw_app_meta_data ->> 'role' = 'admin'
        group by u.id order by u.email`;
    },
    async remove(id) {
      return sql.begin(async (tx) => {
        // If two operators remove each other at the same time, one of them must stay.
        await tx`select pg_advisory_xact_lock(${OPERATORS_LOCK})`;
        const removed = await tx`
          delete from auth.users
          where id::text = ${id} and raw_app_meta_data ->> 'role' = 'admin' and exists (
            select from auth.users
            where id::text <> ${id} and raw_app_meta_data ->> 'role' = 'admin')
          returning id`;
        if (removed.length === 0) return false;
        await endSessions(tx, id);
        return true;
      });
    },
    async areMissing() {
      const found = await sql`
        select from auth.users where raw_app_meta_data ->> 'role' = 'admin' limit 1`;
      return found.length === 0;
    },
    async create(email, password) {
      const id = randomUUID();
      const encrypted = await hashPassword(password);
      const identity = { sub: id, email, email_verified: true };
      return sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${OPERATORS_LOCK})`;
        const operators = await tx`
          select from auth.users
          where lower(email) = ${email.toLowerCase()} and raw_app_meta_data ->> 'role' = 'admin'`;
        if (operators.length > 0) return false;
        const strangers = await tx<{ id: string }[]>`
          delete from auth.users where lower(email) = ${email.toLowerCase()} returning id`;
        for (const stranger of strangers) await endSessions(tx, stranger.id);
        await tx`
          insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
            raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
          values (${id}, 'authenticated', 'authenticated', ${email}, ${encrypted}, now(),
            ${tx.json({ provider: "email", providers: ["email"], role: "admin" })},
            ${tx.json({ email_verified: true })}, now(), now())`;
        await tx`
          insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
          values (${randomUUID()}, 'email', ${id}, ${id}, ${tx.json(identity)}, now(), now())`;
        return true;
      });
    },
    async resetPassword(email, password) {
      const encrypted = await hashPassword(password);
      const changed = await sql<{ id: string }[]>`
        update auth.users
        set encrypted_password = ${encrypted}, updated_at = now(),
          email_confirmed_at = coalesce(email_confirmed_at, now())
        where lower(email) = ${email.toLowerCase()} and raw_app_meta_data ->> 'role' = 'admin'
        returning id`;
      for (const user of changed) await endSessions(sql, user.id);
      return changed.length > 0;
    },
  };
}
