import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import type { RowChange } from "../backend.ts";

const CHANNEL = "row_changes";

// Tables are opted in as on hosted Supabase: by the publication that the migrations fill.
const SETUP = `
create schema if not exists site_local;
create table if not exists site_local.first_start (done boolean primary key default true check (done));
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
do $$
declare
  name text;
begin
  for name in select tablename from pg_publication_tables
              where pubname = 'supabase_realtime' and schemaname = 'public' loop
    execute format('create or replace trigger notify_change after insert or update or delete
      on public.%I for each row execute function site_local.notify()', name);
  end loop;
end $$;`;

/** Makes every change of a published table tell its name and row; to be run by one server at a time. */
export async function installTriggers(sql: Sql): Promise<void> {
  await sql.unsafe(SETUP);
}

const HEARTBEAT_MS = 3_000;
/** A mark of our own comes back within milliseconds, or the channel is deaf. */
const MARK_MS = HEARTBEAT_MS / 3;

export interface Listening {
  /**
   * Waits until `change` was called for all that was committed before: the channel keeps the order, so
   * whatever was told before a mark of our own is here when the mark is. Out: false when none came.
   */
  caughtUp(): Promise<boolean>;
  stop(): void;
}

/**
 * Listens for committed changes of published tables; `gap` after changes may have been missed.
 * The driver gives up listening when its first try to reconnect fails, so a mark of our own sent
 * through the channel now and then finds that out, whatever the cause.
 */
export async function listenForChanges(
  sql: Sql,
  on: { change(change: RowChange): void; gap(): void },
): Promise<Listening> {
  /** Marks on their way. */
  const marks = new Map<string, () => void>();
  let subscription: { unlisten(): Promise<void> } | undefined;
  let listens = 0;

  async function listen(): Promise<void> {
    subscription = await sql.listen(
      CHANNEL,
      (payload) => {
        if (payload.startsWith("{")) on.change(JSON.parse(payload) as RowChange);
        else marks.get(payload)?.();
      },
      () => {
        // Called again after every reconnection.
        if (listens++ > 0) on.gap();
      },
    );
  }

  async function caughtUp(): Promise<boolean> {
    const mark = randomUUID();
    const tooLong = new AbortController();
    try {
      const heard = new Promise<boolean>((resolve) => marks.set(mark, () => resolve(true)));
      await sql.notify(CHANNEL, mark);
      return await Promise.race([heard, delay(MARK_MS, false, { signal: tooLong.signal })]);
    } finally {
      tooLong.abort();
      marks.delete(mark);
    }
  }

  async function beat(): Promise<void> {
    if (await caughtUp()) return;
    const deaf = subscription;
    subscription = undefined;
    await deaf?.unlisten().catch(() => {});
    await listen();
  }

  await listen();
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    // While the database is away every beat fails; the next one finds it again.
    void beat()
      .catch(() => {})
      .finally(() => {
        isBeating = false;
      });
  }, HEARTBEAT_MS);
  timer.unref();
  return { caughtUp, stop: () => clearInterval(timer) };
}
