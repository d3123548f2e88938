import { describe, expect, test } from "vitest";
import { goodRows } from "../../../../tests/rls/rows";
import type { Departure } from "../../departures/data";
import type { Tour } from "../../tours/data";
import { countsIn, countsToFillIn, filledIn, lastCounts, quotedTour } from "./quoted-tour";

const stamps = { created_at: "2026-01-01", updated_at: "2026-01-01" };
/** ₹12,500, 3 days. */
const hills: Tour = { ...goodRows.tours, ...stamps, id: "hills" } as Tour;
const departure = (starts_on: string, price: string | null): Departure => {
  return { ...goodRows.departures, ...stamps, id: starts_on, starts_on, price };
};
const departures = [
  departure("2030-12-14", "₹13,000"),
  departure("2030-12-21", "₹14,000"),
  departure("2030-12-28", null),
  departure("2031-01-04", "On request"),
];
const tour = quotedTour({ tour: hills, departures, days: 3 });

const line = (rupees: string, label = "Adult") => ({ label, count: "4", rupees });
const values = { from_day: "2030-12-14", to_day: "", lines: [line("12500")] };

test("the first day fills in the price of its date and the last day", () => {
  expect(filledIn(tour, "", values)).toEqual({
    to_day: "2030-12-16",
    adult: { at: 0, rupees: "13000" },
  });
});

test("another date replaces what the form had filled in", () => {
  const filled = { from_day: "2030-12-21", to_day: "2030-12-16", lines: [line("13000")] };
  expect(filledIn(tour, "2030-12-14", filled)).toEqual({
    to_day: "2030-12-23",
    adult: { at: 0, rupees: "14000" },
  });
});

test.each([
  ["a date without its own price", "2030-12-28"],
  ["a day without a departure", "2030-12-15"],
  ["no day", ""],
])("%s has the price of the tour", (_, from_day) => {
  const { adult } = filledIn(tour, "2030-12-14", { ...values, from_day, lines: [line("13000")] });
  expect(adult).toEqual({ at: 0, rupees: "12500" });
});

test("a price that is not one amount fills in nothing", () => {
  expect(filledIn(tour, "", { ...values, from_day: "2031-01-04" }).adult).toBeUndefined();
});

test("a price for several people is shown with what it is for", () => {
  const priced = (price: string) =>
    quotedTour({ tour: { ...hills, price, price_basis: "per couple" }, departures: [], days: 3 });
  const shown = { price: "₹40,000 per couple", isClear: false, isForSeveral: true };
  expect(priced("₹40,000")).toMatchObject(shown);
  expect(priced("₹40,000 per couple").price).toBe("₹40,000 per couple");
  expect(priced("On request").price).toBe("On request");
});

test("a price and a last day that the operator has typed stay", () => {
  const typed = { ...values, to_day: "2030-12-20", lines: [line("12000"), line("8000", "Child")] };
  expect(filledIn(tour, "", typed)).toEqual({});
});

test("a renamed line for adults is still filled in, another line is not", () => {
  const adult = (...lines: ReturnType<typeof line>[]) =>
    filledIn(tour, "", { ...values, lines }).adult;
  expect(adult(line("8000", "Child"), line("12500", "Twin sharing"))?.at).toBe(1);
  expect(adult(line("90000", "All of you"))).toBeUndefined();
});

test("without a clear number of days, the last day stays empty", () => {
  const unclear = quotedTour({ tour: { ...hills, itinerary: [] }, departures, days: null });
  expect(filledIn(unclear, "", values).to_day).toBe("");
  expect(filledIn(tour, "", { ...values, from_day: "20301-12-14" }).to_day).toBe("");
});

describe("the text about the people", () => {
  const lines = (adults: string, children: string, childPrice = "8000") => [
    { label: "Adult", count: adults, rupees: "12500" },
    { label: "Child", count: children, rupees: childPrice },
  ];

  test.each([
    ["4 people", ["4", undefined]],
    ["4", ["4", undefined]],
    ["2 adults, 2 children", ["2", "2"]],
    ["1 child and 3 Adults", ["3", "1"]],
    ["௪ பேர்", ["4", undefined]],
    ["4 with 1 child", [undefined, "1"]],
    ["a family", [undefined, undefined]],
  ])("%s fills in the counts", (people, counts) => {
    const filled = countsToFillIn(lines("1", "0"), countsIn(""), people);
    expect([0, 1].map((line) => filled.find(({ at }) => at === line)?.count)).toEqual(counts);
  });

  test("changes what it had filled in, and no count that the operator has typed", () => {
    const before = countsIn("4 people");
    expect(countsToFillIn(lines("4", "0"), before, "6 people")).toEqual([{ at: 0, count: "6" }]);
    expect(countsToFillIn(lines("3", "0"), before, "6 people")).toEqual([]);
    expect(countsToFillIn(lines("3", "1"), before, "6 people")).toEqual([]);
  });

  test.each([
    ["2 adults, 1 child| adults, 1 child|3 adults, 1 child", ["3", "1"]],
    ["2 adults, 1 child|2 adults,  child|2 adults, 2 child", ["2", "2"]],
    ["2 adults, 1 child||4|4 p", ["4", "0"]],
    ["2 adults, 1 child|2 adults, 1 chil|2 adults", ["2", "0"]],
    ["2 adults, 1 child|2 adults, 1|2 adults, 1 child", ["2", "1"]],
    ["2 adults, 1 child|2 adults, a child", ["2", "1"]],
    ["3|3 child|3 children, 2|3 children, 2 adults", ["2", "3"]],
  ])("%s, typed one after the other, has the counts of the last one", (texts, counts) => {
    const filled = lines("1", "0");
    let earlier = "";
    let last = countsIn("");
    for (const text of texts.split("|")) {
      last = lastCounts(last, earlier);
      for (const { at, count } of countsToFillIn(filled, last, text)) {
        Object.assign(filled[at] ?? {}, { count });
      }
      earlier = text;
    }
    expect(filled.map(({ count }) => count)).toEqual(counts);
  });

  test("does not multiply a price that is for several people", () => {
    expect(countsToFillIn(lines("1", "0"), countsIn(""), "2 adults, 1 child", true)).toEqual([
      { at: 1, count: "1" },
    ]);
  });

  test("counts no children while they have no price", () => {
    expect(countsToFillIn(lines("1", "0", "0"), countsIn(""), "2 adults, 1 child")).toEqual([
      { at: 0, count: "2" },
    ]);
  });
});
