import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveCategory } from "./import-sample-tours.ts";
import { sampleTours } from "./sample-tours.ts";

const domesticCategories = ["Hill Stations", "Kerala", "North India", "South India"];
const internationalCategories = ["Southeast Asia", "South Asia"];

function categoryOf(id: string, title: string) {
  return deriveCategory({ id, title, type: "domestic" });
}

function abroad(title: string, id = "a-tour") {
  return deriveCategory({ id, title, type: "international" });
}

const anyTour = fc.record({ id: fc.string(), title: fc.string() });
const anyLetterCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((raised) =>
      [...word].map((letter, at) => (raised[at] ? letter.toUpperCase() : letter)).join(""),
    );

describe("domestic tours", () => {
  it.each([
    ["ooty-hills", "Ooty"],
    ["ooty", "Ooty Hill Station"],
    ["ooty", "THE NILGIRI HILLS"],
  ])("%s, %s: Hill Stations", (id, title) => {
    expect(categoryOf(id, title)).toBe("Hill Stations");
  });

  it.each([
    ["kerala-tour", "Alappuzha by boat"],
    ["backwaters", "Kerala Backwaters"],
    ["backwaters", "KERALA BACKWATERS"],
  ])("%s, %s: Kerala", (id, title) => {
    expect(categoryOf(id, title)).toBe("Kerala");
  });

  it.each([
    ["north-east", "Seven Sisters"],
    ["a", "Delhi in a day"],
    ["a", "The Taj at Agra"],
    ["a", "Jaipur weekend"],
    ["a", "Royal Rajasthan"],
    ["a", "Himalayan Valleys"],
  ])("%s, %s: North India", (id, title) => {
    expect(categoryOf(id, title)).toBe("North India");
  });

  it.each([
    ["madurai", "Madurai Temple Trail"],
    ["a", "North of Chennai"], // "north" matches only in the id
    ["delhi-agra", "Three old cities"], // place names match only in the title
    ["a", "Fragrance of Jasmine"],
  ])("%s, %s: South India", (id, title) => {
    expect(categoryOf(id, title)).toBe("South India");
  });

  it("asks for hills before Kerala, and for Kerala before the north", () => {
    expect(categoryOf("kerala-hills", "Delhi")).toBe("Hill Stations");
    expect(categoryOf("north-kerala", "Delhi to Kochi")).toBe("Kerala");
  });

  it("never leaves the four categories", () => {
    fc.assert(
      fc.property(anyTour, ({ id, title }) => {
        expect(domesticCategories).toContain(categoryOf(id, title));
      }),
    );
  });

  it("finds hill in any letter case, anywhere, in the id or the title", () => {
    fc.assert(
      fc.property(anyTour, fc.string(), anyLetterCase("hill"), ({ id, title }, before, hill) => {
        expect(categoryOf(before + hill + id, title)).toBe("Hill Stations");
        expect(categoryOf(id, before + hill + title)).toBe("Hill Stations");
      }),
    );
  });

  it("finds Kerala in any letter case wherever no hill is mentioned", () => {
    fc.assert(
      fc.property(anyTour, anyLetterCase("kerala"), ({ id, title }, kerala) => {
        fc.pre(!/hill/i.test(`${id} ${title}`));
        expect(categoryOf(`${id} ${kerala}`, title)).toBe("Kerala");
        expect(categoryOf(id, `${kerala} ${title}`)).toBe("Kerala");
      }),
    );
  });
});

describe("international tours", () => {
  it.each(["Thailand", "Singapore", "Malaysia", "Bali", "Vietnam"])(
    "%s: Southeast Asia",
    (name) => {
      fc.assert(
        fc.property(fc.string(), fc.string(), (before, after) => {
          expect(abroad(before + name + after)).toBe("Southeast Asia");
        }),
      );
    },
  );

  it("files every other title under South Asia, whatever its id", () => {
    expect(abroad("Sri Lanka Coast")).toBe("South Asia");
    expect(abroad("Island days", "bali-hills-kerala-north")).toBe("South Asia");
  });

  it("never leaves the two categories", () => {
    fc.assert(
      fc.property(anyTour, ({ id, title }) => {
        expect(internationalCategories).toContain(abroad(title, id));
      }),
    );
  });
});

describe("the sample tours", () => {
  it("land where a visitor would look for them", () => {
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
