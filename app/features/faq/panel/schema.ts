import { z } from "zod";
import { requiredText } from "../../../editing/rules.ts";
import { type FaqCategory, faqCategories } from "../categories.ts";

const ids = faqCategories.map(({ id }) => id) as [FaqCategory, ...FaqCategory[]];

export const faqQuestionSchema = z.object({
  category: z.enum(ids),
  question: requiredText("Question is required", 300),
  answer: requiredText("Answer is required", 5000),
});

export type FaqQuestionInput = z.input<typeof faqQuestionSchema>;
export type FaqQuestionValues = z.output<typeof faqQuestionSchema>;
