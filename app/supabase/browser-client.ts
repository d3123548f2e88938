import { createClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { backendSettings } from "./settings";
import type { Client } from "./types";

let client: Client | undefined;

/** The panel's client, made on first use. The other defaults of supabase-js are those of spec §9. */
export function browserClient(): Client {
  const { url, publishableKey } = backendSettings();
  client ??= createClient<Database>(url, publishableKey, {
    realtime: { heartbeatIntervalMs: 30_000 },
  });
  return client;
}
