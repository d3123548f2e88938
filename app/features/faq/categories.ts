import type { Row } from "../../supabase/types.ts";

export type FaqCategory = Row<"faq_questions">["category"];

/** The categories of the FAQ (spec §2). The id is also the anchor on the page. */
export const faqCategories: readonly { id: FaqCategory; title: string }[] = [
  { id: "booking-reservations", title: "Booking & Reservations" },
  { id: "tour-packages-customization", title: "Tour Packages & Customization" },
  { id: "travel-logistics", title: "Travel Logistics" },
  { id: "special-requirements", title: "Special Requirements" },
];
