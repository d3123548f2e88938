import * as m from "virtual:messages/faq";

/** The specified text at the head of the FAQ. Site Settings can replace it. */
export const faqTexts = { faq: m.text };
