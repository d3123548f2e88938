import type { Client, Insert } from "../../supabase/types.ts";
import type { Texts, TranslatedTable } from "./fields.ts";

/** The published translation of a sample row. It stores the English texts from which it was made. */
export function translationOf(
  table_name: TranslatedTable,
  language: "ta" | "hi",
  row: { id: string },
  texts: Texts,
): Insert<"translations"> {
  const english = Object.fromEntries(Object.entries(row).filter(([name]) => name in texts));
  return { table_name, language, row_id: row.id, texts, english, is_published: true };
}

/** Adds translations. Skips those that exist, for example of a sample tour that was deleted. */
export function addTranslations(client: Client, translations: Insert<"translations">[]) {
  return client
    .from("translations")
    .upsert(translations, { onConflict: "table_name,row_id,language", ignoreDuplicates: true });
}
