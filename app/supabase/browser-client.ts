import { createClient } from "@supabase/supabase-js";
import { fetchFromApi } from "./api-fetch";
import type { Database } from "./database.types";
import { backendSettings } from "./settings";
import type { Client } from "./types";

let client: Client | undefined;

/** The panel's client, made on first use. Spec §9 names its heartbeat and the defaults of supabase-js. */
export function browserClient(): Client {
  const { url, publishableKey } = backendSettings();
  client ??= createClient<Database>(url, publishableKey, {
    realtime: { heartbeatIntervalMs: 30_000 },
    global: { fetch: fetchFromApi },
  });
  return client;
}
