import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { browserClient } from "~/supabase/browser-client";
import type { Client, Range, Result } from "~/supabase/types";
import { type List, wholeList } from "~/supabase/whole-list";
import type { EditedTable, StoredRow } from "./save";
import { askToSignInOnce, NotSignedIn } from "./sign-in-again";
import { callSignedIn } from "./signed-in";
import { toast } from "./toaster";

/** The panel's query cache with TanStack's defaults (spec §9). Shows error toasts (spec §8). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      // The login screen or the dialog to sign in again says why.
      if (error instanceof NotSignedIn) return;
      if (meta?.failureToast) toast.error(String(meta.failureToast));
    },
  }),
});

interface Call<T> {
  retry(isEnabled: boolean): PromiseLike<Result<T>>;
}

/** Reads as the signed-in operator. Rejects without data. */
export async function read<T>(send: () => PromiseLike<Result<T>>): Promise<T> {
  const { data, error } = await callSignedIn(send, askToSignInOnce);
  if (data === null) throw new Error(error?.message);
  return data;
}

/** Reads one record, or null. Turns off supabase-js retries, because TanStack retries (spec §9). */
export async function readMaybe<T>(call: Call<T>): Promise<T | null> {
  const { data, error } = await callSignedIn(() => call.retry(false), askToSignInOnce);
  if (error) throw error;
  return data;
}

/** For the only record of a table. Without one, returns `fallback`, and says so unless it is `cached` already. */
export async function readSingleRow<T, D>(
  call: Call<T>,
  { fallback, failure, cached }: { fallback: D; failure: string; cached: unknown },
): Promise<NonNullable<T> | D> {
  const record = await readMaybe(call);
  if (!record && cached !== fallback) toast.error(failure);
  return record ?? fallback;
}

export async function readList<T>(call: Call<T[]>): Promise<T[]> {
  return (await readMaybe(call)) ?? [];
}

interface Counted<T> {
  retry(isEnabled: boolean): PromiseLike<Result<T[]> & { count: number | null }>;
}

const BEYOND_THE_END = "PGRST103"; // hosted Supabase only

/** Reads a range of a list and the total. Beyond the end of the list there are no rows. */
export async function readRange<T>(call: Counted<T>): Promise<{ rows: T[]; total: number }> {
  const { data, count, error } = await callSignedIn(() => call.retry(false), askToSignInOnce);
  if (error?.code === BEYOND_THE_END) return { rows: [], total: 0 };
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0 };
}

/** Counts rows without reading them. */
export async function readCount(call: Counted<unknown>): Promise<number> {
  return (await readRange(call)).total;
}

/** Reads a list of any length (`wholeList`). */
export async function readWholeList<T extends { id: string }>(
  list: () => { retry(isEnabled: boolean): List<T> },
  key?: keyof T & string,
): Promise<T[]> {
  const read = () => wholeList(() => list().retry(false), key);
  const { data, error } = await callSignedIn(read, askToSignInOnce);
  if (error) throw error;
  return data;
}

/** Longer searches might not fit into a URL, where a Tamil character takes nine characters. */
const MAX_SEARCH = 60;

export function searchWords(search: string): string[] {
  return search.slice(0, MAX_SEARCH).split(/\s+/).filter(Boolean);
}

export const ROWS_ON_PAGE = 25;

/** One page of a list. `from` is the place of its first row in the list. */
export interface ListPage<T> {
  rows: T[];
  total: number;
  from: number;
  page: number;
  pageCount: number;
}

/** Reads a page of a list. If `requested` is too high, reads the last page. */
export async function readPage<T>(
  list: (range: Range) => Counted<T>,
  requested: number,
): Promise<ListPage<T>> {
  const read = async (page: number) => {
    const from = (page - 1) * ROWS_ON_PAGE;
    const { rows, total } = await readRange(list({ from, size: ROWS_ON_PAGE }));
    return { rows, total, from, page, pageCount: Math.max(1, Math.ceil(total / ROWS_ON_PAGE)) };
  };
  const result = await read(requested);
  if (result.rows.length > 0 || requested === 1) return result;
  const first = await read(1);
  return first.pageCount > 1 ? read(first.pageCount) : first;
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

interface AbortableList<T> {
  abortSignal(signal: AbortSignal): Counted<T>;
}

/** A page of a list, read after `waitMs`. While the next one is being read, the previous one stays. */
export function pageQuery<T>(
  listKey: QueryKey,
  list: (range: Range) => AbortableList<T>,
  requested: number,
  waitMs = 0,
) {
  return queryOptions<ListPage<T>>({
    queryKey: [...listKey, requested],
    queryFn: async ({ signal }) => {
      if (waitMs > 0) await delay(waitMs);
      return readPage((range) => list(range).abortSignal(signal), requested);
    },
    placeholderData: keepPreviousData,
  });
}

/** A page of the rows of a group, such as a section. */
export function groupPageQuery<Group, T>(
  listKey: QueryKey,
  find: (client: Client, group: Group, range: Range) => AbortableList<T>,
  group: Group,
  requested: number,
) {
  return queryOptions<ListPage<T>>({
    ...pageQuery([...listKey, group], (range) => find(browserClient(), group, range), requested),
    // The rows of another group must not be moved or deleted as if they were of this one.
    placeholderData: (rows, earlier) =>
      earlier?.queryKey[listKey.length] === group ? rows : undefined,
  });
}

/** One row of a table, for a form or a notice that outlives the page of its list. */
export function rowQuery<Row extends StoredRow>(table: EditedTable, key: QueryKey, id: string) {
  return queryOptions({
    queryKey: [...key, "one", id],
    queryFn: async () => {
      // supabase-js cannot type a union of tables, so "tours" stands for any table.
      const row = browserClient()
        .from(table as "tours")
        .select("*")
        .eq("id", id)
        .maybeSingle();
      return (await readMaybe(row)) as unknown as Row | null;
    },
  });
}
