/** The specified text at the head of the testimonials. Site Settings can replace it. */
export const testimonialsTexts = {
  testimonials:
    "What families, friends and whole streets from our district said when they came home.",
};
