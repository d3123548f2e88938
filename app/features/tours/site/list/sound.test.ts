import { expect, test } from "vitest";
import { similarity, soundWords } from "./sound";

test.each([
  ["Kodaikkanal", "kodaikanal"],
  ["Madhurai", "madurai"],
  ["Thanjavoor", "tanjavur"],
  ["Alappuzha", "alapula"],
  ["Kanyakumary", "kanniyakumari"],
])("%s sounds like %s", (one, other) => {
  const [word = ""] = soundWords(one);
  const [otherWord = "-"] = soundWords(other);
  expect(similarity(word, otherWord)).toBeGreaterThanOrEqual(0.6);
});

test("a text is split into distinct words, without punctuation", () => {
  expect(soundWords("Ooty & Ooty's hills, 2026")).toEqual(["uti", "s", "hils", "2026"]);
});

test("similarity is the share of three-letter groups in common", () => {
  expect(similarity("kerala", "kerala")).toBe(1);
  expect(similarity("kerala", "kerela")).toBeCloseTo(4 / 10);
  expect(similarity("bali", "goa")).toBe(0);
});
