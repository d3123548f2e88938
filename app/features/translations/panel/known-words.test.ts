import { expect, test } from "vitest";
import { fieldsOf } from "../fields.ts";
import { knownTexts } from "./known-words.ts";

const words = [
  { english: "Breakfast", tamil: "காலை உணவு", hindi: "नाश्ता" },
  { english: "Dinner", tamil: "இரவு உணவு", hindi: "रात का खाना" },
  { english: "Madurai", tamil: "மதுரை", hindi: null },
  { english: "Bed and breakfast", tamil: "அறையும் காலை உணவும்", hindi: null },
];
const english = {
  title: "Madurai and Ooty",
  starts_from: " madurai ",
  themes: ["Madurai", "Hills"],
  inclusions: [{ value: "Bed and Breakfast, dinner" }, { value: "Dinner on board" }],
  itinerary: [
    { day: "Day 1", title: "Madurai / Madurai", meals: "Breakfast, Dinner" },
    { day: "Day 2", title: "Madurai", meals: "Breakfast, and dinner" },
  ],
};

function fill(language: "ta" | "hi", values: Record<string, unknown> = {}) {
  const texts = knownTexts(fieldsOf("tours"), english, words, language, (name) => values[name]);
  return Object.fromEntries(texts);
}

test("empty texts that are known words or lists of them are filled", () => {
  expect(fill("ta")).toEqual({
    starts_from: "மதுரை",
    "themes.0": "மதுரை",
    "inclusions.0.value": "அறையும் காலை உணவும், இரவு உணவு",
    "itinerary.0.title": "மதுரை / மதுரை",
    "itinerary.0.meals": "காலை உணவு, இரவு உணவு",
    "itinerary.1.title": "மதுரை",
    "itinerary.1.meals": "காலை உணவு, இரவு உணவு",
  });
});

test("a known word has a translation beside a number too", () => {
  const tour = { duration: "7 Days / 6 Nights", itinerary: [{ day: "Day 1", title: "Day out" }] };
  const known = [
    { english: "Day", tamil: "நாள்", hindi: null },
    { english: "Days", tamil: "நாட்கள்", hindi: null },
    { english: "Nights", tamil: "இரவுகள்", hindi: null },
  ];
  expect(Object.fromEntries(knownTexts(fieldsOf("tours"), tour, known, "ta", () => ""))).toEqual({
    duration: "7 நாட்கள் / 6 இரவுகள்",
    "itinerary.0.day": "நாள் 1",
  });
});

test("a label of two days, a list with a comma before its and, and a word that is there twice are known", () => {
  const tour = {
    title: "Madurai",
    itinerary: [{ day: "Day 3-4", meals: "Breakfast, lunch, and dinner" }],
  };
  const known = [
    { english: "Day", tamil: "நாள்", hindi: "दिन" },
    { english: "Breakfast, lunch, and dinner", tamil: "மூன்று வேளை உணவு", hindi: "तीनों भोजन" },
    { english: "Madurai", tamil: "மதுரை", hindi: "मदुरै" },
    { english: "madurai", tamil: "மதுரை", hindi: null },
  ];
  expect(Object.fromEntries(knownTexts(fieldsOf("tours"), tour, known, "hi", () => ""))).toEqual({
    title: "मदुरै",
    "itinerary.0.day": "दिन 3-4",
    "itinerary.0.meals": "तीनों भोजन",
  });
});

test("a word without a translation into the language is not known", () => {
  expect(fill("hi")).toEqual({
    "itinerary.0.meals": "नाश्ता, रात का खाना",
    "itinerary.1.meals": "नाश्ता और रात का खाना",
  });
});

test("nothing is overwritten", () => {
  const filled = fill("ta", { starts_from: "மதுரை மாநகர்", "itinerary.0.meals": "இரண்டு வேளை" });
  expect(filled).not.toHaveProperty("starts_from");
  expect(Object.keys(filled)).not.toContain("itinerary.0.meals");
  expect(filled["itinerary.1.meals"]).toBe("காலை உணவு, இரவு உணவு");
});
