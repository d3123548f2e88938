import { AsyncLocalStorage } from "node:async_hooks";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../backend/backend.ts";
import { sourceOf } from "./sources.ts";

export interface RecordedClient {
  /** A stranger's client. */
  client: Client;
  /** Runs `work`; every read in it through the client is noted in `sources`. */
  record<T>(sources: Set<string>, work: () => Promise<T>): Promise<T>;
}

/** A stranger's client that notes what was read, so that a change can purge what shows it. */
export function createRecordedClient(backend: Backend): RecordedClient {
  const scopes = new AsyncLocalStorage<Set<string>>();
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch(input, init) {
        const request = new Request(input, init);
        const source = sourceOf(new URL(request.url));
        if (source) scopes.getStore()?.add(source);
        return backend.fetch(request);
      },
    },
  });
  return { client, record: (sources, work) => scopes.run(sources, work) };
}
