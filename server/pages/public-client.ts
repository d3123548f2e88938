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

/** Thrown if a document cannot be made, because a read failed. */
export class ReadFailed extends Error {}

/** Throws ReadFailed, so that an incomplete file is never cached. */
export function required<T>({ data, error }: { data: T; error: { message: string } | null }): T {
  if (error) throw new ReadFailed(error.message);
  return data;
}

export interface PublicClient {
  client: Client;
  /** Runs `work`. All its reads together may take as long as one read. */
  withDeadline<T>(work: () => Promise<T>): Promise<T>;
}

/** A client that reads what an anonymous visitor may read. */
export function createPublicClient(backend: Backend): PublicClient {
  const deadlines = new AsyncLocalStorage<number>();
  const client = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // supabase-js would retry three times. `retried` below retries once.
    db: { retry: false },
    global: {
      async fetch(input, init) {
        const until = deadlines.getStore() ?? performance.now() + READ_LIMIT_MS;
        return retried(until, () => backend.fetch(new Request(input, init)));
      },
    },
  });
  return {
    client,
    withDeadline: (work) => deadlines.run(performance.now() + READ_LIMIT_MS, work),
  };
}

/** Calls `send`, and retries it once after a temporary failure. Throws at the time `until`. */
async function retried(until: number, send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await before(until, send());
    if (!RETRIED_STATUSES.has(response.status)) return response;
  } catch (error) {
    if (performance.now() >= until) throw error;
  }
  await delay(RETRY_PAUSE_MS);
  return before(until, send());
}

async function before<T>(until: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(
    () => reject(new Error("The database took too long to answer")),
    Math.max(0, until - performance.now()),
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(limit));
}
