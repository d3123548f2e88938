import { expect, test } from "vitest";
import { monthsInWords } from "./months";

test.each([
  [[], null],
  [[5], "May"],
  [[4, 5], "Apr – May"],
  [[1, 2, 6, 10, 11, 12], "Jun, Oct – Feb"],
  [[12, 1], "Dec – Jan"],
  [[3, 1], "Jan, Mar"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "All year"],
  [[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "Feb – Dec"],
])("the months %j are written %s", (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});
