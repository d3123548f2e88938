const OTHER_FIELDS = /^(?:select|order|limit|offset|on_conflict|columns|apikey)$/;
const COMPARISON = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s;
const LIST = /^((?:not\.)?in\.)\((.*)\)$/s;
/** A quoted value of a list, or a plain one. */
const ITEM = /"(?:[^"\\]|\\.)*"|[^,]+/gs;
/** A quoted value within conditions, or a plain one behind a comparison. */
const CONDITION_VALUE =
  /"(?:[^"\\]|\\.)*"|(?<=[(,][^(),."]+\.(?:not\.)?(?:eq|neq|gte?|lte?)\.)[^",(){}]+/gs;

/**
 * The URL of a request for rows, with quoted values in its filters. @supabase/lite reads unquoted words such
 * as null and numbers such as 0x10 as values of SQL and JavaScript. To PostgREST, they are text.
 */
export function withTextFilters(requestUrl: string): string {
  const url = new URL(requestUrl);
  if (!/^\/rest\/v1\/(?!rpc\/)/.test(url.pathname)) return requestUrl;
  const fields = [...url.searchParams].map(([name, value]) => [
    name,
    OTHER_FIELDS.test(name) ? value : quoted(value),
  ]);
  url.search = new URLSearchParams(fields).toString();
  return url.href;
}

function quoted(filter: string): string {
  if (filter.startsWith("(")) return filter.replace(CONDITION_VALUE, quotedItem);
  const [, list, items = ""] = LIST.exec(filter) ?? [];
  if (list) return `${list}(${items.replace(ITEM, quotedItem)})`;
  // In a comparison, PostgREST takes quotes as part of the text, and @supabase/lite removes one pair.
  return filter.replace(COMPARISON, (_, operator, value) => `${operator}"${value}"`);
}

function quotedItem(item: string): string {
  return item.startsWith('"') ? item : `"${item.replace(/["\\]/g, "\\$&")}"`;
}
