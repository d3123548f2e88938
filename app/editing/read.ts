import { QueryCache, QueryClient } from "@tanstack/react-query";
import { toast } from "~/ui/toaster";

/**
 * The panel's one cache, with TanStack's defaults: 3 retries, 30 s, 5 minutes (spec §9). A query
 * with `meta.failureToast` shows that text when it cannot be read (spec §8).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (_, { meta }) => {
      if (meta?.failureToast) toast.error(String(meta.failureToast));
    },
  }),
});

interface Call<T> {
  retry(isEnabled: boolean): PromiseLike<{ data: T | null; error: { message: string } | null }>;
}

/**
 * Runs one data call as a query function; null when the record does not exist. supabase-js does
 * not repeat it: TanStack's three retries are the specified ones (spec §9).
 */
export async function readMaybe<T>(call: Call<T>): Promise<T | null> {
  const { data, error } = await call.retry(false);
  if (error) throw error;
  return data;
}

/** As `readMaybe`, for lists, which always exist. */
export async function readList<T>(call: Call<T[]>): Promise<T[]> {
  return (await readMaybe(call)) ?? [];
}

interface Counted<T> {
  retry(isEnabled: boolean): PromiseLike<{
    data: T[] | null;
    count: number | null;
    error: { message: string; code: string } | null;
  }>;
}

/** Hosted Supabase's error for a range that begins beyond the list's end. */
const BEYOND_THE_END = "PGRST103";

/** As `readList`, for a counted range of a longer list; beyond the list's end it is empty. */
export async function readRange<T>(call: Counted<T>): Promise<{ rows: T[]; total: number }> {
  const { data, count, error } = await call.retry(false);
  if (error?.code === BEYOND_THE_END) return { rows: [], total: 0 };
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0 };
}

interface List<T> extends Call<T[]> {
  range(from: number, to: number): Call<T[]>;
}

/** A project's default limit of rows in one response. */
const ROW_LIMIT = 1000;

/** As `readList`, for a list of any length, in ranges that no row limit cuts. */
export async function readWholeList<T>(list: () => List<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const range = await readList(list().range(rows.length, rows.length + ROW_LIMIT - 1));
    rows.push(...range);
    if (range.length < ROW_LIMIT) return rows;
  }
}
