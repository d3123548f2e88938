import { expect, test } from "vitest";
import { fieldsOf } from "../fields.ts";
import {
  changedFields,
  completedWithEnglish,
  countTexts,
  englishOf,
  isPublishedBy,
  pastedTexts,
  textsOf,
  toEarlierInput,
  toStoredTexts,
  toTranslationInput,
  translationSchema,
  withTypedEnglish,
} from "./texts.ts";

const fields = fieldsOf("tours").filter(({ name }) =>
  ["title", "themes", "highlights", "itinerary"].includes(name),
);
const english = {
  title: "Kerala",
  themes: ["Hills"],
  highlights: [{ value: "Tea" }, { value: "Boats" }],
  itinerary: [{ day: "Day 1", title: "Arrival", description: "", name: "" }],
};
const empty = toTranslationInput(fields, english, undefined);

function save(values: object, translation?: Parameters<typeof toStoredTexts>[2], row = english) {
  const input = { ...toTranslationInput(fields, row, translation), ...values };
  return toStoredTexts(fields, row, translation, translationSchema(fields).parse(input));
}

test("a form has a text for each English text, and only filled fields are stored", () => {
  expect(empty).toMatchObject({ title: "", themes: [""], highlights: [{ value: "" }, {}] });
  const itinerary = fields.find(({ name }) => name === "itinerary");
  expect(itinerary && textsOf(itinerary, english.itinerary).map(({ path }) => path)).toEqual([
    ["itinerary", 0, "day"],
    ["itinerary", 0, "title"],
  ]);
  expect(save({ title: " கேரளா " })).toEqual({
    texts: { title: "கேரளா" },
    english: { title: "Kerala" },
  });
});

test("a text of the pages has the label that its own form gives it", () => {
  const pageTexts = fieldsOf("company_info").find(({ name }) => name === "page_texts");
  const texts = { home_welcome: "Welcome!", value_1: "We care.", value_1_title: "Care" };
  expect(pageTexts && textsOf(pageTexts, texts).map(({ label }) => label)).toEqual([
    "Welcome",
    "Value 1: text",
    "Value 1",
  ]);
});

test("a text stays the translation of the old English until it is changed or confirmed", () => {
  const stored = save({ title: "கேரளா", themes: ["மலை"] });
  const now = { ...english, title: "Kerala Backwaters" };
  expect(changedFields(fields, now, stored).map(({ name }) => name)).toEqual(["title"]);
  const unchanged = save({ themes: ["மலைகள்"] }, stored, now);
  expect(unchanged.english).toEqual({ title: "Kerala", themes: ["Hills"] });
  const confirmed = save({ confirmed: ["title"] }, stored, now);
  expect(changedFields(fields, now, confirmed)).toEqual([]);
});

test("an earlier version, of an older English text, is not up to date when it is saved again", () => {
  const first = save({ title: "கேரளா", highlights: [{ value: "தேயிலை" }, { value: "படகுகள்" }] });
  const now = { ...english, title: "Kerala Backwaters", highlights: [{ value: "Houseboats" }] };
  const newest = save({ title: "கேரள நீர்", highlights: [{ value: "படகு" }] }, first, now);
  expect(changedFields(fields, now, newest)).toEqual([]);
  const input = toEarlierInput(fields, now, first);
  expect(input).toMatchObject({ title: "கேரளா", themes: [""] });
  const values = translationSchema(fields).parse(input);
  const again = toStoredTexts(fields, englishOf(input), newest, values);
  expect(again).toEqual(first);
  expect(changedFields(fields, now, again).map(({ name }) => name)).toEqual([
    "title",
    "highlights",
  ]);
});

test("an entry that an earlier version had not translated stands beside its present English", () => {
  const version = {
    texts: { highlights: [{ value: "தேயிலை" }] },
    english: { highlights: [{ value: "Tea" }, null] },
  };
  const input = toEarlierInput(fields, english, version);
  expect(englishOf(input).highlights).toEqual([{ value: "Tea" }, { value: "Boats" }]);
  const shorter = { ...english, highlights: [{ value: "Tea" }] };
  expect(englishOf(toEarlierInput(fields, shorter, version)).highlights).toEqual([
    { value: "Tea" },
  ]);
});

