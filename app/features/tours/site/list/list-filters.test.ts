import { expect, test } from "vitest";
import { filtersOf } from "./list-filters";

const categories = ["Hills", "Hill Stations", "C", "C++", "கோயில்"];

test.each([
  ["category=Hills", { category: "Hills" }],
  ["category=Hills).", { category: "Hills" }],
  ["category=Hills%E2%80%8B", { category: "Hills" }],
  ["category=C%2B%2B,", { category: "C++" }],
  ["category=C", { category: "C" }],
  ["category=கோயில்,", { category: "கோயில்" }],
  ["category=Hill", { category: "" }],
  ["category=Hillside", { category: "" }],
  ["days=7-", { days: "7-" }],
  ["month=1).", { month: "1" }],
  ["month=12,", { month: "12" }],
  ["sort=price!", { sort: "price" }],
  ["q=Kerala).", { q: "Kerala" }],
  ["q=kerala+5+days%E2%80%8B,", { q: "kerala 5 days" }],
  ["q=Kerala+(5+days)", { q: "Kerala (5 days)" }],
  ["from=Madurai).", { from: "Madurai" }],
])(
  "a shared list link that ends with %s keeps its filter, and a category that does not exist is none",
  (query, filter) => {
    expect(filtersOf(new URLSearchParams(query), categories)).toMatchObject(filter);
  },
);
