import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import type { RowChange } from "../../../app/supabase/row-changes.ts";

const CHANNEL = "row_changes";

const SETUP = `
create schema if not exists site_local;
create table if not exists site_local.first_start (done boolean primary key default true check (done));
-- A recovery code does not expire; the token of a link does.
create table if not exists site_local.recovery_keys (
  hash text primary key,
  user_id uuid not null references auth.users on delete cascade,
  expires_at timestamptz);
create or replace function site_local.notify() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('${CHANNEL}', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', case tg_op when 'DELETE' then old.id else new.id end
  )::text);
  return null;
end $$;
-- Supabase Realtime closes the sockets of ended sessions, and of users who are no longer operators.
create or replace function site_local.notify_access() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('${CHANNEL}', json_build_object(
    'table', tg_table_schema || '.' || tg_table_name, 'type', tg_op, 'id', old.id)::text);
  return null;
end $$;
-- Recovery codes and links end with the password that they belong to.
create or replace function site_local.end_recovery_keys() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from site_local.recovery_keys where user_id = old.id;
  return null;
end $$;
-- Only missing triggers are created, because that locks the table and another server may be saving.
-- A trigger is recognised by its function: if its definition changes, drop that function first, with cascade.
do $$
declare
  missing record;
begin
  for missing in
    select * from (
      values
        ('auth.sessions', 'notify_access', 'delete', 'true'),
        ('auth.users', 'notify_access', 'update',
          'old.banned_until is distinct from new.banned_until
            or old.raw_app_meta_data is distinct from new.raw_app_meta_data'),
        ('auth.users', 'end_recovery_keys', 'update',
          'old.encrypted_password is distinct from new.encrypted_password')
      union all
      select format('public.%I', tablename), 'notify', 'insert or update or delete', 'true'
      from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public'
    ) as wanted (on_table, function, event, condition)
    where not exists (
      select from pg_trigger
      where tgrelid = on_table::regclass and tgfoid = format('site_local.%I', function)::regproc)
  loop
    execute format('create trigger %I after %s on %s for each row when (%s)
      execute function site_local.%1$I()',
      missing.function, missing.event, missing.on_table, missing.condition);
  end loop;
end $$;`;

/** Adds triggers that send a notification for each change of a published table and of access. */
export async function installTriggers(sql: Sql): Promise<void> {
  await sql.unsafe(SETUP);
}

/** The `table` values of changes that concern only realtime sockets. */
export const ENDED_SESSIONS = "auth.sessions";
export const CHANGED_USERS = "auth.users";

const HEARTBEAT_MS = 3_000;
/** How long we wait for our own notification. PostgreSQL delivers it after all earlier ones. */
const ECHO_MS = HEARTBEAT_MS / 3;

export interface Listening {
  /** Waits until `change` was called for all earlier commits. Resolves to false on a timeout. */
  caughtUp(): Promise<boolean>;
  stop(): void;
}

/**
 * Calls `change` for each committed change, and `missed` when changes might be lost. A heartbeat
 * subscribes again, because the driver stops after one failed attempt to reconnect.
 */
export async function listenForChanges(
  sql: Sql,
  on: { change(change: RowChange): void; missed(): void },
): Promise<Listening> {
  const echoes = new Map<string, () => void>();
  let subscription: { unlisten(): Promise<void> } | undefined;
  let listens = 0;

  async function listen(): Promise<void> {
    subscription = await sql.listen(
      CHANNEL,
      (payload) => {
        if (payload.startsWith("{")) on.change(JSON.parse(payload) as RowChange);
        else echoes.get(payload)?.();
      },
      () => {
        if (listens++ > 0) on.missed();
      },
    );
  }

  async function caughtUp(): Promise<boolean> {
    const id = randomUUID();
    const timeout = new AbortController();
    try {
      const echo = new Promise<boolean>((resolve) => echoes.set(id, () => resolve(true)));
      await sql.notify(CHANNEL, id);
      return await Promise.race([echo, delay(ECHO_MS, false, { signal: timeout.signal })]);
    } finally {
      timeout.abort();
      echoes.delete(id);
    }
  }

  async function checkSubscription(): Promise<void> {
    if (await caughtUp()) return;
    const broken = subscription;
    subscription = undefined;
    await broken?.unlisten().catch(() => {});
    await listen();
  }

  await listen();
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void checkSubscription()
      .catch(() => {})
      .finally(() => {
        isChecking = false;
      });
  }, HEARTBEAT_MS);
  timer.unref();
  return { caughtUp, stop: () => clearInterval(timer) };
}
