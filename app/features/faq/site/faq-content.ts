import type { Translated } from "~/features/translations/site/translated";
import { answerParts, type PlaceholderValues } from "../answer";
import { faqCategories } from "../categories";
import type { FaqQuestion } from "../data";

export type ShownQuestion = Translated<Pick<FaqQuestion, "category" | "question" | "answer">>;

/** The questions of each category, with the values of their placeholders. */
export function faqContent(
  questions: ShownQuestion[],
  valuesOf: (text: string) => PlaceholderValues,
) {
  const categories = faqCategories.map(({ id, title }) => ({
    id,
    title,
    items: questions
      .filter(({ category }) => category === id)
      .map(({ question, answer, is_english }) => ({
        question,
        answer: answerParts(answer, valuesOf(answer)),
        ...(is_english && { is_english }),
      })),
  }));
  return {
    categories: categories.filter(({ items }) => items.length > 0),
    hours: valuesOf("").hours,
  };
}
