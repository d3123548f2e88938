import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../backend/backend.ts";

/** If reading takes longer, the page is rendered with default content. */
const READ_LIMIT_MS = 4_000;
const RETRY_PAUSE_MS = 500;
const RETRIED_STATUSES = new Set([503, 520]);
const REST = "/rest/v1/";

/** Thrown if a document cannot be made, because a read failed. */
export class ReadFailed extends Error {}

export interface RecordedClient {
  client: Client;
  /** Runs `work`, and adds the tables and rows that it reads to `sources`. */
  record<T>(sources: Set<string>, work: () => Promise<T>): Promise<T>;
}

/** An anonymous client that records what it reads, so that a change purges the right pages. */
export function createRecordedClient(backend: Backend): RecordedClient {
  const scopes = new AsyncLocalStorage<{ sources: Set<string>; until: number }>();
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // supabase-js would retry three times. `retried` below retries once.
    db: { retry: false },
    global: {
      async fetch(input, init) {
        const scope = scopes.getStore();
        const url = new URL(input instanceof Request ? input.url : input);
        for (const source of sourcesOf(url)) scope?.sources.add(source);
        const until = scope?.until ?? performance.now() + READ_LIMIT_MS;
        return retried(until, () => backend.fetch(new Request(input, init)));
      },
    },
  });
  return {
    client,
    record: (sources, work) =>
      scopes.run({ sources, until: performance.now() + READ_LIMIT_MS }, work),
  };
}

/** The tables that each view or function reads. */
const TABLES_OF: Record<string, string[]> = {
  tour_cards: ["tours", "departures"],
  tour_pages: ["tours", "departures"],
  list_changes: [
    "tours",
    "departures",
    "categories",
    "hero_sections",
    "carousel_images",
    "testimonials",
    "about_sections",
    "company_info",
  ],
  "rpc/search_tours": ["tours", "departures"],
};

/** What a request reads: one row if it filters by id, otherwise the whole table. */
function sourcesOf(url: URL): string[] {
  if (!url.pathname.startsWith(REST)) return [];
  const name = url.pathname.slice(REST.length);
  const tables = TABLES_OF[name];
  if (tables) return tables;
  const id = url.searchParams.get("id");
  return [id?.startsWith("eq.") ? `${name}:${id.slice(3)}` : name];
}

/** Calls `send`, and retries it once after a temporary failure. Throws at the time `until`. */
async function retried(until: number, send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await withDeadline(until, send());
    if (!RETRIED_STATUSES.has(response.status)) return response;
  } catch (error) {
    if (performance.now() >= until) throw error;
  }
  await delay(RETRY_PAUSE_MS);
  return withDeadline(until, send());
}

async function withDeadline<T>(until: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(
    () => reject(new Error("The database took too long to answer")),
    Math.max(0, until - performance.now()),
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(limit));
}
