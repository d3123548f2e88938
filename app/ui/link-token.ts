/** The token in a link. Chat and mail programs can add punctuation to its end. */
export function tokenIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? "").slice(0, 100).replace(/[^0-9a-f]+$/i, "");
}
