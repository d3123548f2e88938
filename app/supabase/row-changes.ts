import type { RealtimeChannel } from "@supabase/supabase-js";
import type { Client } from "./types.ts";

const PAUSE_MS = 3_000;

/** A committed change of one row. `type` has the values of Supabase Realtime. */
export interface RowChange<T extends string = string> {
  table: T;
  type: "INSERT" | "UPDATE" | "DELETE";
  id: string;
}

interface Options<T extends string> {
  channel: string;
  tables: readonly T[];
  onChange(change: RowChange<T>): void;
  onStatus(status: string): void;
}

/**
 * Calls `onChange` for each changed row, until the returned function is called. supabase-js joins again after
 * a lost connection, but not after the project has ended the channel.
 */
export function listenToRows<T extends string>(
  client: Client,
  { channel: name, tables, onChange, onStatus }: Options<T>,
) {
  let channel: RealtimeChannel;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function join(): void {
    // "SUBSCRIBED" comes when changes are really sent, so none is missed after it.
    channel = client.channel(name, { config: { postgres_changes_options: { wait: true } } });
    for (const table of tables) {
      channel.on("postgres_changes", { event: "*", schema: "public", table }, (change) => {
        const row = change.eventType === "DELETE" ? change.old : change.new;
        onChange({ table, type: change.eventType, id: String(row.id ?? "") });
      });
    }
    channel.subscribe((status) => {
      if (isStopped) return;
      onStatus(status);
      if (status === "CLOSED") joinLater();
    });
  }

  function joinLater(): void {
    // The project refuses each new channel of a connection whose token has expired, which takes a day.
    void client.realtime.disconnect();
    clearTimeout(pause);
    pause = setTimeout(join, PAUSE_MS);
  }

  join();
  return async (): Promise<void> => {
    isStopped = true;
    clearTimeout(pause);
    await client.removeChannel(channel);
  };
}
