import { describe, expect, test } from "vitest";
import { isPastedText, pastedEntries, plainLines } from "./pasted-text";

describe("a pasted list", () => {
  test("becomes one entry per line, without bullets and numbers", () => {
    for (const text of [
      "• Tea gardens\n• Boat ride\n• Spice market",
      "- Tea gardens\n– Boat ride\n-Spice market",
      "1. Tea gardens\r\n2) Boat ride\r\n(3) Spice market",
      "✅ Tea gardens\n✔️Boat ride\n👉 Spice market",
      "\uF0B7\tTea gardens\n\uF0B7\tBoat ride\n\uF0B7\tSpice market",
      "* Tea gardens\n\n* Boat ride\n   \n*Spice market*\n",
      "\uFEFFTea gardens\u2028Boat\u00A0ride\vSpice market",
    ]) {
      expect(pastedEntries(text), text).toEqual(["Tea gardens", "Boat ride", "Spice market"]);
    }
  });
  test("keeps numbers, signs and letters that are not bullets", () => {
    const texts = [
      "1.5 km walk",
      "-5 °C at night",
      "2 nights in Munnar",
      "தேயிலை தோட்டம்",
      "A/C bus",
    ];
    expect(pastedEntries(texts.join("\n"))).toEqual(texts);
  });
});

test("emphasis marks are removed only around whole words", () => {
  expect(plainLines("*Day 1:* _Madurai_ to **Munnar**")).toEqual(["Day 1: Madurai to Munnar"]);
  const kept = "5*6 rooms * 2, file_name_2, 3 * hotel";
  expect(plainLines(kept)).toEqual([kept]);
  const urls = ["https://x.in/_next_/a.jpg", "/~ravi~/b.jpg"];
  expect(plainLines(urls.join("\n"))).toEqual(urls);
});

test("words of Word, Excel and other programs stay text, although a picture of them comes along", () => {
  const clipboard = (types: string[], text: string, name = "image.png") => ({
    types: [...types, "Files"],
    files: [{ name }],
    getData: () => text,
  });
  expect(isPastedText(clipboard(["text/plain", "text/html"], "Tea gardens"), false)).toBe(true);
  expect(isPastedText(clipboard(["text/plain"], "Tea gardens"), true)).toBe(true);
  const copiedPicture = clipboard(["text/html"], "");
  const copiedFile = clipboard(["text/plain"], "/home/ravi/tea.jpg", "tea.jpg");
  expect(isPastedText(copiedPicture, true)).toBe(false);
  expect(isPastedText(copiedFile, true)).toBe(false);
  expect(isPastedText(clipboard([], ""), false)).toBe(false);
});
