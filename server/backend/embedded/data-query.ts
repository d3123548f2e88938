import { Refusal } from "./refusal.ts";

/** The panel's longest query has a tenth of this; parsing a nested one of 16 KB takes 0.1 s. */
const MAX_LENGTH = 4096;
const MAX_DEPTH = 8;
const MAX_COLUMNS = 64;
/** As hosted Supabase: however many rows there are, an answer has no more. */
const MAX_ROWS = 1000;

const READS = new Set(["GET", "HEAD"]);
const NEEDS_FILTER = new Set(["PATCH", "DELETE"]);
const LOGIC = new Set(["or", "and", "not.or", "not.and"]);
const OTHER_FIELDS = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);
/** Regular expressions are left out: one of them can keep a processor busy for as long as it may. */
const OPERATOR =
  /^(?:not\.)?(?:eq|neq|gt|gte|lt|lte|like|ilike|in|is|isdistinct|cs|cd|ov)(?:\((?:any|all)\))?\./;
const OTHER_OPERATOR = /\.(?:i?match|p[lh]fts|w?fts|sl|sr|nx[lr]|adj)(?:\([^)]*\))?\./;

/** A column, or a part of one that holds JSON. */
const COLUMN = /^[a-z][a-z0-9_]*(?:->>?[a-z0-9][a-z0-9_]*)*$/;
/**
 * Told to filter by the prototype, supabase-lite writes the filter onto what all objects of the process share;
 * by another name that every object has, it filters by nothing.
 */
const isColumn = (name: string) =>
  COLUMN.test(name) && name.split(/->>?/).every((part) => !(part in Object.prototype));

const refusal = (sentence: string) => new Refusal(400, "bad_query", sentence);

/**
 * The query of a call to the data interface, if it asks for no more than the database gives without
 * effort. `range` is the header in which a client may ask for rows; the answer is bounded either way.
 */
export function boundedQuery(url: URL, method: string, range: string | undefined): URLSearchParams {
  if (url.search.length > MAX_LENGTH) {
    throw new Refusal(414, "uri_too_long", "The query is too long");
  }
  if (url.search.includes("%00")) throw refusal("No text has a NUL in it");
  const fields = new URLSearchParams(url.search);
  fields.delete("apikey");
  let hasFilter = false;
  for (const [name, value] of fields) {
    if (depthOf(value) > MAX_DEPTH) throw refusal("The query is nested too deeply");
    const isFilter = !OTHER_FIELDS.has(name);
    const isOffered = LOGIC.has(name)
      ? !OTHER_OPERATOR.test(value)
      : !isFilter || (isColumn(name) && OPERATOR.test(value));
    if (!isOffered) throw refusal(`"${name.slice(0, 40)}" asks in a way that is not offered`);
    hasFilter ||= isFilter;
  }
  // As hosted Supabase: a filter that was forgotten does not take a whole table.
  if (!hasFilter && NEEDS_FILTER.has(method)) throw refusal("Say which rows are meant");
  for (const value of fields.getAll("select")) refuseRepeatedColumns(value);
  if (READS.has(method)) boundRows(fields, range);
  return fields;
}

/** A column asked for a thousand times, each under another name, would be an answer without end. */
function refuseRepeatedColumns(select: string): void {
  const asked = new Map<string, number>();
  const columns = select.split(",");
  for (const column of columns) {
    const [name = ""] = column
      .replace(/^[^:]*:(?!:)/, "")
      .trim()
      .split(/::|->/);
    asked.set(name, (asked.get(name) ?? 0) + 1);
  }
  if (columns.length > MAX_COLUMNS || Math.max(...asked.values()) > 2) {
    throw refusal("The same columns are asked for too often");
  }
}

function boundRows(fields: URLSearchParams, range: string | undefined): void {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(range ?? "") ?? [];
  const isRange = from !== undefined && !fields.has("limit");
  if (isRange && !fields.has("offset")) fields.set("offset", from);
  const wanted = isRange
    ? to
      ? String(Math.max(0, Number(to) - Number(from) + 1))
      : ""
    : (fields.get("limit") ?? "");
  if (!/^\d*$/.test(wanted)) throw refusal("A limit is a number");
  fields.set("limit", String(wanted === "" ? MAX_ROWS : Math.min(MAX_ROWS, Number(wanted))));
}

function depthOf(value: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of value) {
    if (sign === "(") deepest = Math.max(deepest, ++depth);
    else if (sign === ")") depth = Math.max(0, depth - 1);
  }
  return deepest;
}
