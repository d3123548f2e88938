/** The page that an address asks for, from 1; what is no page number means the first. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** The address of one page of a list; the first page is the list's own address. */
export function pageHref(path: string, fields: Record<string, string | null>, page: number) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
