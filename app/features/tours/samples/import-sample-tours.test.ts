import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveCategory } from "./import-sample-tours.ts";
import { sampleTours } from "./sample-tours.ts";

function categoryOf(id: string, title: string) {
  return deriveCategory({ id, title, type: "domestic" });
}

function abroad(title: string, id = "a-tour") {
  return deriveCategory({ id, title, type: "international" });
}

describe("domestic tours", () => {
  it.each([
    ["ooty-hills", "Ooty"],
    ["ooty", "Ooty Hill Station"],
    ["ooty", "THE NILGIRI HILLS"],
  ])("the id %s with the title %s is in Hill Stations", (id, title) => {
    expect(categoryOf(id, title)).toBe("Hill Stations");
  });

  it.each([
    ["kerala-tour", "Alappuzha by boat"],
    ["backwaters", "Kerala Backwaters"],
    ["backwaters", "KERALA BACKWATERS"],
  ])("the id %s with the title %s is in Kerala", (id, title) => {
    expect(categoryOf(id, title)).toBe("Kerala");
  });

  it.each([
    ["north-east", "Seven Sisters"],
    ["a", "Delhi in a day"],
    ["a", "The Taj at Agra"],
    ["a", "Jaipur weekend"],
    ["a", "Royal Rajasthan"],
    ["a", "Himalayan Valleys"],
  ])("the id %s with the title %s is in North India", (id, title) => {
    expect(categoryOf(id, title)).toBe("North India");
  });

  it.each([
    ["madurai", "Madurai Temple Trail"],
    ["a", "North of Chennai"], // "north" matches only in the id
    ["delhi-agra", "Three old cities"], // place names match only in the title
    ["a", "Fragrance of Jasmine"],
  ])("the id %s with the title %s is in South India", (id, title) => {
    expect(categoryOf(id, title)).toBe("South India");
  });

  it("are put in Hill Stations before Kerala, and in Kerala before North India", () => {
    expect(categoryOf("kerala-hills", "Delhi")).toBe("Hill Stations");
    expect(categoryOf("north-kerala", "Delhi to Kochi")).toBe("Kerala");
  });
});

describe("international tours", () => {
  it.each(["Thailand", "Singapore", "Malaysia", "Bali", "Vietnam"])(
    "a title with %s is in Southeast Asia",
    (name) => {
      fc.assert(
        fc.property(fc.string(), fc.string(), (before, after) => {
          expect(abroad(before + name + after)).toBe("Southeast Asia");
        }),
      );
    },
  );

  it("are in South Asia with any other title, whatever the id", () => {
    expect(abroad("Sri Lanka Coast")).toBe("South Asia");
    expect(abroad("Island days", "bali-hills-kerala-north")).toBe("South Asia");
  });
});

describe("the sample tours", () => {
  it("are each in the expected category", () => {
    const filed = Object.fromEntries(sampleTours.map((tour) => [tour.id, deriveCategory(tour)]));
    expect(filed).toEqual({
      "ooty-kodaikanal-hills": "Hill Stations",
      "kerala-backwaters": "Kerala",
      "golden-triangle": "North India",
      "rajasthan-royal-forts": "North India",
      "himalayan-valleys": "North India",
      "rameswaram-pamban": "South India",
      "madurai-temple-trail": "South India",
      "kanyakumari-sunrise": "South India",
      "singapore-city-lights": "Southeast Asia",
      "thailand-bangkok-pattaya": "Southeast Asia",
      "bali-island-retreat": "Southeast Asia",
      "sri-lanka-coast": "South Asia",
    });
  });
});
