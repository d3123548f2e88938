import { translated } from "~/features/translations/site/translated";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { onSite } from "../answer";
import { listFaqQuestions } from "../data";
import { defaultQuestions } from "../default-questions";
import { faqContent, type ShownQuestion } from "./faq-content";
import { loadPlaceholders } from "./load-placeholders";

/** The stored questions, or the default ones. */
export async function loadFaq(load: PublicLoad) {
  const [stored, valuesOf] = await Promise.all([
    loadOr(load, "Failed to load data", listFaqQuestions(load.client), []),
    loadPlaceholders(load),
  ]);
  const questions: ShownQuestion[] =
    stored.length > 0 ? await translated(load, "faq_questions", stored) : defaultQuestions;
  const { categories, hours } = faqContent(questions, valuesOf);
  return {
    categories: categories.map(({ items, ...category }) => ({
      ...category,
      items: items.map((item) => ({ ...item, answer: onSite(item.answer, load.siteUrl) })),
    })),
    hours,
    ...failuresOf(load),
  };
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>;
