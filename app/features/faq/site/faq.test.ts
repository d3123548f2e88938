import { describe, expect, it } from "vitest";
import { faqCategories } from "./faq.ts";

const answers = faqCategories.flatMap(({ items }) => items.map(({ answer }) => answer));

// Each figure of spec §2, together with the words around the figure in the answer.
const policies = [
  ["advance, international", /50% advance for international tours/],
  ["advance, domestic", /25% advance for domestic tours/],
  ["balance", /international tours, the balance is due 30 days before departure/],
  ["refund, early", /more than 30 days before departure, you get a full refund minus an admin fee/],
  ["refund, 15-30 days", /15-30 days we refund 70%/],
  ["refund, 7-14 days", /7-14 days 50%/],
  ["refund, late", /under 7 days before departure there is no refund/],
  ["group discount", /group discount for 6 or more travellers/],
  ["group size", /group size is typically 10-20/],
  ["accommodation", /Accommodation from 3 to 5 stars/],
  ["business hours", /9:00 AM to 6:00 PM/],
] as const;

describe("the FAQ", () => {
  it("has the four categories of the specification, in order", () => {
    expect(faqCategories.map(({ title }) => title)).toEqual([
      "Booking & Reservations",
      "Tour Packages & Customization",
      "Travel Logistics",
      "Special Requirements",
    ]);
  });

  it("has a unique slug as the id of each category", () => {
    const ids = faqCategories.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("has four questions in each category, all different and all answered", () => {
    for (const { items } of faqCategories) expect(items).toHaveLength(4);
    const questions = faqCategories.flatMap(({ items }) => items.map(({ question }) => question));
    expect(new Set(questions).size).toBe(16);
    for (const question of questions) expect(question).toMatch(/\?$/);
    for (const answer of answers) expect(answer.length).toBeGreaterThan(20);
  });

  it("links only words that occur once in their answer", () => {
    const items = faqCategories.flatMap((category) => category.items);
    for (const { answer, links = {} } of items) {
      for (const words of Object.keys(links)) expect(answer.split(words)).toHaveLength(2);
    }
  });

  it.each(policies)("states the policy: %s", (_name, wording) => {
    expect(answers.some((answer) => wording.test(answer))).toBe(true);
  });
});
