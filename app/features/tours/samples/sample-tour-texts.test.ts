import { describe, expect, test } from "vitest";
import { fieldsOf, type TranslatedText } from "../../translations/fields";
import { deriveCategory } from "./import-sample-tours";
import { sampleCategoryNames, sampleTourTexts } from "./sample-tour-texts";
import { sampleTours } from "./sample-tours";

const hindiTours = [
  "kerala-backwaters",
  "golden-triangle",
  "rameswaram-pamban",
  "singapore-city-lights",
];

describe.each(["ta", "hi"] as const)("the sample tours in %s", (language) => {
  const translated = sampleTours.filter(({ id }) => language === "ta" || hindiTours.includes(id));

  test("are all there, and no others", () => {
    expect(Object.keys(sampleTourTexts[language]).toSorted()).toEqual(
      translated.map(({ id }) => id).toSorted(),
    );
  });

  test.each(translated)("$id has every text, day and number of the English tour", (tour) => {
    const texts = sampleTourTexts[language][tour.id] ?? {};
    const english = fieldsOf("tours").flatMap(({ name }) => {
      const value = tour[name as keyof typeof tour];
      return hasWords(value) ? [[name, value] as const] : [];
    });
    expect(Object.keys(texts).toSorted()).toEqual(english.map(([name]) => name).toSorted());
    for (const [name, value] of english) expectSame(texts[name], value);
  });

  test("have the names of their categories", () => {
    const names = new Set(sampleTours.map(deriveCategory));
    expect(Object.keys(sampleCategoryNames[language]).toSorted()).toEqual([...names].toSorted());
  });
});

function hasWords(value: unknown): boolean {
  return /\p{L}/u.test(typeof value === "string" ? value : JSON.stringify(value ?? ""));
}

/** The same entries with the same parts, and in each text the same numbers. */
function expectSame(text: TranslatedText | undefined, english: unknown): void {
  if (typeof english === "string") {
    expect(text).toMatch(/^[\s\S]*[\u0900-\u097f\u0b80-\u0bff][\s\S]*$/);
    expect(numbersIn(text as string)).toEqual(numbersIn(english));
  } else {
    const entries = Object.entries(english as object);
    expect(Object.keys(text ?? {})).toEqual(entries.map(([key]) => key));
    for (const [key, value] of entries) expectSame((text as Record<string, string>)[key], value);
  }
}

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d.,:]*\d|\d/g) ?? []).toSorted();
}
