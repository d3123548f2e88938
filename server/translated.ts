import type { TranslatedTable } from "../app/features/translations/fields.ts";
import { withTexts } from "../app/features/translations/with-texts.ts";
import type { Client } from "../app/supabase/types.ts";
import type { Language } from "../app/ui/languages.ts";
import { required } from "./pages/public-client.ts";

/** The row with its published texts in a language. */
export async function translated<T extends { id: string }>(
  client: Client,
  table: TranslatedTable,
  row: T,
  language: Language,
): Promise<T> {
  if (language === "en") return row;
  const found = await client
    .from("translations")
    .select("texts, english")
    .match({ table_name: table, row_id: row.id, language, is_published: true })
    .maybeSingle();
  const made = required(found);
  return made ? withTexts(table, row, made.texts, made.english) : row;
}
