const REST = "/rest/v1/";

/** Names what a read of the data interface depends on: one row where it asks for one by id, else the table. */
export function sourceOf(url: URL): string | undefined {
  if (!url.pathname.startsWith(REST)) return undefined;
  const table = url.pathname.slice(REST.length);
  const id = url.searchParams.get("id");
  return id?.startsWith("eq.") ? `${table}:${id.slice(3)}` : table;
}
