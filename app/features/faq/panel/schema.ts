import * as m from "virtual:messages/panel-faq";
import { z } from "zod";
import { requiredText } from "../../../editing/rules.ts";
import { type FaqCategory, faqCategories } from "../categories.ts";

const ids = faqCategories.map(({ id }) => id) as [FaqCategory, ...FaqCategory[]];

export const faqQuestionSchema = z.object({
  category: z.enum(ids),
  question: requiredText(m.questionIsRequired, 300),
  answer: requiredText(m.answerIsRequired, 5000),
});

export type FaqQuestionInput = z.input<typeof faqQuestionSchema>;
export type FaqQuestionValues = z.output<typeof faqQuestionSchema>;
