interface Call<T> {
  retry(isEnabled: boolean): PromiseLike<{ data: T | null; error: { message: string } | null }>;
}

/**
 * Runs one data call as a query function; null when the record does not exist. supabase-js and
 * TanStack both repeat a failed read; only TanStack's three repeats are the specified ones
 * (spec §9), or an error would take 35 s to show.
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

/** What hosted Supabase answers to a stretch that begins beyond the list's end. */
const BEYOND_THE_END = "PGRST103";

/** As `readList`, for a stretch of a longer list that it counts; beyond the list's end it is empty. */
export async function readStretch<T>(call: Counted<T>): Promise<{ rows: T[]; total: number }> {
  const { data, count, error } = await call.retry(false);
  if (error?.code === BEYOND_THE_END) return { rows: [], total: 0 };
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0 };
}

interface List<T> extends Call<T[]> {
  range(from: number, to: number): Call<T[]>;
}

/** What a project returns at most for one answer, unless it was set otherwise. */
const ROW_LIMIT = 1000;

/** As `readList`, to the list's end, however long: in stretches that no row limit cuts. */
export async function readWholeList<T>(list: () => List<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const stretch = await readList(list().range(rows.length, rows.length + ROW_LIMIT - 1));
    rows.push(...stretch);
    if (stretch.length < ROW_LIMIT) return rows;
  }
}
