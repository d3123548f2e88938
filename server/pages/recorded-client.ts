import { AsyncLocalStorage } from "node:async_hooks";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../backend/backend.ts";
import type { Made, RowCache } from "./cache.ts";
import { sourceOf } from "./sources.ts";

/** A finished answer of the data interface. */
export interface ReadAnswer {
  status: number;
  headers: [string, string][];
  text: string;
  /** Bytes held in memory. */
  size: number;
}

export interface RecordedClient {
  /** A stranger's client. */
  client: Client;
  /** Runs `work`; every read in it through the client is noted in `sources`. */
  record<T>(sources: Set<string>, work: () => Promise<T>): Promise<T>;
}

/**
 * A stranger's client that notes what was read, so that a change can purge what shows it. With
 * `answers`, what one page has read is there for the next one, which is most of a page's cost.
 */
export function createRecordedClient(
  backend: Backend,
  answers?: RowCache<ReadAnswer>,
): RecordedClient {
  const scopes = new AsyncLocalStorage<Set<string>>();
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      async fetch(input, init) {
        const request = new Request(input, init);
        const source = sourceOf(new URL(request.url));
        if (source) scopes.getStore()?.add(source);
        if (!answers || !source || request.method !== "GET") return backend.fetch(request);
        const answer = await answers.get(keyOf(request), () => read(backend, request, source));
        return new Response(answer.text, answer);
      },
    },
  });
  return { client, record: (sources, work) => scopes.run(sources, work) };
}

/** What an answer depends on besides the address: how many rows, counted or not, as a list or as one. */
function keyOf({ url, headers }: Request): string {
  return [url, ...["accept", "prefer", "range"].map((name) => headers.get(name))].join("\n");
}

async function read(backend: Backend, request: Request, source: string): Promise<Made<ReadAnswer>> {
  const response = await backend.fetch(request);
  const text = await response.text();
  return {
    value: { status: response.status, headers: [...response.headers], text, size: text.length * 2 },
    isKept: response.ok,
    sources: new Set([source]),
  };
}
