import * as english from "virtual:messages/policies.en";
import { defaultFigures } from "~/features/company/default-figures";
import { defaultPolicies } from "~/features/company/policies";
import { answerParts, isEnglish, placeholderValues } from "../answer";
import { defaultQuestions } from "../default-questions";
import { faqContent } from "./faq-content";

const own = placeholderValues(defaultPolicies, null);
const ofEnglish = placeholderValues(defaultPolicies, null, defaultFigures, english);

/** Shown if client navigation cannot load the FAQ (spec §8). */
export const faqDefaults = faqContent(
  defaultQuestions,
  (answer) => answerParts(answer, isEnglish(answer) ? ofEnglish : own),
  own.hours,
);