test("a moved day keeps its translation in the form, and is up to date once it is saved", () => {
  const days = (...titles: string[]) =>
    titles.map((title, at) => ({ day: `Day ${at + 1}`, title, description: "", name: "" }));
  const row = (...titles: string[]) => ({ ...english, itinerary: days(...titles) });
  const itinerary = [
    { day: "நாள் 1", title: "வருகை" },
    { day: "நாள் 2", title: "படகு" },
  ];
  const stored = save({ itinerary }, undefined, row("Arrival", "Boats"));
  const now = row("Boats", "Arrival");
  expect(toTranslationInput(fields, now, stored).itinerary).toMatchObject([
    { day: "நாள் 1", title: "படகு" },
    { day: "நாள் 2", title: "வருகை" },
  ]);
  expect(changedFields(fields, now, save({}, stored, now))).toEqual([]);
});

/** A translation of highlights of which the first one has a price. */
function savedWithPrice() {
  const priced = { ...english, highlights: [{ value: "Tea, ₹500" }, { value: "Boats" }] };
  const highlights = [{ value: "தேநீர், ₹500" }, { value: "படகு" }];
  return save({ highlights }, undefined, priced);
}

test("after a change of prices, the form has the new amounts, and any save keeps all entries up to date", () => {
  const stored = savedWithPrice();
  const now = { ...english, highlights: [{ value: "Tea, ₹600" }, { value: "Boats" }] };
  expect(changedFields(fields, now, stored)).toEqual([]);
  const { highlights } = toTranslationInput(fields, now, stored);
  expect(highlights).toEqual([{ value: "தேநீர், ₹600" }, { value: "படகு" }]);
  const edited = [{ value: "தேநீர், ₹600" }, { value: "படகுகள்" }];
  for (const values of [{}, { highlights: edited }]) {
    const saved = save(values, stored, now);
    expect(saved.english.highlights).toEqual(now.highlights);
    expect(saved.texts.highlights).toMatchObject([{ value: "தேநீர், ₹600" }, {}]);
  }
});

test("a form that was opened before a change of prices keeps the amounts that follow it", () => {
  const priced = { ...english, title: "Kerala, ₹500" };
  const stored = save({ title: "கேரளா, ₹500" }, undefined, priced);
  const opened = toTranslationInput(fields, priced, stored);
  const saved = save({ ...opened, themes: ["மலை"] }, stored, { ...english, title: "Kerala, ₹600" });
  expect(saved).toMatchObject({
    texts: { title: "கேரளா, ₹600" },
    english: { title: "Kerala, ₹600" },
  });
});

test("in a list, an entry with a new amount is up to date, also beside one with new words", () => {
  const highlights = [{ value: "Tea, ₹600" }, { value: "Boats and nets" }];
  const saved = save({}, savedWithPrice(), { ...english, highlights });
  expect(saved.english.highlights).toEqual([{ value: "Tea, ₹600" }, { value: "Boats" }]);
  expect(saved.texts.highlights).toEqual([{ value: "தேநீர், ₹600" }, { value: "படகு" }]);
});

