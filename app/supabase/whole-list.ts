import type { Result } from "./types.ts";

export interface List<T> extends PromiseLike<Result<T[]>> {
  gte(column: string, value: unknown): List<T>;
  limit(count: number): List<T>;
}

const ROW_LIMIT = 1000; // Supabase's default limit per response

/**
 * Reads a list of any length. `list` sorts it by the column `key` in ascending order; fewer than 1,000
 * rows may share a value. Each request continues after the last value, and not after a number of rows,
 * so that no row is skipped or repeated when others are added or deleted meanwhile.
 */
export async function wholeList<T extends { id: string }>(
  list: () => List<T>,
  key: keyof T & string = "id",
): Promise<Result<T[]>> {
  const rows = new Map<string, T>();
  let last: T | undefined;
  for (;;) {
    const rest = last ? list().gte(key, last[key]) : list();
    const { data, error, status } = await rest.limit(ROW_LIMIT);
    if (error) return { data: null, error, status };
    const known = rows.size;
    for (const row of data) rows.set(row.id, row);
    if (data.length < ROW_LIMIT) return { data: [...rows.values()], error: null, status };
    if (rows.size === known) throw new Error(`Too many rows have the same ${key}`);
    last = data.at(-1);
  }
}
