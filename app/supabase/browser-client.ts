import { createClient } from "@supabase/supabase-js";
import { fetchFromApi } from "./api-fetch";
import type { Database } from "./database.types";
import { backendSettings, sessionStorageKey } from "./settings";
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

/** Signs out of this browser without a request, because the server no longer knows the session. */
export async function forgetSession(): Promise<void> {
  localStorage.removeItem(sessionStorageKey(backendSettings().url));
  await browserClient().auth.signOut({ scope: "local" });
}
