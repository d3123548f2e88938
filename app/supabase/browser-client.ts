import { createClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { backendSettings } from "./settings";
import type { Client } from "./types";

let client: Client | undefined;

/** The panel's client, made on first use with supabase-js's own defaults (spec §9). */
export function browserClient(): Client {
  const { url, publishableKey } = backendSettings();
  client ??= createClient<Database>(url, publishableKey);
  return client;
}
