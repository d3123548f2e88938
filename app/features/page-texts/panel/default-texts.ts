import * as about from "virtual:messages/about-texts.en";
import { welcome } from "virtual:messages/defaults.en";
import { text as faq } from "virtual:messages/faq.en";
import * as lists from "virtual:messages/list-texts.en";
import { text as testimonials } from "virtual:messages/testimonials-page.en";

/** The specified texts of all pages. They are English in a Tamil panel too: there, operators edit the English texts. */
export const defaultTexts = {
  home_welcome: welcome,
  domestic_tours: lists.domestic,
  international_tours: lists.international,
  all_tours: lists.all,
  testimonials,
  faq,
  ...about,
};

/** Whether the placeholders in a text are replaced by figures. */
export function hasFigures(name: TextName): boolean {
  return Object.hasOwn(about, name);
}

export type TextName = keyof typeof defaultTexts;
export type PageTexts = Record<TextName, string>;
