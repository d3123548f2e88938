import { expect, test } from "vitest";
import type { Enquiry, PersonData } from "~/features/inbox/panel/data";
import type { Quote } from "~/features/quotes/data";
import { personalDataText } from "./personal-data-text";

const TIME = "2026-11-24T20:00:00+00:00";
const internal = { id: "INTERNAL", tour_id: "INTERNAL", token: "INTERNAL", sent_key: "INTERNAL" };

test("a customer can read what is stored about them: words for each field, and nothing internal", () => {
  const data = {
    enquiries: [
      {
        ...internal,
        created_at: TIME,
        updated_at: TIME,
        tell_at: TIME,
        tellings: 0,
        source: "contact",
        status: "New",
        name: "Asha",
        phone: "+919443122233",
        email: null,
        message: "Two lines.\nOf the message.",
      } as Partial<Enquiry>,
    ],
    quotes: [
      {
        ...internal,
        number: "Q-7",
        enquiry_id: "INTERNAL",
        customer_name: "Asha",
        expires_on: "2026-12-31",
        created_at: TIME,
        sheet: {
          title: "Hills of Ooty",
          from_day: "2026-12-14",
          to_day: null,
          people: "2 adults",
          days: [{ day: "Day 1", title: "Coimbatore", description: "", stay: "", meals: "Dinner" }],
          inclusions: ["Breakfast"],
          exclusions: [],
          lines: [{ label: "Adult", count: 2, rupees: 18_500 }],
          tax_note: "",
          terms: "",
          upi_id: "",
          pay_now: null,
        },
      } as Partial<Quote>,
    ],
    newsletter: [{ email: "asha@example.com", consented_at: TIME }],
  };
  expect(personalDataText(data as PersonData).split("\r\n")).toEqual([
    "\uFEFFENQUIRY",
    "Received on: 2026-11-25",
    "Received at: 01:30",
    "Source: contact",
    "Status: New",
    "Name: Asha",
    "Phone: (+91) 9443122233",
    "Message:",
    "Two lines.",
    "Of the message.",
    "",
    "QUOTE",
    "Number: Q-7",
    "Made on: 2026-11-25",
    "Name: Asha",
    "Valid until: 2026-12-31",
    "Tour: Hills of Ooty",
    "From: 2026-12-14",
    "People: 2 adults",
    "Days: Day 1 · Coimbatore · Dinner",
    "Included: Breakfast",
    "Prices: Adult: 2 × ₹18,500",
    "Total: ₹37,000",
    "",
    "NEWSLETTER",
    "E-mail: asha@example.com",
    "Agreed on: 2026-11-25",
    "",
  ]);
});
