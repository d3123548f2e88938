import * as m from "virtual:messages/faq-categories";
import type { Row } from "../../supabase/types.ts";

export type FaqCategory = Row<"faq_questions">["category"];

/** The categories of the FAQ (spec §2). The id is also the anchor on the page. */
export const faqCategories: readonly { id: FaqCategory; title: string }[] = [
  { id: "booking-reservations", title: m.booking },
  { id: "tour-packages-customization", title: m.packages },
  { id: "travel-logistics", title: m.logistics },
  { id: "special-requirements", title: m.special },
];
