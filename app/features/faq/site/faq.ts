import { ADVANCE, BALANCE, REFUNDS } from "../policy.ts";

export type Question = {
  question: string;
  answer: string;
  /** Maps words of the answer to the path that they link to. */
  links?: Record<string, string>;
};
export type FaqCategory = { id: string; title: string; items: Question[] };

/** Four categories of four questions. Every policy figure comes from spec §2. */
export const faqCategories: FaqCategory[] = [
  {
    id: "booking-reservations",
    title: "Booking & Reservations",
    items: [
      {
        question: "How do I book a tour?",
        answer:
          "Send an enquiry from the home page, message us on WhatsApp, call, or visit our office, open Mon-Sun from 9:00 AM to 6:00 PM. We confirm the dates and the price in writing, and your booking is made when we receive the advance.",
        links: { "home page": "/", "visit our office": "/contact-us" },
      },
      {
        question: "How much advance do I pay?",
        answer: `We ask for a ${ADVANCE.international} advance for international tours and a ${ADVANCE.domestic} advance for domestic tours. A receipt is given for every payment.`,
        links: {
          "international tours": "/international-tours",
          "domestic tours": "/domestic-tours",
        },
      },
      {
        question: "When is the balance due?",
        answer: `For international tours, ${BALANCE.international}. For domestic tours, ${BALANCE.domestic}.`,
      },
      {
        question: "What if I have to cancel?",
        answer: `Write to us or call as soon as you know. ${REFUNDS}`,
        links: { "Write to us or call": "/contact-us" },
      },
    ],
  },
  {
    id: "tour-packages-customization",
    title: "Tour Packages & Customization",
    items: [
      {
        question: "Can you change a package for us?",
        answer:
          "Yes. Add a day, drop a city, choose another hotel or travel on your own dates. Tell us what you have in mind and we will send a fresh plan with its price.",
        links: { "Tell us what you have in mind": "/contact-us" },
      },
      {
        question: "How many people travel in a group?",
        answer:
          "Our group size is typically 10-20 travellers, so the guide knows everyone by name. Families and couples who want to travel on their own can take any tour as a private one.",
        links: { "any tour": "/tours" },
      },
      {
        question: "Is there a discount for groups?",
        answer:
          "Yes, there is a group discount for 6 or more travellers booking together. The amount depends on the tour and the season, and we mention it in the quotation.",
      },
      {
        question: "What does the price include?",
        answer:
          "Each tour page has an Inclusions tab with the full list. Prices are per person and vary by season, group size and customisation, so please ask for a quotation for your dates.",
        links: { "Each tour page": "/tours", "ask for a quotation": "/contact-us" },
      },
    ],
  },
  {
    id: "travel-logistics",
    title: "Travel Logistics",
    items: [
      {
        question: "What kind of hotels do you use?",
        answer:
          "Accommodation from 3 to 5 stars, as your package says. Rooms are on twin sharing unless you ask for single or family rooms.",
      },
      {
        question: "Where do the tours start?",
        answer:
          "Most road tours start from Madurai or Paramakudi, and most flights from Chennai. If you are coming from Paramakudi or nearby towns, we can book your train or vehicle to the starting point at extra cost.",
        links: { Madurai: "/tours?from=Madurai", Chennai: "/tours?from=Chennai" },
      },
      {
        question: "Do you help with passports, visas and insurance?",
        answer:
          "We guide you through the visa papers and the travel insurance for every international tour. Your passport should be valid for at least six months from the date of travel. The decision on a visa always rests with the country you visit.",
        links: { "international tour": "/international-tours" },
      },
      {
        question: "Whom do I call during the tour?",
        answer:
          "Your guide first, and then our 24/7 support number, which we share before you leave. For new enquiries, our office answers from 9:00 AM to 6:00 PM, Mon-Sun.",
        links: { "our office": "/contact-us" },
      },
    ],
  },
  {
    id: "special-requirements",
    title: "Special Requirements",
    items: [
      {
        question: "Will we get vegetarian, Jain or halal food?",
        answer:
          "Yes, on all our tours, if you tell us when you book. In a few remote places the choice is small, and we say so beforehand.",
      },
      {
        question: "Are the tours suitable for senior citizens?",
        answer:
          "Many of our travellers are over 60. We can plan ground-floor rooms, shorter walks and wheelchair help at airports and stations, and we will tell you honestly if a tour has too many steps.",
      },
      {
        question: "Can we bring small children?",
        answer:
          "Of course. Child prices depend on age and on whether an extra bed is needed. Please bring a proof of age for every child, and a passport for tours abroad.",
        links: { "tours abroad": "/international-tours" },
      },
      {
        question: "What if someone has a medical condition?",
        answer:
          "Please tell us at the time of booking and carry your prescriptions and enough medicine. For high places such as Manali, ask your doctor first. Our guides know the nearest hospital at every halt.",
        links: { Manali: "/tours?q=Manali" },
      },
    ],
  },
];
