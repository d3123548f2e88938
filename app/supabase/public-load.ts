import type { SupabaseClient } from "@supabase/supabase-js";
import { createContext, data, redirect } from "react-router";
import type { Database } from "./database.types";

/** The context of a public loader: an anonymous client, and a record of failed reads. */
export interface PublicLoad {
  client: SupabaseClient<Database>;
  /** Reads translations: `client`, or one that may also read those that only operators see yet. */
  translations: SupabaseClient<Database>;
  /** Reads the quote of a private link. With the secret key, this does not count as an opening. */
  readQuote(token: string): PromiseLike<Response<unknown>>;
  /** The origin of the public site (SITE_URL), without a trailing slash. */
  siteUrl: string;
  /** The backend for the browser. `url` is null if the API is on this site. */
  backend: { url: string | null; publishableKey: string };
  /** Keeps the page out of the cache. */
  markFailed(): void;
  /** The log messages of the failed reads of this page (spec §8). */
  failures: Set<string>;
}

export const publicLoadContext = createContext<PublicLoad>();

interface Response<T> {
  data: T | null;
  error: { message: string } | null;
}

/**
 * Returns the data of `call`, or `fallback` if the call failed or found nothing. Logs a failure, and
 * the page still renders (spec §8).
 */
export async function loadOr<T, F>(
  load: PublicLoad,
  failure: string,
  call: PromiseLike<Response<T>>,
  fallback: F,
): Promise<T | F> {
  try {
    const { data, error } = await call;
    if (error) throw error;
    return data ?? fallback;
  } catch (error) {
    load.markFailed();
    load.failures.add(failure);
    console.error(failure, error instanceof Error ? error.message : error);
    return fallback;
  }
}

/** Thrown by a page without its subject: 503 if that could not be read, otherwise /not-found (spec §2). */
export function missingPage(load: PublicLoad) {
  return load.failures.size > 0 ? data(null, 503) : redirect("/not-found");
}

/** The failures as loader data. Both the server and the browser log them (spec §8). */
export function failuresOf(load: PublicLoad): { failures?: string[] } {
  return load.failures.size > 0 ? { failures: [...load.failures] } : {};
}

interface CountedResponse<Row> {
  data: Row[] | null;
  count: number | null;
  error: { message: string } | null;
}

/** Rows read with `{ count: "exact" }` and their total, as one value for `loadOr`. */
export async function counted<Row>(call: PromiseLike<CountedResponse<Row>>) {
  const { data, count, error } = await call;
  return { data: data && { rows: data, total: count ?? data.length }, error };
}
