import { describe, expect, test } from "vitest";
import { messagesOf } from "../../../tests/rules/messages";
import type { Tour } from "./data";
import {
  newDay,
  newTour,
  type TourInput,
  toFormInput,
  toInput,
  toPreviewedTour,
  tourFormSchema,
  tourSchema,
} from "./schema";

const valid: TourInput = {
  ...newTour,
  title: "Ooty",
  summary: "Ten chars.",
  image_url: "/posters/a.svg",
  gallery: [{ value: "https://example.com/a.jpg" }],
};

describe("tour rules (spec §5)", () => {
  test("an empty form names each missing field with the exact message", () => {
    expect(messagesOf(tourSchema, { ...newTour, duration: " " })).toEqual({
      title: "Title is required",
      summary: "Summary must be at least 10 characters",
      image_url: "Must be a valid URL",
      duration: "Duration is required",
      gallery: "At least one gallery image is required",
    });
  });

  test.each([
    ["title", "   ", "Title is required"],
    ["summary", "123456789", "Summary must be at least 10 characters"],
    ["summary", "   1234567   ", "Summary must be at least 10 characters"],
    // Ten UTF-16 code units, but the database counts five characters.
    ["summary", "🏔".repeat(5), "Summary must be at least 10 characters"],
    ["image_url", "posters/a.svg", "Must be a valid URL"],
    ["image_url", "javascript:alert(1)", "Must be a valid URL"],
    ["image_url", "//evil.example/a.jpg", "Must be a valid URL"],
    ["price", "9".repeat(101), "Must be at most 100 characters"],
  ])("the field %s with %j gives the message %s", (field, value, message) => {
    expect(messagesOf(tourSchema, { ...valid, [field]: value })).toEqual({ [field]: message });
  });

  test("each gallery entry must be a URL", () => {
    const gallery = [{ value: "/a.svg" }, { value: "no address" }];
    expect(messagesOf(tourSchema, { ...valid, gallery })).toEqual({
      "gallery.1.value": "Image must be a valid URL",
    });
  });

  test("the type must be domestic or international", () => {
    expect(Object.keys(messagesOf(tourSchema, { ...valid, type: "space" }))).toEqual(["type"]);
  });

  test("a stored tour has trimmed texts, null for empty ones, and no blank entries or days", () => {
    const stored = tourSchema.parse({
      ...valid,
      title: "  Ooty ",
      category: " ",
      price: "",
      highlights: [{ value: " Tea " }, { value: "  " }],
      itinerary: [
        newDay(0),
        { ...newDay(1), name: " Biju " },
        { ...newDay(2), day: " Day of rest " },
        { ...newDay(3), day: " " },
      ],
    });
    expect(stored).toMatchObject({
      title: "Ooty",
      category: null,
      price: null,
      highlights: [{ value: "Tea" }],
      itinerary: [
        { day: "Day 2", title: "", description: "", name: "Biju" },
        { day: "Day of rest", title: "", description: "", name: "" },
      ],
      gallery: ["https://example.com/a.jpg"],
    });
  });

  test("a blank entry is ignored, and a half-filled entry names its missing part", () => {
    const blank = { question: " ", answer: "" };
    const { questions, pickup_points } = tourSchema.parse({
      ...valid,
      questions: [blank, { question: " Lift? ", answer: "Yes" }],
      pickup_points: [
        { place: "Simmakkal", time: " " },
        { place: "", time: "" },
      ],
    });
    expect(questions).toEqual([{ question: "Lift?", answer: "Yes" }]);
    expect(pickup_points).toEqual([{ place: "Simmakkal", time: "" }]);
    const halves = {
      questions: [blank, { question: "Lift?", answer: " " }, { question: "", answer: "Yes" }],
      pickup_points: [{ place: " ", time: "6 AM" }],
    };
    expect(messagesOf(tourSchema, { ...valid, ...halves })).toEqual({
      "questions.1.answer": "Give the answer, or remove this entry",
      "questions.2.question": "Give the question, or remove this entry",
      "pickup_points.0.place": "Give the place, or remove this entry",
    });
  });

  test.each(["Ooty trip", "-ooty", "ஊட்டி", "a".repeat(101), "ooty/"])(
    "%j is refused as the slug of a tour",
    (slug) => {
      const messages = messagesOf(tourFormSchema, { ...toFormInput(undefined), slug });
      expect(messages.slug).toMatch(/^Use only letters/);
    },
  );

  test("a new tour is domestic and lasts 1 Day, and a new day is labelled with its number", () => {
    expect(newTour).toMatchObject({ type: "domestic", duration: "1 Day", featured: false });
    expect([newDay(0).day, newDay(4).day]).toEqual(["Day 1", "Day 5"]);
  });
});

test("the preview shows what is typed in a list and not added yet", () => {
  const typed = { ...toFormInput(undefined), highlights: [{ value: "Toy train" }] };
  const pending = { highlights: " Tea gardens ", gallery: "/posters/b.svg" };
  typed.pendingEntries = { ...typed.pendingEntries, ...pending };
  expect(toPreviewedTour(typed)).toMatchObject({
    highlights: [{ value: "Toy train" }, { value: "Tea gardens" }],
    gallery: ["/posters/b.svg"],
  });
});

test("a tour with only the columns of the specification fills the form, as an old version does", () => {
  const { title, summary, image_url, duration } = valid;
  const specified = {
    ...{ id: "ooty", type: "domestic", category: null, title, summary, image_url, duration },
    ...{ price: "₹9,800", highlights: [], inclusions: [], itinerary: [], featured: false },
    ...{ gallery: ["https://example.com/a.jpg"], reviews: [], created_at: "2026-01-01T00:00:00Z" },
  };
  expect(tourSchema.parse(toInput(specified as unknown as Tour))).toMatchObject({
    title,
    price: "₹9,800",
    themes: [],
    pickup_points: [],
  });
});
