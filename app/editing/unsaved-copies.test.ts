import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faqQuestionSchema } from "../features/faq/panel/schema.ts";
import { newTour, tourSchema } from "../features/tours/schema.ts";
import {
  changedFields,
  listCopies,
  newCopyKey,
  readCopy,
  removeCopies,
  withCopied,
  writeCopy,
} from "./unsaved-copies.ts";

/** As in browsers, each stored key is an own property. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const copy = {
  of: "tours/new",
  at: Date.now(),
  before: "{}",
  values: { title: "Half a to" },
  base: { title: "" },
};

test("an operator gets only their own unsaved copies, newest first", () => {
  writeCopy(newCopyKey("asha"), copy);
  writeCopy(newCopyKey("asha"), { ...copy, at: copy.at + 1, values: { title: "Newer" } });
  writeCopy(newCopyKey("ravi"), { ...copy, values: { title: "Another operator's" } });
  const titles = listCopies("asha").map(({ values }) => values.title);
  expect(titles).toEqual(["Newer", "Half a to"]);
});

test("signing out removes the operator's copies and nothing else", () => {
  writeCopy(newCopyKey("asha"), copy);
  writeCopy(newCopyKey("ravi"), copy);
  localStorage.setItem("theme", "dark");
  removeCopies("asha");
  expect(listCopies("asha")).toEqual([]);
  expect(listCopies("ravi")).toHaveLength(1);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("a copy older than a month is removed", () => {
  writeCopy(newCopyKey("asha"), { ...copy, at: Date.now() - 31 * 24 * 60 * 60 * 1000 });
  expect(listCopies("asha")).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(["{", "null", "[]", '{"of":"tours/new"}', '{"of":"tours/new","at":1,"values":"x"}'])(
  "%s is not read as a copy",
  (text) => {
    localStorage.setItem("unsaved:asha:1", text);
    expect(listCopies("asha")).toEqual([]);
  },
);

test("a full or blocked local storage causes no error", () => {
  const refuse = () => {
    throw new DOMException("No", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: refuse, ownKeys: refuse }));
  writeCopy(newCopyKey("asha"), copy);
  expect(readCopy("unsaved:asha:1")).toBeUndefined();
  expect(listCopies("asha")).toEqual([]);
  removeCopies("asha");
});

test("a copy contains only the fields that differ from the stored row", () => {
  const typed = { ...newTour, title: "Half a to", highlights: [{ value: "A" }] };
  expect(changedFields(typed, newTour)).toEqual({
    title: "Half a to",
    highlights: [{ value: "A" }],
  });
});

test("a copy of a new question keeps its category, also when another one is the initial one", () => {
  const asked = { category: "travel-logistics", question: "", answer: "" } as const;
  const copied = changedFields({ ...asked, question: "Visa?" }, asked, ["category"]);
  const other = { ...asked, category: "special-requirements" } as const;
  expect(withCopied(faqQuestionSchema, other, copied)).toEqual({ ...asked, question: "Visa?" });
});

test("a copy restores its fields, even invalid ones, and skips fields of another type", () => {
  const values = {
    title: "x".repeat(400),
    summary: "Short",
    gallery: [{ value: "not an address" }],
    highlights: ["of an older version"],
    itinerary: [{ day: "Day 1" }],
    type: "elsewhere",
    price: null,
    featured: "yes",
    gone: "a field that no longer exists",
  };
  expect(withCopied(tourSchema, { ...newTour, duration: "3 Days" }, values)).toEqual({
    ...newTour,
    duration: "3 Days",
    title: values.title,
    summary: "Short",
    gallery: values.gallery,
    price: null,
  });
});
