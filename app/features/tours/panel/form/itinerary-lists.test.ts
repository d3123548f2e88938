import { expect, test } from "vitest";
import { entriesOf, priceLine } from "./itinerary-lists";
import { parseItinerary } from "./itinerary-text";

/** The last day of a pasted text, and the lists after it. */
function read(...lines: string[]) {
  const { days, lists } = parseItinerary(["Day 1: Kochi", "Day 2: Munnar", ...lines].join("\n"));
  const { inclusions, exclusions } = entriesOf(lists);
  const valuesOf = (list: { value: string }[]) => list.map(({ value }) => value);
  return {
    day: days.at(-1),
    inclusions: valuesOf(inclusions),
    exclusions: valuesOf(exclusions),
  };
}

test("what the price covers is no part of the last day", () => {
  const { day, ...lists } = read(
    "Tea museum.",
    "",
    "*✅ Inclusions:*",
    "• Accommodation: 3 star hotels",
    "• Meals: Breakfast and dinner",
    "",
    "❌ *Exclusions*",
    "1. Air fare",
    "2. Entry tickets",
  );
  expect(day).toMatchObject({ description: "Tea museum.", stay: "", meals: "" });
  expect(lists).toEqual({
    inclusions: ["Accommodation: 3 star hotels", "Meals: Breakfast and dinner"],
    exclusions: ["Air fare", "Entry tickets"],
  });
});

test.each([
  ["Package includes: hotel, breakfast (veg, buffet), cab", "Cost does not include - Air fare"],
  ["PACKAGE INCLUSION :- hotel, breakfast (veg, buffet), cab", "Not included: Air fare"],
  ["Includes: hotel, breakfast (veg, buffet), cab", "EXCLUDED: Air fare"],
  ["Incl: hotel, breakfast (veg, buffet), cab", "Not incl: Air fare"],
  ["Incl. - hotel, breakfast (veg, buffet), cab", "Excl. - Air fare"],
  ["What’s included\nhotel\nbreakfast (veg, buffet)\ncab", "Not included in the package\nAir fare"],
  ["சேர்ந்தவை:\nhotel\nbreakfast (veg, buffet)\ncab", "சேராதவை:\nAir fare"],
  ["शामिल:\nhotel\nbreakfast (veg, buffet)\ncab", "शामिल नहीं:\nAir fare"],
])("the heading may be %j and %j", (inclusions, exclusions) => {
  expect(read(inclusions, exclusions)).toMatchObject({
    day: { description: "" },
    inclusions: ["hotel", "breakfast (veg, buffet)", "cab"],
    exclusions: ["Air fare"],
  });
});

test("a sentence is no heading, and other headings end the lists", () => {
  const sentences = "Package includes a boat ride today.\nIncluded: a walk.\nHome by night.";
  expect(read(sentences)).toMatchObject({ day: { description: sentences }, inclusions: [] });
  expect(read("Includes: cab, hotel", "Home by night.")).toMatchObject({
    day: { description: "Home by night." },
    inclusions: ["cab", "hotel"],
  });
  expect(read("Inclusions", "Hotel", "Terms & Conditions:", "50% in advance")).toMatchObject({
    day: { title: "Munnar", description: "Terms & Conditions:\n50% in advance" },
    inclusions: ["Hotel"],
  });
});

test.each([
  ["We fly home.\n₹12,500 per person", "₹12,500 per person"],
  ["Package cost: Rs. 12,500/- per person\nWe fly home.", "Package cost: Rs. 12,500/- per person"],
  ["The boat ride is ₹500 per person.\nRoom 12", undefined],
])("the last day of %j keeps the price %j", (description, price) => {
  expect(priceLine(description)).toBe(price);
});
