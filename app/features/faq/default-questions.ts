import type { Insert } from "../../supabase/types.ts";
import type { FaqCategory } from "./categories.ts";

const questions: Record<FaqCategory, [question: string, answer: string][]> = {
  "booking-reservations": [
    [
      "How do I book a tour?",
      "Send an enquiry from the [home page](/), message us on WhatsApp, call, or [visit our office](/contact-us), open {days and hours}. We confirm the dates and the price in writing, and your booking is made when we receive the advance.",
    ],
    ["How much advance do I pay?", "We ask for {advance}. A receipt is given for every payment."],
    ["When is the balance due?", "{balance}"],
    [
      "What if I have to cancel?",
      "[Write to us or call](/contact-us) as soon as you know. {refunds}",
    ],
  ],
  "tour-packages-customization": [
    [
      "Can you change a package for us?",
      "Yes. Add a day, drop a city, choose another hotel or travel on your own dates. [Tell us what you have in mind](/contact-us) and we will send a fresh plan with its price.",
    ],
    [
      "How many people travel in a group?",
      "Our group size is typically {group size} travellers, so the guide knows everyone by name. Families and couples who want to travel on their own can take [any tour](/tours) as a private one.",
    ],
    [
      "Is there a discount for groups?",
      "Yes, there is a group discount for 6 or more travellers booking together. The amount depends on the tour and the season, and we mention it in the quotation.",
    ],
    [
      "What does the price include?",
      "[Each tour page](/tours) has an Inclusions tab with the full list. Prices are per person and vary by season, group size and customisation, so please [ask for a quotation](/contact-us) for your dates.",
    ],
  ],
  "travel-logistics": [
    [
      "What kind of hotels do you use?",
      "Accommodation from 3 to 5 stars, as your package says. Rooms are on twin sharing unless you ask for single or family rooms.",
    ],
    [
      "Where do the tours start?",
      "Most road tours start from [Madurai](/tours?from=Madurai) or Paramakudi, and most flights from [Chennai](/tours?from=Chennai). If you are coming from Paramakudi or nearby towns, we can book your train or vehicle to the starting point at extra cost.",
    ],
    [
      "Do you help with passports, visas and insurance?",
      "We guide you through the visa papers and the travel insurance for every [international tour](/international-tours). Your passport should be valid for at least six months from the date of travel. The decision on a visa always rests with the country you visit.",
    ],
    [
      "Whom do I call during the tour?",
      "Your guide first, and then our {support number}, which we share before you leave. For new enquiries, [our office](/contact-us) answers {hours}.",
    ],
  ],
  "special-requirements": [
    [
      "Will we get vegetarian, Jain or halal food?",
      "Yes, on all our tours, if you tell us when you book. In a few remote places the choice is small, and we say so beforehand.",
    ],
    [
      "Are the tours suitable for senior citizens?",
      "Many of our travellers are over 60. We can plan ground-floor rooms, shorter walks and wheelchair help at airports and stations, and we will tell you honestly if a tour has too many steps.",
    ],
    [
      "Can we bring small children?",
      "Of course. Child prices depend on age and on whether an extra bed is needed. Please bring a proof of age for every child, and a passport for [tours abroad](/international-tours).",
    ],
    [
      "What if someone has a medical condition?",
      "Please tell us at the time of booking and carry your prescriptions and enough medicine. For high places such as [Manali](/tours?q=Manali), ask your doctor first. Our guides know the nearest hospital at every halt.",
    ],
  ],
};

/** Seeded into an empty faq_questions table, and shown while it is empty. The figures are placeholders (spec §2). */
export const defaultQuestions = Object.entries(questions).flatMap(([category, list]) =>
  list.map(([question, answer], question_order) => ({
    category: category as FaqCategory,
    question,
    answer,
    question_order,
  })),
) satisfies Insert<"faq_questions">[];
