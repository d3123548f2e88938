import { expect, test } from "vitest";
import { type ComparedTour, comparedFacts, familyText } from "./comparison";

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
  const compared = tours.map((tour) => ({ ...plain, ...tour }));
  return comparedFacts(compared, []).find((each) => each.name === name);
}

type Status = "Open" | "Filling fast" | "Sold out" | null;
const departure = (
  tour_id: string,
  starts_on: string,
  status: Status,
  seats_left: number | null,
) => {
  return { tour_id, starts_on, status, seats_left, price: null as string | null };
};

test("the comparison leaves out a fact that no tour has", () => {
  const names = comparedFacts([plain, plain], []).map(({ name }) => name);
  expect(names).toEqual(["Price", "Duration"]);
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
    { price: "₹12,500 per person", price_basis: "Per person on twin sharing" },
    { price: "₹18,500", price_basis: "On twin sharing, for at least 4 together" },
    { price: "₹40,000 per couple" },
    { price: "Call us" },
  );
  expect(price?.cells).toEqual([
    ["Price on request"],
    ["₹9,000", "per person"],
    ["₹9,000", "per person", "on twin sharing", "Child: ₹6,000"],
    ["₹12,500 per person", "on twin sharing"],
    ["₹18,500", "per person", "On twin sharing, for at least 4 together"],
    ["₹40,000 per couple"],
    ["Call us"],
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
  const written = [day("MAP (Breakfast & Dinner)"), day("Dinner (veg / non-veg)"), day("N/A")];
  expect(fact("Meals", { itinerary: written })?.cells).toEqual([
    ["Breakfast: 1 day", "Dinner: 1 day", "Dinner (veg / non-veg): 1 day", "N/A: 1 day"],
  ]);
});

test("the comparison shows the next three dates of each tour that are not sold out", () => {
  const departures = [
    departure("a", "2026-12-04", "Sold out", null),
    departure("a", "2026-12-11", "Filling fast", null),
    ...["2026-12-18", "2026-12-25", "2027-01-01"].map((day) => departure("a", day, "Open", 4)),
  ];
  const facts = comparedFacts([plain, { ...plain, id: "b" }], departures);
  expect(facts.find(({ name }) => name === "Next dates")?.cells).toEqual([
    ["Fri 11 Dec 2026 · Filling fast", "Fri 18 Dec 2026", "Fri 25 Dec 2026"],
    [],
  ]);
});

test("the price comes first, then what differs, then what all tours have", () => {
  const listed = (...values: string[]) => values.map((value) => ({ value }));
  const easy = { ...plain, pace: "Easy", inclusions: listed("Hotel", "Ferry") };
  const brisk = { ...plain, pace: "Brisk", inclusions: listed("hotel") };
  const facts = comparedFacts([easy, brisk], []);
  expect(facts.map(({ name, cells, differs }) => [name, differs, cells])).toEqual([
    ["Price", false, [["Price on request"], ["Price on request"]]],
    ["Pace", true, [["Easy"], ["Brisk"]]],
    ["Included", true, [["Ferry"], []]],
    ["Duration", false, [["3 Days"], ["3 Days"]]],
    ["Included", false, [["Hotel"], ["Hotel"]]],
  ]);
});

test("the family reads numbered tours with price and next date, and how to reply", () => {
  const departures = [
    departure("a", "2026-12-04", "Open", 0),
    departure("a", "2026-12-11", null, null),
    { ...departure("c", "2026-12-18", null, null), price: "₹7,500" },
  ];
  const tours = [
    { ...plain, price: "₹9,000" },
    { ...plain, id: "b", title: "B" },
    { ...plain, id: "c", title: "C" },
  ];
  expect(familyText(tours, departures, "2026-11-01")).toBe(
    [
      "Which tour shall we take?",
      "1. A · 3 Days · ₹9,000 · per person · next Fri 11 Dec",
      "2. B · 3 Days · price on request",
      "3. C · 3 Days · ₹7,500 · per person · next Fri 18 Dec",
      "Reply 1, 2 or 3",
    ].join("\n"),
  );
  const priced = { ...plain, price: "₹9,000 per person" };
  expect(familyText([priced], [], "2026-11-01")).toContain("A · 3 Days · ₹9,000 per person");
  expect(familyText([priced], [], "2026-11-01")).not.toMatch(/person · per person|Reply/);
  const shared = { ...plain, price: "₹9,000", price_basis: "Per person on twin sharing" };
  const [, next] = departures;
  const forTwo = next ? [{ ...next, price: "₹45,000 per couple" }] : [];
  expect(familyText([shared], [], "2026-11-01")).toContain("₹9,000 · per person · on twin sharing");
  expect(familyText([shared], forTwo, "2026-11-01")).toContain("₹45,000 per couple · next");
});
