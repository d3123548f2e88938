import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../backend/backend.ts";
import type { RowCache } from "./cache.ts";
import { sourceOf } from "./sources.ts";

/** A finished answer of the data interface. */
export interface ReadAnswer {
  status: number;
  headers: [string, string][];
  text: string;
  /** Bytes held in memory. */
  size: number;
}

/** After this the page is made of defaults: who waits longer has left. */
const PATIENCE_MS = 4_000;
const PAUSE_MS = 500;
/** What a database says that is starting, or has too much to do. */
const PASSING = new Set([503, 520]);

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
  const scopes = new AsyncLocalStorage<{ sources: Set<string>; until: number }>();
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Its three repeats take 7 s or more, for which a visitor would wait; `ask` repeats once.
    db: { retry: false },
    global: {
      async fetch(input, init) {
        // A whole Request is made only where one is sent: it costs more than a remembered answer.
        const url = input instanceof Request ? input.url : String(input);
        const source = sourceOf(new URL(url));
        const scope = scopes.getStore();
        if (source) scope?.sources.add(source);
        const until = scope?.until ?? Number.POSITIVE_INFINITY;
        const send = () => ask(backend, new Request(input, init), until);
        if (!answers || !source || init?.method !== "GET") return send();
        const answer = await answers.get(keyOf(url, new Headers(init.headers)), async () => {
          try {
            const value = await finished(await send());
            if (value.status >= 500) answers.purgeAll();
            return { value, isKept: value.status < 300, sources: new Set([source]) };
          } catch (error) {
            // Where the database is away no page mixes what is missing with what is remembered.
            answers.purgeAll();
            throw error;
          }
        });
        return new Response(answer.text, answer);
      },
    },
  });
  return {
    client,
    record: (sources, work) =>
      scopes.run({ sources, until: performance.now() + PATIENCE_MS }, work),
  };
}

/** What an answer depends on besides the address: how many rows, counted or not, as a list or as one. */
function keyOf(url: string, headers: Headers): string {
  return [url, ...["accept", "prefer", "range"].map((name) => headers.get(name))].join("\n");
}

/** The backend's answer; a refusal for the moment is asked about once more. Throws at `until`. */
async function ask(backend: Backend, request: Request, until: number): Promise<Response> {
  const again = request.clone();
  try {
    const answer = await before(until, backend.fetch(request));
    if (!PASSING.has(answer.status)) return answer;
  } catch (error) {
    if (performance.now() >= until) throw error;
  }
  await delay(PAUSE_MS);
  return before(until, backend.fetch(again));
}

async function before<T>(until: number, work: Promise<T>): Promise<T> {
  if (until === Number.POSITIVE_INFINITY) return work;
  const timer = new AbortController();
  const late = delay(Math.max(0, until - performance.now()), undefined, {
    signal: timer.signal,
  }).then(() => {
    throw new Error("The database took too long to answer");
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}

async function finished(response: Response): Promise<ReadAnswer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    text,
    size: text.length * 2,
  };
}
