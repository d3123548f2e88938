import { expect, test } from "vitest";
import { advanceOf, defaultPolicies, policiesOf, taxNoteOf } from "./policies.ts";
import { advanceInWords, balancesInWords, refundsInWords } from "./policy-words.ts";

test("the defaults are the policies of spec §2", () => {
  expect(advanceInWords(defaultPolicies, "international")).toBe(
    "50% when you book; the balance is due 30 days before departure.",
  );
  expect(advanceInWords(defaultPolicies, "domestic")).toBe(
    "25% when you book; the date of the balance is written on your booking confirmation.",
  );
  expect(refundsInWords(defaultPolicies)).toBe(
    "If you cancel more than 30 days before departure, you get a full refund minus an admin fee. At 15-30 days we refund 70%, and at 7-14 days 50%. For cancellations under 7 days before departure there is no refund.",
  );
  expect(taxNoteOf(defaultPolicies, "domestic")).toBe("");
  expect(taxNoteOf(defaultPolicies, "international")).toMatch(/^TCS, /);
});

test.each([
  ["30", "30%"],
  [" 100 ", "100%"],
  ["30%", "30%"],
  ["₹5,000", "₹5,000"],
  ["5000", "5000"],
])("the advance %j is said as %j", (advance_domestic, said) => {
  expect(advanceOf({ ...defaultPolicies, advance_domestic }, "domestic")).toBe(said);
});

test.each([
  "100",
  "100%",
  "100 per cent",
  "100% of the tour price",
  "100 சதவீதம்",
  "௧௦௦%",
  "100 प्रतिशत",
  "100% at booking",
  "100%.",
  "100% payment in advance",
  "100 % of tour cost",
  "100% முன்பணம்",
])("an advance of %s leaves no balance", (all) => {
  const own = { ...defaultPolicies, advance_international: all };
  expect(advanceInWords(own, "international")).toMatch(/^(?:100|௧௦௦).* when you book\.$/);
  expect(balancesInWords(own)).toMatch(
    /^For international tours, the whole price is due when you book\. For domestic tours, the date/,
  );
  expect(balancesInWords({ ...own, advance_domestic: all })).not.toContain("balance");
});

test.each(["100% of air fare and 25% of the rest", "100% of the flights"])(
  "an advance of %s leaves a balance",
  (part) => {
    const own = { ...defaultPolicies, advance_international: part };
    expect(advanceInWords(own, "international")).toContain("balance");
  },
);

test("an old version of the company has the defaults, and a stored null stays", () => {
  expect(policiesOf({ group_size: "2-6", balance_days_international: null })).toEqual({
    ...defaultPolicies,
    group_size: "2-6",
    balance_days_international: null,
  });
  expect(policiesOf(null)).toEqual(defaultPolicies);
});

const onTheDay = "For cancellations on the day of departure there is no refund.";

test.each([
  ["", "There is no refund if you cancel."],
  ["0: 100", "If you cancel, you get a full refund."],
  ["1: 90", `If you cancel at least 1 day before departure, you get a refund of 90%. ${onTheDay}`],
  [
    "2: 25, 1: 10, 46: 100, 16: 50",
    `If you cancel more than 45 days before departure, you get a full refund. At 16-45 days we refund 50%, at 2-15 days 25%, and at 1 day 10%. ${onTheDay}`,
  ],
  [
    "10: 80, 0: 20",
    "If you cancel more than 9 days before departure, you get a refund of 80%. At 0-9 days we refund 20%.",
  ],
])("the refunds “%s” (days: percent) are said in sentences", (table, words) => {
  const rows = [...table.matchAll(/(\d+): (\d+)/g)];
  const refunds = rows.map(([, days, percent]) => ({
    days: Number(days),
    percent: Number(percent),
  }));
  expect(refundsInWords({ ...defaultPolicies, has_admin_fee: false, refunds })).toBe(words);
});
