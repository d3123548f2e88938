/**
 * A PostgREST filter: at least one column contains the word. Characters that would end the value
 * become the wildcard `_`, because not every backend supports quoted values.
 */
export function anyColumnContains(word: string, columns: readonly string[]): string {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&").replace(/[,(){}"*]/g, "_")}%`;
  return `or(${columns.map((column) => `${column}.ilike.${pattern}`).join(",")})`;
}

/** Keeps the rows that contain every word in some column, each by the condition `contains`. */
export function withEveryWord<T extends { or(filters: string): T }>(
  rows: T,
  words: string[],
  columns: readonly string[],
  contains = anyColumnContains,
): T {
  if (words.length === 0) return rows;
  return rows.or(`and(${words.map((word) => contains(word, columns)).join(",")})`);
}
