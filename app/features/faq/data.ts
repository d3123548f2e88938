import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";
import { wholeList } from "../../supabase/whole-list.ts";
import type { FaqCategory } from "./categories.ts";

export type FaqQuestion = Row<"faq_questions">;

const COLUMNS = "id, category, question, answer, question_order, updated_at";

/** A range of the questions of a category, in their order, and the number of all. */
export function findFaqQuestions(client: Client, category: FaqCategory, { from, size }: Range) {
  return client
    .from("faq_questions")
    .select(COLUMNS, { count: "exact" })
    .eq("category", category)
    .order("question_order")
    .order("id")
    .range(from, from + size - 1);
}

/** All questions, or those of a category, in their order. */
export async function listFaqQuestions(client: Client, category?: FaqCategory) {
  const questions = () => {
    const all = client.from("faq_questions").select(COLUMNS);
    return (category ? all.eq("category", category) : all).order("id");
  };
  const result = await wholeList(questions);
  result.data?.sort((a, b) => a.question_order - b.question_order);
  return result;
}

/** Counts the questions of a category other than the one with this id. */
export function countFaqQuestions(client: Client, category: FaqCategory, exceptId: string) {
  return client
    .from("faq_questions")
    .select("id", { count: "exact", head: true })
    .eq("category", category)
    .neq("id", exceptId);
}

export function createFaqQuestion(client: Client, question: Insert<"faq_questions">) {
  return client.from("faq_questions").upsert(question, { onConflict: "id" }).select().single();
}

export function updateFaqQuestion(
  client: Client,
  id: string,
  question: Update<"faq_questions">,
  version: Version,
) {
  return ofVersion(client.from("faq_questions").update(question).eq("id", id), version)
    .select()
    .single();
}
