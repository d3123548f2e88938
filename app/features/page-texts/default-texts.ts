import { aboutTexts } from "../about/about-texts.ts";
import { faqTexts } from "../faq/faq-texts.ts";
import { homeTexts } from "../home/home-texts.ts";
import { testimonialsTexts } from "../testimonials/testimonials-texts.ts";
import { allToursTexts, domesticTexts, internationalTexts } from "../tours/list-texts.ts";

/** The specified texts of all pages. Visitors load only those of their page. */
export const defaultTexts = {
  ...homeTexts,
  ...domesticTexts,
  ...internationalTexts,
  ...allToursTexts,
  ...testimonialsTexts,
  ...faqTexts,
  ...aboutTexts,
};

export type TextName = keyof typeof defaultTexts;
export type PageTexts = Record<TextName, string>;
