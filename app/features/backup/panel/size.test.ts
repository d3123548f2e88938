import { expect, test } from "vitest";
import { sizeInWords } from "./size";

test.each([
  [1, "1 KB"],
  [700, "700 KB"],
  [2500, "2.4 MB"],
  [40_000, "39 MB"],
  [1024 * 1024, "1 GB"],
  [5_000_000_000, "4.7 TB"],
])("%i kilobytes are %s", (kilobytes, words) => {
  expect(sizeInWords(kilobytes)).toBe(words);
});