test("in a list, a text that was not changed stays of the older English, beside one that was", () => {
  const highlights = [{ value: "தேநீர்" }, { value: "படகுகள்" }];
  const itinerary = [{ day: "நாள் 1", title: "வருகை" }];
  const stored = save({ highlights, itinerary, themes: ["மலை"] });
  const now = {
    ...english,
    themes: ["Hills", "Forts"],
    highlights: [{ value: "Tea and lunch" }, { value: "Boats and nets" }, { value: "Lake" }],
    itinerary: [{ ...english.itinerary[0], title: "Departure", description: "Boats." }],
  } as typeof english;
  const input = toTranslationInput(fields, now, stored) as typeof english;
  const edited = {
    themes: ["மலை", "கோட்டை"],
    highlights: [...input.highlights.slice(0, 2), { value: "ஏரி" }],
    itinerary: [{ ...input.itinerary[0], description: "படகுகள்." }],
  };
  const saved = save(edited, stored, now);
  expect(saved.english.themes).toEqual(now.themes);
  expect(saved.english.itinerary).toEqual([{ ...now.itinerary[0], title: "Arrival" }]);
  const [, boats] = english.highlights;
  expect(saved.english.highlights).toEqual([{ value: "Tea" }, boats, { value: "Lake" }]);
  const changed = changedFields(fields, now, saved).map(({ name }) => name);
  expect(changed).toEqual(["highlights", "itinerary"]);
  const one = { ...now, highlights: now.highlights.slice(0, 2) };
  const typed = { highlights: [{ value: "தேநீர், மதிய உணவு" }, highlights[1]] };
  const partly = save(typed, stored, one);
  expect(partly.english.highlights).toEqual([{ value: "Tea and lunch" }, boats]);
  const confirmed = save({ ...typed, confirmed: ["highlights"] }, stored, one);
  expect(confirmed.english.highlights).toEqual(one.highlights);
});

test("an entry keeps its texts when it is changed in English and another is added or removed", () => {
  const days = (...titles: string[]) => titles.map((title) => ({ ...english.itinerary[0], title }));
  const row = (...titles: string[]) =>
    ({ ...english, itinerary: days(...titles) }) as typeof english;
  const texts = ["வருகை", "படகு", "வீடு"].map((title) => ({ day: "நாள் 1", title }));
  const stored = save({ itinerary: texts }, undefined, row("Arrival", "Boats", "Home"));
  const shown = (...titles: string[]) =>
    toTranslationInput(fields, row(...titles), stored).itinerary;
  const [arrival, boats, home, none] = [...texts, { title: "" }];
  expect(shown("Arrival", "Houseboats", "Lake", "Home")).toMatchObject([
    arrival,
    boats,
    none,
    home,
  ]);
  expect(shown("Arrival in Kochi", "Home")).toMatchObject([arrival, home]);
  expect(shown("Boats of Kochi", "Home"), "the first removed").toMatchObject([boats, home]);
  expect(shown("Boats", "Home", "Lake", "Hills")).toMatchObject([boats, home, none, none]);
  const longer = row("Arrival", "Houseboats", "Lake", "Home");
  expect(changedFields(fields, longer, save({}, stored, longer))).toHaveLength(1);
});

test("an English text that is only saved again, with empty parts, has not changed", () => {
  const stored = save({ itinerary: [{ title: "வருகை" }] });
  const itinerary = english.itinerary.map((day) => ({ ...day, stay: "", meals: null }));
  expect(changedFields(fields, { ...english, itinerary }, stored)).toEqual([]);
});

test("an entry moves with its English entry, and a new one is empty", () => {
  const stored = save({ highlights: [{ value: "தேநீர்" }, { value: "படகுகள்" }] });
  const now = { ...english, highlights: [{ value: "New" }, { value: "Boats" }, { value: "Tea" }] };
  const input = toTranslationInput(fields, now, stored);
  expect(input.highlights).toEqual([{ value: "" }, { value: "படகுகள்" }, { value: "தேநீர்" }]);
  const saved = save({}, stored, now);
  expect(changedFields(fields, now, saved).map(({ name }) => name)).toEqual(["highlights"]);
  expect(toTranslationInput(fields, now, saved).highlights).toEqual(input.highlights);
  const row = (...values: string[]) => {
    return { ...english, highlights: values.map((value) => ({ value })) };
  };
  const texts = { highlights: [{ value: "₹500" }, {}] };
  const priced = save(texts, undefined, row("Boat ₹500", "Tea"));
  const longer = toTranslationInput(fields, row("New", "Boat ₹600", "Tea"), priced);
  expect(longer.highlights).toMatchObject(row("", "₹600", "").highlights);
  const fewer = save({}, stored, { ...english, highlights: [{ value: "Boats" }] });
  expect(fewer.texts.highlights).toEqual([{ value: "படகுகள்" }]);
  expect(fewer.english.highlights).toEqual([{ value: "Boats" }]);
});

