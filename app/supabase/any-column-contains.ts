/**
 * A PostgREST filter: at least one column contains the word. Characters that would end the value
 * become the wildcard `_`, because not every backend supports quoted values.
 */
export function anyColumnContains(word: string, columns: readonly string[]): string {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&").replace(/[,(){}"*]/g, "_")}%`;
  return `or(${columns.map((column) => `${column}.ilike.${pattern}`).join(",")})`;
}
