import * as m from "virtual:messages/testimonials-page";

/** The specified text at the head of the testimonials. Site Settings can replace it. */
export const testimonialsTexts = { testimonials: m.text };
