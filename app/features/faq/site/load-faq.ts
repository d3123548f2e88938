import { loadCompany, loadFigures, loadPolicies } from "~/features/company/load-company";
import { translated } from "~/features/translations/translated";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { answerParts, markValues } from "../answer";
import { faqCategories } from "../categories";
import { listFaqQuestions } from "../data";
import { defaultQuestions } from "../default-questions";

/** The questions of each category, with the values of their marks. */
export async function loadFaq(load: PublicLoad) {
  const [stored, policies, { working_hours }, figures] = await Promise.all([
    loadOr(load, "Failed to load data", listFaqQuestions(load.client), []),
    loadPolicies(load),
    loadCompany(load),
    loadFigures(load),
  ]);
  const questions =
    stored.length > 0 ? await translated(load, "faq_questions", stored) : defaultQuestions;
  const values = markValues(policies, working_hours, figures);
  const categories = faqCategories.map(({ id, title }) => ({
    id,
    title,
    items: questions
      .filter(({ category }) => category === id)
      .map(({ question, answer }) => ({ question, answer: answerParts(answer, values) })),
  }));
  return {
    categories: categories.filter(({ items }) => items.length > 0),
    hours: values.hours,
    ...failuresOf(load),
  };
}

export type FaqData = Awaited<ReturnType<typeof loadFaq>>;
