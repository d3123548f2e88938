import * as m from "virtual:messages/panel-glossary";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { useDeleteRow } from "~/editing/delete";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, readWholeList, rowQuery } from "~/editing/read";
import { optionalText, requiredText } from "~/editing/rules";
import { useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import type { Client, Insert, Range, Row } from "~/supabase/types";
import { ofVersion } from "~/supabase/version";

/** A word of the agency that recurs, such as a place, in each language. */
export type Word = Omit<Row<"glossary">, "created_at">;

export const wordSchema = z
  .object({
    english: requiredText(m.englishIsRequired, 200),
    tamil: optionalText(200),
    hindi: optionalText(200),
  })
  .refine(({ tamil, hindi }) => tamil || hindi, { path: ["tamil"], error: m.giveATranslation });

export type WordInput = z.input<typeof wordSchema>;
type WordValues = z.output<typeof wordSchema>;

/** A range of the words by their English text, and the number of all. */
export function findWords(client: Client, { from, size }: Range) {
  return client
    .from("glossary")
    .select("*", { count: "exact" })
    .order("english")
    .order("id")
    .range(from, from + size - 1);
}

/** All words by their English text, for `wholeList`. */
export function listWords(client: Client) {
  return client.from("glossary").select("*").order("english").order("id");
}

export function addWord(client: Client, word: Insert<"glossary">) {
  return client.from("glossary").upsert(word, { onConflict: "id" }).select().single();
}

export function wordsPageQuery(requested: number) {
  return pageQuery(queryKeys.glossary, (range) => findWords(browserClient(), range), requested);
}

export function wordQuery(id: string) {
  return rowQuery<Word>("glossary", queryKeys.glossary, id);
}

export const allWordsQuery = queryOptions({
  queryKey: [...queryKeys.glossary, "all"],
  queryFn: () => readWholeList(() => listWords(browserClient()), "english"),
});

const queriesToRefresh = [queryKeys.glossary];

export function useSaveWord() {
  return useSaveRow({
    table: "glossary",
    write: (client, values: WordValues, base: Word | undefined, id) =>
      base
        ? ofVersion(client.from("glossary").update(values).eq("id", base.id), base.updated_at)
            .select()
            .single()
        : addWord(client, { ...values, id }),
    unique: { field: "english", message: () => m.thereIsThisWordAlready },
    success: m.wordSaved,
    failure: m.failedToSaveTheWord,
    queriesToRefresh,
  });
}

export function useDeleteWord() {
  return useDeleteRow("glossary", {
    success: m.wordDeleted,
    failure: m.failedToDeleteTheWord,
    queriesToRefresh,
  });
}
