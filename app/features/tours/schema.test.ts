import { describe, expect, test } from "vitest";
import { messagesOf } from "../../../tests/rules/messages";
import { newDay, newTour, type TourInput, tourSchema } from "./schema";

const valid: TourInput = {
  ...newTour,
  title: "Ooty",
  summary: "Ten chars.",
  image_url: "/posters/a.svg",
  gallery: [{ value: "https://example.com/a.jpg" }],
};

describe("tour rules (spec §5)", () => {
  test("an empty form says what is missing, word for word", () => {
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
    // Ten code units, but five characters to the database.
    ["summary", "🏔".repeat(5), "Summary must be at least 10 characters"],
    ["image_url", "posters/a.svg", "Must be a valid URL"],
    ["image_url", "javascript:alert(1)", "Must be a valid URL"],
    ["image_url", "//evil.example/a.jpg", "Must be a valid URL"],
    ["price", "9".repeat(101), "Must be at most 100 characters"],
  ])("%s %j: %s", (field, value, message) => {
    expect(messagesOf(tourSchema, { ...valid, [field]: value })).toEqual({ [field]: message });
  });

  test("each gallery entry is an address", () => {
    const gallery = [{ value: "/a.svg" }, { value: "no address" }];
    expect(messagesOf(tourSchema, { ...valid, gallery })).toEqual({
      "gallery.1.value": "Image must be a valid URL",
    });
  });

  test("only domestic and international are types", () => {
    expect(Object.keys(messagesOf(tourSchema, { ...valid, type: "space" }))).toEqual(["type"]);
  });

  test("what is stored: trimmed texts, null for what is empty, no blank entries or days", () => {
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

  test("a new tour is domestic and lasts 1 Day; a new day is called by its number", () => {
    expect(newTour).toMatchObject({ type: "domestic", duration: "1 Day", featured: false });
    expect([newDay(0).day, newDay(4).day]).toEqual(["Day 1", "Day 5"]);
  });
});
