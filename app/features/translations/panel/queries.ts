import * as m from "virtual:messages/panel-translations";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readList, readMaybe, readWholeList } from "~/editing/read";
import { UNIQUE_VIOLATION, useSaveRow, type WriteResult } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import type { Client, Insert } from "~/supabase/types";
import { ofVersion } from "~/supabase/version";
import type { Language } from "~/ui/languages";
import type { TranslatedTable } from "../fields";
import { withTexts } from "../with-texts";
import type { EnglishRow, Translation } from "./texts";

export type OtherLanguage = Translation["language"];

/** The row of which a translation is. */
export interface Translated {
  table: TranslatedTable;
  rowId: string;
}

export const otherLanguages = ["ta", "hi"] as const;
export const languageColumns = { ta: "tamil", hi: "hindi" } as const;
export const languageLabels = { ta: m.tamil, hi: m.hindi } as const;

/** The states of the languages. Not `readLanguages` of features/company, which imports from this feature. */
const languagesQuery = queryOptions({
  queryKey: [...queryKeys.company, "languages"],
  queryFn: () =>
    readMaybe(
      browserClient()
        .from("company_info")
        .select("tamil, hindi")
        .order("created_at")
        .limit(1)
        .maybeSingle(),
    ),
});

/** The languages that are not off. While they are being read, none. */
export function useOtherLanguages(): OtherLanguage[] {
  return useLanguagesThat((state) => state !== "off");
}

/** The languages in which visitors read the site. */
export function usePublicLanguages(): OtherLanguage[] {
  return useLanguagesThat((state) => state === "public");
}

/** The same, read first if no screen has read them yet. */
export async function readPublicLanguages(cache: QueryClient): Promise<OtherLanguage[]> {
  return languagesThat(await cache.ensureQueryData(languagesQuery), (state) => state === "public");
}

function useLanguagesThat(isWanted: (state: string) => boolean): OtherLanguage[] {
  return languagesThat(useQuery(languagesQuery).data, isWanted);
}

function languagesThat(
  states: { tamil: string; hindi: string } | null | undefined,
  isWanted: (state: string) => boolean,
): OtherLanguage[] {
  if (!states) return [];
  return otherLanguages.filter((language) => isWanted(states[languageColumns[language]]));
}

/** A row with its translations in all languages. Null if the row was deleted. */
export function translatedQuery({ table, rowId }: Translated) {
  return queryOptions({
    queryKey: [...queryKeys.translations, table, rowId],
    queryFn: async () => {
      const client = browserClient();
      // supabase-js cannot type a union of tables, so "tours" stands for any table.
      const row = client
        .from(table as "tours")
        .select("*")
        .eq("id", rowId)
        .maybeSingle();
      const [english, translations] = await Promise.all([
        readMaybe(row),
        readList(listTranslations(client, { table, rowId })),
      ]);
      return english && { english: { ...english } as EnglishRow, translations };
    },
  });
}

/**
 * How many rows of each table are without a translation, or have one of an older English text. At most one count for
 * each table, language and state.
 */
export const translationCountsQuery = queryOptions({
  queryKey: [...queryKeys.translations, "counts"],
  queryFn: () =>
    readList(
      browserClient()
        .from("translation_counts")
        .select("*")
        .in("state", ["missing", "changed"])
        .order("table_name"),
    ),
});

/** The lists that the panel shows one group at a time. Without a limit: `readWholeList` reads them in parts. */
const groupLists = {
  faq_questions: (client: Client) =>
    client.from("faq_questions").select("id, group:category").order("id"),
  carousel_images: (client: Client) =>
    client.from("carousel_images").select("id, group:section").neq("caption", "").order("id"),
};

/** The group of each row, and the states of its translations. */
export function groupStatesQuery(table: keyof typeof groupLists) {
  return queryOptions({
    queryKey: [...queryKeys.translations, "groups", table],
    queryFn: async () => {
      const client = browserClient();
      const [rows, translations] = await Promise.all([
        readWholeList<{ id: string; group: string }>(() => groupLists[table](client)),
        readWholeList(() =>
          client
            .from("translations")
            .select("id, row_id, language, stored_state")
            .eq("table_name", table)
            .order("id"),
        ),
      ]);
      const stored = new Map(
        translations.map((one) => [`${one.row_id} ${one.language}`, one.stored_state]),
      );
      const stateOf = (id: string, language: OtherLanguage) =>
        stored.get(`${id} ${language}`) ?? "missing";
      return rows.map(({ id, group }) => ({
        group,
        ta: stateOf(id, "ta"),
        hi: stateOf(id, "hi"),
      }));
    },
  });
}

type Saved = Pick<Insert<"translations">, "texts" | "english" | "is_published">;

export function addTranslation(client: Client, translation: Insert<"translations">) {
  return client.from("translations").upsert(translation, { onConflict: "id" }).select().single();
}

/** Updates the translation that the form began from. Without one, stores a new one. */
export function useSaveTranslation({ table, rowId }: Translated, language: OtherLanguage) {
  return useSaveRow({
    table: "translations",
    async write(client, values: Saved, base: Translation | undefined, newId): Promise<WriteResult> {
      if (base) {
        return ofVersion(
          client.from("translations").update(values).eq("id", base.id),
          base.updated_at,
        )
          .select()
          .single();
      }
      const row = { ...values, id: newId, table_name: table, row_id: rowId, language };
      const result = await addTranslation(client, row);
      if (result.error?.code !== UNIQUE_VIOLATION) return result;
      // Somebody else has stored the first texts meanwhile.
      const { data } = await listTranslations(client, { table, rowId }).eq("language", language);
      return { ...result, error: { ...result.error, newer: data?.[0] } };
    },
    success: m.translationSaved,
    failure: ({ message }) => m.notSaved({ message }),
    queriesToRefresh: [queryKeys.translations, queryKeys.tours],
  });
}

/** The translations of these rows in all languages, also drafts, for `wholeList`. */
export function listTranslationsOf(client: Client, table: TranslatedTable, rowIds: string[]) {
  return client
    .from("translations")
    .select("*")
    .eq("table_name", table)
    .in("row_id", rowIds)
    .order("id");
}

/** The row with its published texts in a language. */
export async function readTranslated<R extends { id: string }>(
  client: Client,
  table: TranslatedTable,
  row: R,
  language: Language,
): Promise<R> {
  if (language === "en") return row;
  const of = { table, rowId: row.id };
  const [made] = await readList(
    listTranslations(client, of).eq("language", language).eq("is_published", true),
  );
  return made ? withTexts(table, row, made.texts, made.english) : row;
}

/** At most one for each language. */
function listTranslations(client: Client, { table, rowId }: Translated) {
  return client.from("translations").select("*").eq("table_name", table).eq("row_id", rowId);
}
