/** The specified text at the head of the FAQ. Site Settings can replace it. */
export const faqTexts = {
  faq: "How to book, pay, change a plan or cancel, and how we look after children and grandparents.",
};
