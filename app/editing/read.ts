import { QueryCache, QueryClient } from "@tanstack/react-query";
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

interface Failure {
  message: string;
  code?: string;
}

interface Result<T> {
  data: T | null;
  error: Failure | null;
  status: number;
}

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

/** For the only record of a table. Without one, returns `standIn`, and says so the first time. */
export async function readSingleRow<T, D>(
  call: Call<T>,
  { standIn, failure, known }: { standIn: D; failure: string; known: unknown },
): Promise<T | D> {
  const record = await readMaybe(call);
  if (!record && known !== standIn) toast.error(failure);
  return record ?? standIn;
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

interface List<T> extends Call<T[]> {
  range(from: number, to: number): Call<T[]>;
}

const ROW_LIMIT = 1000; // Supabase's default limit per response

/** Reads a list of any length, in ranges within the row limit. */
export async function readWholeList<T>(list: () => List<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const range = await readList(list().range(rows.length, rows.length + ROW_LIMIT - 1));
    rows.push(...range);
    if (range.length < ROW_LIMIT) return rows;
  }
}

/** Longer searches might not fit into a URL, where a Tamil character takes nine characters. */
const LONGEST_SEARCH = 60;

export function searchWords(search: string): string[] {
  return search.slice(0, LONGEST_SEARCH).split(/\s+/).filter(Boolean);
}

const ROWS_ON_PAGE = 25;

/** Reads a page of a list. If `requested` is too high, reads the last page. */
export async function readPage<T>(
  list: (range: { from: number; size: number }) => Counted<T>,
  requested: number,
) {
  const read = async (page: number) => {
    const from = (page - 1) * ROWS_ON_PAGE;
    const { rows, total } = await readRange(list({ from, size: ROWS_ON_PAGE }));
    return { rows, total, page, pageCount: Math.max(1, Math.ceil(total / ROWS_ON_PAGE)) };
  };
  const result = await read(requested);
  if (result.rows.length > 0 || requested === 1) return result;
  const first = await read(1);
  return first.pageCount > 1 ? read(first.pageCount) : first;
}
