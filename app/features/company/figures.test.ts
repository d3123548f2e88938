import { expect, test } from "vitest";
import { defaultAboutSections } from "../about/default-sections.ts";
import { defaultQuestions } from "../faq/default-questions.ts";
import { defaultHero } from "../hero/default-hero.ts";
import { defaultPages } from "../pages/default-pages.ts";
import { defaultFigures } from "./default-figures.ts";
import { figuresOf, withFigures } from "./figures.ts";

test("a row without figures has the specified ones, and an empty figure is not shown", () => {
  expect(figuresOf(null)).toEqual(defaultFigures);
  expect(figuresOf({ happy_travellers: null, support_on_tour: " " })).toEqual({
    ...defaultFigures,
    happy_travellers: null,
    support_on_tour: null,
  });
});

test("placeholders are replaced by figures", () => {
  expect(withFigures("{years} years of experience", defaultFigures)).toBe(
    "Over 15 years of experience",
  );
  expect(withFigures("Home, for {years} years.", defaultFigures)).toBe("Home, for over 15 years.");
  const own = { ...defaultFigures, years_of_experience: "7" };
  expect(withFigures("Home, for {years} years.", own)).toBe("Home, for 7 years.");
  expect(withFigures("{years} ஆண்டு அனுபவம்", defaultFigures)).toBe("15+ ஆண்டு அனுபவம்");
  expect(withFigures("as typed, {other} stays", own)).toBe("as typed, {other} stays");
});

test("the part of a sentence with a hidden figure is left out", () => {
  const hidden = { ...defaultFigures, years_of_experience: null, satisfaction_rate: null };
  expect(withFigures("Out, and back, for {years} years.", hidden)).toBe("Out, and back.");
  expect(withFigures("A {satisfaction} rate, and many families. More.", hidden)).toBe(
    "And many families. More.",
  );
  expect(withFigures("{years} years of experience", hidden)).toBe("");
});

test("no seeded text names a figure, which would stay when the operator changes or hides it", () => {
  const texts = JSON.stringify([defaultAboutSections, defaultHero, defaultPages, defaultQuestions]);
  const named = Object.values(defaultFigures).filter((figure) => texts.includes(figure));
  expect(named).toEqual([]);
  expect(texts).not.toMatch(/\d+\+? years/);
});
