import type { Translated } from "~/features/translations/site/translated";
import type { AnswerPart } from "../answer";
import { faqCategories } from "../categories";
import type { FaqQuestion } from "../data";

export type ShownQuestion = Translated<Pick<FaqQuestion, "category" | "question" | "answer">>;

/** The questions of each category, with the parts of their answers. */
export function faqContent(
  questions: ShownQuestion[],
  partsOf: (answer: string) => AnswerPart[],
  hours: string,
) {
  const categories = faqCategories.map(({ id, title }) => ({
    id,
    title,
    items: questions
      .filter(({ category }) => category === id)
      .map(({ question, answer, is_english }) => ({
        question,
        answer: partsOf(answer),
        ...(is_english && { is_english }),
      })),
  }));
  return { categories: categories.filter(({ items }) => items.length > 0), hours };
}
