import { type Translated, translated } from "~/features/translations/site/translated";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { answerParts } from "../answer";
import { faqCategories } from "../categories";
import { type FaqQuestion, listFaqQuestions } from "../data";
import { defaultQuestions } from "../default-questions";
import { loadPlaceholders } from "./load-placeholders";

/** The questions of each category, with the values of their placeholders. */
export async function loadFaq(load: PublicLoad) {
  const [stored, marksOf] = await Promise.all([
    loadOr(load, "Failed to load data", listFaqQuestions(load.client), []),
    loadPlaceholders(load),
  ]);
  const questions: Translated<Pick<FaqQuestion, "category" | "question" | "answer">>[] =
    stored.length > 0 ? await translated(load, "faq_questions", stored) : defaultQuestions;
  const categories = faqCategories.map(({ id, title }) => ({
    id,
    title,
    items: questions
      .filter(({ category }) => category === id)
      .map(({ question, answer, is_english }) => ({
        question,
        answer: answerParts(answer, marksOf(answer)),
        ...(is_english && { is_english }),
      })),
  }));
  return {
    categories: categories.filter(({ items }) => items.length > 0),
    hours: marksOf("").hours,
    ...failuresOf(load),
  };
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>;
