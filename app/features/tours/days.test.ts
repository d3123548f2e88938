import { expect, test } from "vitest";
import { wholeDays } from "./days";

const itinerary = Array.from({ length: 4 }, () => ({
  day: "",
  title: "",
  description: "",
  name: "",
}));

test.each([
  ["6 Days / 5 Nights", 6],
  ["5 Nights / 6 Days", 6],
  ["5N/6D", 6],
  ["5 nights", 6],
  ["1 Day", 1],
  ["௬ நாட்கள்", 6],
  ["3 दिन / 2 रातें", 3],
  ["Full week", 4],
])("%s are %i days", (duration, days) => {
  expect(wholeDays({ duration, itinerary })).toBe(days);
});

test.each([
  "5-6 Days",
  "5 to 6 days",
  "2 days Munnar + 3 days Kochi",
  "5-6 Days / 4 Nights",
  "2.5 days",
  "0 days",
])("the days of %s are not clear", (duration) => {
  expect(wholeDays({ duration, itinerary })).toBeNull();
});
