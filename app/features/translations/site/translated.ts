import { loadOr, type PublicLoad } from "~/supabase/public-load";
import type { Client } from "~/supabase/types";
import { wholeList } from "~/supabase/whole-list";
import { language } from "~/ui/languages";
import type { TranslatedTable } from "../fields";
import { staysEnglish, withTexts } from "../with-texts";

/** A row in the language of this build. English builds have the row alone. */
export type Translated<R> = R & {
  /** The row as it is stored, if there is a published translation. */
  english?: R;
  /** True if some of the texts are English, or all of them, without a translation. */
  is_english?: true;
};

/** A request names its rows up to this number. A longer list reads all translations of its table. */
const MAX_NAMED = 100;

/**
 * The rows with their published texts in the language of this build. What is not translated stays English. An
 * English build returns the rows and reads nothing. `notShown`: a column that does not make a row English.
 */
export async function translated<R extends { id: string }>(
  load: PublicLoad,
  table: TranslatedTable,
  rows: R[],
  notShown?: keyof R,
): Promise<Translated<R>[]> {
  if (language === "en" || rows.length === 0) return rows;
  const read = wholeList(() =>
    translationsOf(
      load.translations,
      table,
      rows.map(({ id }) => id),
    ),
  );
  const found = await loadOr(load, "Failed to load data", read, []);
  const made = new Map(found.map((translation) => [translation.row_id, translation]));
  return rows.map((row) => {
    const own = made.get(row.id);
    if (!own) return { ...row, is_english: true };
    const shown = withTexts(table, row, own.texts, own.english);
    const seen = notShown ? { ...row, [notShown]: null } : row;
    const isEnglish = staysEnglish(table, seen, shown, own.texts, own.english);
    return { ...shown, english: row, ...(isEnglish && { is_english: true }) };
  });
}

/** The published translations of these rows, for `wholeList`. */
function translationsOf(client: Client, table: TranslatedTable, ids: string[]) {
  const all = client
    .from("translations")
    .select("id, row_id, texts, english")
    .eq("table_name", table)
    .eq("language", language as "ta" | "hi")
    .eq("is_published", true);
  return (ids.length > MAX_NAMED ? all : all.in("row_id", ids)).order("id");
}

/** A short text of each tour in the language of this build, with the English one from which it was made. */
export async function tourLines(load: PublicLoad, field: "title" | "starts_from") {
  if (language === "en") return [];
  const read = wholeList(() =>
    load.translations
      .from("translations")
      .select(`id, row_id, text:texts->>${field}, english:english->>${field}` as const)
      .eq("table_name", "tours")
      .eq("language", language as "ta" | "hi")
      .eq("is_published", true)
      .order("id"),
  );
  return await loadOr(load, "Failed to load data", read, []);
}
