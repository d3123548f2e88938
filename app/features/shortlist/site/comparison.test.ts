import { expect, test } from "vitest";
import { type ComparedTour, comparedFacts } from "./comparison";

const plain: ComparedTour = {
  id: "a",
  title: "A",
  type: "domestic",
  image_url: "/posters/hero.svg",
  price: null,
  price_basis: null,
  child_price: null,
  single_supplement: null,
  duration: "3 Days",
  starts_from: null,
  best_months: [],
  group_size: null,
  pace: null,
  itinerary: [],
  inclusions: [],
  exclusions: [],
};

function day(meals: string, stay = "") {
  return { day: "Day 1", title: "", description: "", name: "", meals, stay };
}

function fact(name: string, ...tours: Partial<ComparedTour>[]) {
  const facts = comparedFacts(
    tours.map((tour) => ({ ...plain, ...tour })),
    [],
  );
  return facts.find((each) => each.name === name);
}

test("the comparison leaves out a fact that no tour has", () => {
  const names = comparedFacts([plain, plain], []).map(({ name }) => name);
  expect(names).toEqual(["Duration", "Price"]);
});

test("a fact differs when one cell has another text, ignoring case", () => {
  expect(fact("Pace", { pace: "Easy" }, { pace: "easy " })?.differs).toBe(false);
  expect(fact("Pace", { pace: "Easy" }, {})?.differs).toBe(true);
  expect(fact("Pace", { pace: "Easy" })?.differs).toBe(false);
});

test("a price shows whom it is for, and a missing price is shown as on request", () => {
  const price = fact(
    "Price",
    {},
    { price: "₹9,000" },
    { price: "₹9,000", price_basis: "per person on twin sharing", child_price: "₹6,000" },
  );
  expect(price?.cells).toEqual([
    ["Price on request"],
    ["₹9,000", "per person"],
    ["₹9,000", "per person on twin sharing", "Child: ₹6,000"],
  ]);
});

test("meals and stays are collected from the days of the itinerary", () => {
  const itinerary = [
    day("Dinner", "Munnar"),
    day("breakfast, dinner", "Munnar"),
    day("Breakfast & dinner"),
    day(""),
  ];
  expect(fact("Meals", { itinerary })?.cells).toEqual([["Dinner: 3 days", "Breakfast: 2 days"]]);
  expect(fact("Stays", { itinerary })?.cells).toEqual([["Munnar"]]);
  expect(fact("Meals", { itinerary: [day("காலை உணவு, இரவு உணவு")] })?.cells).toEqual([
    ["காலை உணவு: 1 day", "இரவு உணவு: 1 day"],
  ]);
});

test("the comparison shows the next three dates of each tour that are not sold out", () => {
  const on = (
    tour_id: string,
    starts_on: string,
    status: "Open" | "Filling fast" | "Sold out",
  ) => ({
    tour_id,
    starts_on,
    status,
    price: null,
  });
  const facts = comparedFacts(
    [plain, { ...plain, id: "b" }],
    [
      on("a", "2026-12-04", "Sold out"),
      on("a", "2026-12-11", "Filling fast"),
      on("a", "2026-12-18", "Open"),
      on("a", "2026-12-25", "Open"),
      on("a", "2027-01-01", "Open"),
    ],
  );
  expect(facts.find(({ name }) => name === "Next dates")?.cells).toEqual([
    ["Fri 11 Dec 2026 · Filling fast", "Fri 18 Dec 2026", "Fri 25 Dec 2026"],
    [],
  ]);
});
