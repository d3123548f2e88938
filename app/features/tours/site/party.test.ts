import { expect, test } from "vitest";
import { listWithParty, partyOf, peopleOf, withParty } from "./party";

test.each([
  ["people=4", { people: 4 }],
  [
    "people=4&children=1&date=2026-12-18&from=Madurai",
    {
      people: 4,
      children: 1,
      date: "2026-12-18",
      from: "Madurai",
    },
  ],
  ["people=4).&utm_source=x", { people: 4 }],
  ["date=2026-12-18.", { date: "2026-12-18" }],
  ["people=4_&children=1…&date=2026-12-18|", { people: 4, children: 1, date: "2026-12-18" }],
  ["from=மதுரை", { from: "மதுரை" }],
  ["from=Delhi (NCR)).", { from: "Delhi (NCR)" }],
  ["people=0&date=2026-02-30&from=+", {}],
  ["people=-3", {}],
  ["people=many&children=2", {}],
  ["people=2&children=3", { people: 2 }],
  ["people=10000", {}],
  ["date=18-12-2026", {}],
])("of %s a page knows %j", (query, party) => {
  expect(partyOf(new URLSearchParams(query))).toEqual(party);
});

test.each(["", " ", "0", "-3", "2.5", "many", "1e99"])("%j is not a number of people", (typed) =>
  expect(peopleOf(typed)).toBeUndefined(),
);

test("a typed whole number of people is read", () => {
  expect(["1", "007", "1e2"].map(peopleOf)).toEqual([1, 7, 100]);
});

test.each([
  ["/tour/domestic/ooty", {}, "/tour/domestic/ooty"],
  [
    "/tour/domestic/ooty",
    { people: 4, date: "2026-12-18" },
    "/tour/domestic/ooty?people=4&date=2026-12-18",
  ],
  ["/tours?q=kerala&people=2#tours", { people: 4 }, "/tours?q=kerala&people=4#tours"],
  ["/tours?people=2", {}, "/tours"],
])("%s with %j is %s", (path, party, expected) => {
  expect(withParty(path, party)).toBe(expected);
});

test("a list gets people and date, but is not filtered by the city", () => {
  const party = { people: 4, date: "2026-12-18", from: "Madurai" };
  expect(listWithParty("/tours", party)).toBe("/tours?people=4&date=2026-12-18");
});