test("texts are stored with the English beside which they were typed, also if its list has changed since", () => {
  const opened = { ...empty, highlights: [{ value: "தேநீர்" }, { value: "படகுகள்" }] };
  const now = { ...english, highlights: [{ value: "Boats" }, { value: "New" }, { value: "Tea" }] };
  const typed = translationSchema(fields).parse(opened);
  const saved = toStoredTexts(fields, englishOf(opened), undefined, typed);
  expect(saved.english.highlights).toEqual(english.highlights);
  expect(changedFields(fields, now, saved).map(({ name }) => name)).toEqual(["highlights"]);
  expect(toTranslationInput(fields, now, saved).highlights).toEqual([
    { value: "படகுகள்" },
    { value: "" },
    { value: "தேநீர்" },
  ]);
});

test("merged texts keep the English beside which they were typed, and others have the present one", () => {
  const stored = save({ title: "கேரளா", themes: ["மலை"] });
  const now = { ...english, title: "Kerala Backwaters", highlights: [{ value: "Boats" }] };
  const opened = toTranslationInput(fields, english, stored);
  const mine = { ...opened, highlights: [{ value: "தேநீர்" }, { value: "" }], confirmed: ["title"] };
  const theirs = toTranslationInput(fields, now, stored);
  const merged = withTypedEnglish(fields, { ...theirs, ...mine }, mine, theirs);
  expect(englishOf(merged)).toEqual({ ...now, highlights: english.highlights });
  expect(merged.confirmed).toEqual([]);
});

test("a save publishes or unpublishes only by its button, and else keeps what somebody else has stored", () => {
  const [published, draft] = [{ is_published: true }, { is_published: false }];
  // Save Changes, Publish, Save Draft and Unpublish
  expect(isPublishedBy("", true, draft)).toBe(false);
  expect(isPublishedBy("", false, draft)).toBe(true);
  expect(isPublishedBy("draft", false, published)).toBe(true);
  expect(isPublishedBy("draft", true, published)).toBe(false);
  expect(isPublishedBy("draft", false, undefined)).toBe(false);
});

test("a preview shows English where a text is missing", () => {
  expect(
    completedWithEnglish(fields, english, {
      title: "கேரளா",
      highlights: [{ value: "" }, { value: "படகு" }],
    }),
  ).toMatchObject({
    title: "கேரளா",
    themes: ["Hills"],
    highlights: [{ value: "Tea" }, { value: "படகு" }],
  });
});

test("the form counts the texts that need a translation, and those that have one", () => {
  const row = {
    ...english,
    itinerary: [{ day: "1", title: "Arrival", description: "", name: "" }],
  };
  expect(countTexts(fields, row, empty)).toEqual({ count: 0, total: 5 });
  const texts = { title: "கேரளா", themes: [" "], highlights: [{ value: "" }, { value: "படகு" }] };
  expect(countTexts(fields, row, texts)).toEqual({ count: 2, total: 5 });
});

test("a pasted part without an English text beside it is named, and never lost", () => {
  const itinerary = fields.find(({ name }) => name === "itinerary");
  if (!itinerary) throw new Error("no itinerary");
  const days = [
    { day: "Day 1", title: "வருகை", description: "கொச்சியில் ஓய்வு", stay: "" },
    { day: "Day 2", title: "மூணாறு", description: "", stay: "" },
  ];
  expect(pastedTexts(itinerary, english.itinerary, days, "ta")).toEqual({
    texts: [
      ["itinerary.0.day", "நாள் 1"],
      ["itinerary.0.title", "வருகை"],
    ],
    leftOut: ["கொச்சியில் ஓய்வு"],
  });
});
