import { translated } from "~/features/translations/site/translated";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { answerParts, onSite } from "../answer";
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
  const partsOf = (answer: string) => onSite(answerParts(answer, valuesOf(answer)), load.siteUrl);
  return { ...faqContent(questions, partsOf, valuesOf("").hours), ...failuresOf(load) };
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>;
