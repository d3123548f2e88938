import * as m from "virtual:messages/panel-editing";
import { queryOptions } from "@tanstack/react-query";
import { browserClient } from "~/supabase/browser-client";
import type { Client, Row } from "~/supabase/types";
import { monthsIn } from "~/ui/dates";
import { locale } from "~/ui/languages";
import { agencyTimeInWords, parseTimestamp } from "./agency-time";
import { queryKeys } from "./query-keys";
import { readList, readMaybe } from "./read";
import type { VersionedTable } from "./restore";

type Stored = Pick<Row<"row_versions">, "id" | "action" | "old_row" | "changed_at" | "changed_by">;
export type HistoryRow = Stored["old_row"];

/** One field of a row before and after a save, as texts. */
interface Difference {
  label: string;
  before: string;
  after: string;
}

/** A row as it was stored at one time. */
export interface HistoryVersion {
  id: string;
  row: HistoryRow;
  isCurrent: boolean;
  /** The change that produced this version. Undefined for the oldest stored version. */
  change: Omit<Stored, "old_row"> | undefined;
  differences: Difference[];
}

/** A database trigger removes older versions. */
const KEPT_VERSIONS = 50;

function listVersions(client: Client, table: VersionedTable, rowId: string) {
  return client
    .from("row_versions")
    .select("id, action, old_row, changed_at, changed_by")
    .eq("table_name", table)
    .eq("row_id", rowId)
    .order("changed_at", { ascending: false })
    .limit(KEPT_VERSIONS);
}

function readCurrent(client: Client, table: VersionedTable, rowId: string) {
  return client
    .from(table as "tours")
    .select("*")
    .eq("id", rowId)
    .maybeSingle();
}

export function versionsQuery(table: VersionedTable, rowId: string) {
  return queryOptions({
    queryKey: [...queryKeys.versions, table, rowId],
    queryFn: async () => {
      const client = browserClient();
      const [changes, current] = await Promise.all([
        readList(listVersions(client, table, rowId)),
        readMaybe(readCurrent(client, table, rowId)),
      ]);
      return versionsOf(changes, current && { ...current });
    },
  });
}

/** The versions of a row, newest first. `current` is null when the row is deleted. */
export function versionsOf(changes: Stored[], current: HistoryRow | null): HistoryVersion[] {
  const rows = changes.map(({ old_row }) => old_row);
  const states = current ? [current, ...rows] : rows;
  // `ledTo[i]` is the change that produced `states[i]`. A final deletion produced no state.
  const ledTo = current ? changes : changes.slice(1);
  return states.map((row, index) => {
    const before = states[index + 1];
    return {
      id: ledTo[index]?.id ?? "oldest",
      row,
      isCurrent: row === current,
      change: ledTo[index],
      differences: before ? differencesOf(before, row) : [],
    };
  });
}

const NOT_SHOWN = new Set([
  "id",
  "tour_id",
  "sent_key",
  "created_at",
  "updated_at",
  "stored_state",
  // Answers on the dashboard, which no form has.
  "keeps_sample_tours",
  "keeps_sample_reviews",
  "keeps_figures",
  "keeps_policies",
  "keeps_words",
  "hides_before_open",
]);

function differencesOf(before: HistoryRow, after: HistoryRow): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !NOT_SHOWN.has(name))
    .map((name) => ({
      label: labelOf(name),
      ...withoutSharedLines(textOf(name, before[name]), textOf(name, after[name])),
    }))
    .filter((difference) => difference.before !== difference.after);
}

/** The name of a column in the panel's language. In English, it is `words`, or "Image URL" for "image_url". */
export function labelOf(name: string, words = inWords(name)): string {
  return m.column({ name, words });
}

/** "Image URL" for "image_url". */
export function inWords(name: string): string {
  const words = name.replaceAll("_", " ").replace(/\b(url|upi id)\b/, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d.*(Z|[+-]\d\d(:\d\d)?)$/;

/** A stored value or the value of a form field, as text. */
export function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? m.yes : m.no;
  if (typeof value === "number" && name === "best_months") {
    return monthsIn(locale, "long")[value - 1] ?? "";
  }
  // Stored positions start at 0, shown positions at 1 (spec §9).
  if (typeof value === "number") return String(name.endsWith("order") ? value + 1 : value);
  if (Array.isArray(value)) return value.map((item) => textOf(name, item)).join("\n");
  if (typeof value === "object") {
    return Object.values(value)
      .map((part) => textOf(name, part))
      .filter(Boolean)
      .join(" · ");
  }
  const text = String(value);
  if (TIME.test(text)) return agencyTimeInWords(parseTimestamp(text));
  // A choice is stored as a word, such as "picture left" for the column "layout".
  const choice = `${name}_${text}`.toLowerCase().replace(/[^a-z]+/g, "_");
  return m.choice({ choice, text });
}

/** Keeps only the lines that changed. If only their order changed, keeps all lines. */
export function withoutSharedLines(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const onlyOld = old.filter((line) => !now.includes(line)).join("\n");
  const onlyNow = now.filter((line) => !old.includes(line)).join("\n");
  return onlyOld || onlyNow ? { before: onlyOld, after: onlyNow } : { before, after };
}
