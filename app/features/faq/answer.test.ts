import { describe, expect, it, test } from "vitest";
import { defaultPolicies } from "../company/policies.ts";
import { answerParts, placeholderValues, plainAnswer } from "./answer.ts";
import { faqCategories } from "./categories.ts";
import { defaultQuestions } from "./default-questions.ts";

const values = placeholderValues(defaultPolicies, "");
const answers = defaultQuestions.map(({ answer }) => plainAnswer(answerParts(answer, values)));

// Each figure of spec §2, together with the words around the figure in the answer.
const policies = [
  "We ask for a 50% advance for international tours and a 25% advance for domestic tours. A receipt is given for every payment.",
  "For international tours, the balance is due 30 days before departure. For domestic tours, the date of the balance is written on your booking confirmation.",
  "Write to us or call as soon as you know. If you cancel more than 30 days before departure, you get a full refund minus an admin fee. At 15-30 days we refund 70%, and at 7-14 days 50%. For cancellations under 7 days before departure there is no refund.",
  "group discount for 6 or more travellers",
  "Our group size is typically 10-20 travellers, so the guide knows everyone by name.",
  "Accommodation from 3 to 5 stars",
  "or visit our office, open Mon-Sun from 9:00 AM to 6:00 PM. We confirm",
  "our office answers from 9:00 AM to 6:00 PM, Mon-Sun.",
];

describe("the seeded FAQ", () => {
  it("has four questions in each category of the specification, all different and answered", () => {
    expect(faqCategories.map(({ title }) => title)).toEqual([
      "Booking & Reservations",
      "Tour Packages & Customization",
      "Travel Logistics",
      "Special Requirements",
    ]);
    for (const { id } of faqCategories) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      const places = defaultQuestions.filter(({ category }) => category === id);
      expect(places.map(({ question_order }) => question_order)).toEqual([0, 1, 2, 3]);
    }
    expect(new Set(defaultQuestions.map(({ question }) => question)).size).toBe(16);
    for (const { question } of defaultQuestions) expect(question).toMatch(/\?$/);
    for (const answer of answers) expect(answer).toMatch(/^[^{}[\]]{20,}$/);
  });

  it.each(policies)("says: %s", (words) => {
    expect(answers.some((answer) => answer.includes(words))).toBe(true);
  });
});

describe("an answer", () => {
  const own = placeholderValues(
    { ...defaultPolicies, advance_international: "80%", group_size: "2-6", refunds: [] },
    "Mon-Sat 10 am - 7 pm",
  );

  test("shows the agency's own policies and hours in place of its placeholders", () => {
    const shown = (answer: string) => plainAnswer(answerParts(answer, own));
    expect(shown("We ask for {advance}.")).toBe(
      "We ask for an 80% advance for international tours and a 25% advance for domestic tours.",
    );
    expect(shown("{group size}; {refunds}; {hours}; {days and hours}")).toBe(
      "2-6; There is no refund if you cancel.; from 10 am to 7 pm, Mon-Sat; Mon-Sat from 10 am to 7 pm",
    );
  });

  test("links words to paths of this site", () => {
    expect(answerParts("See [our tours](/tours?q=Ooty), [ஊட்டி](/a).", own)).toEqual([
      "See ",
      { words: "our tours", path: "/tours?q=Ooty" },
      ", ",
      { words: "ஊட்டி", path: "/a" },
      ".",
    ]);
  });

  test.each([
    "Plain words, <b>HTML</b> & signs.\nTwo lines.",
    "{unknown} {} {Hours} {constructor} { hours }",
    "[words](https://evil.example) [a](//evil.example) [b](/\\evil.example) [c](javascript:x) [](/d)",
  ])("stays as typed without known placeholders and links: %s", (typed) => {
    expect(answerParts(typed, own)).toEqual([typed]);
  });
});
