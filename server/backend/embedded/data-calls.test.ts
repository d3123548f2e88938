import { expect, test } from "vitest";
import { boundedQuery } from "./data-calls.ts";

function bounded(query: string, range?: string, method = "GET"): Record<string, string> {
  const fields = boundedQuery(new URL(`http://site/rest/v1/tours?${query}`), method, range);
  return Object.fromEntries(fields);
}

test.each([
  "select=id,title&type=eq.domestic&category=eq.Kerala&order=created_at.desc,id&offset=48&limit=48",
  "select=*&id=not.is.null",
  "id=eq.match.this",
  "title=ilike.*(((hills)))*",
  "or=(order.eq.3)",
  "id=in.(a,b,c)",
  'columns="name","type"&on_conflict=id',
  "select=place:title,id::text,highlights->0->>value",
  "highlights->0->>value=eq.Boat",
])("a query of the panel passes unchanged: %s", (query) => {
  const { limit: _limit, ...given } = Object.fromEntries(new URLSearchParams(query));
  expect(bounded(query, undefined, "POST")).toMatchObject(given);
});

test.each([
  ["a regular expression", "summary=match.(.*)(.*)(.*)\\1\\2x"],
  ["one without case", "summary=imatch.x"],
  ["one that is negated", "summary=not.match.x"],
  ["one in a list of conditions", "or=(summary.match.x,id.eq.a)"],
  ["one that is quantified", "summary=match(any).{a,b}"],
  ["a text search", "summary=fts(english).x"],
  ["no operator", "id=a"],
  ["what all objects share", "__proto__=eq.1"],
  ["what every object has", "constructor=eq.1"],
  ["that within a column", "highlights->constructor=eq.1"],
  ["another table's column", "tours.title=eq.a"],
  ["nesting without end", `or=${"(or".repeat(50)}(id.eq.1)${")".repeat(50)}`],
  ["nesting behind what closes nothing", `or=)))))))))${"(or".repeat(12)}(id.eq.1)`],
  ["the same column often", `select=${Array.from({ length: 9 }, (_, i) => `a${i}:summary`)}`],
  ["very many columns", `select=${Array.from({ length: 70 }, (_, i) => `c${i}`)}`],
  ["the same column in many conditions", `or=(${"days.eq.1,".repeat(12)}id.eq.a)`],
  ["that in nested ones", `or=(${"and(days.eq.1,days.eq.2),".repeat(7)}id.eq.a)`],
  ["that in filters", "days=eq.1&".repeat(13)],
  ["that in an order", `order=${"itinerary->0,".repeat(13)}id`],
  ["a NUL", "title=eq.%00"],
  ["a limit that is none", "limit=-1"],
  ["4 KB", `title=eq.${"x".repeat(4100)}`],
])("%s is refused", (_name, query) => {
  expect(() => bounded(query)).toThrow();
});

test.each([
  ["", undefined, undefined, "1000"],
  ["limit=12", undefined, undefined, "12"],
  ["limit=100000", undefined, undefined, "1000"],
  ["", "5-9", "5", "5"],
  ["", "5-", "5", "1000"],
  ["", "0-99999999", "0", "1000"],
  ["limit=3", "0-99", undefined, "3"],
  ["", "items=0-1", undefined, "1000"],
])(
  "the query %s with the range %s returns at most a thousand rows",
  (query, range, offset, limit) => {
    expect(bounded(query, range)).toEqual({ ...(offset && { offset }), limit });
  },
);

test("an operator's search can have many conditions", () => {
  const url = new URL(`http://site/rest/v1/tours?or=(${"title.ilike.*a*,".repeat(40)}id.eq.a)`);
  expect(boundedQuery(url, "GET", undefined, true).has("or")).toBe(true);
});

test.each(["PATCH", "DELETE"])("%s without a filter is refused", (method) => {
  expect(() => bounded("", undefined, method)).toThrow("Say which rows are meant");
  expect(() => bounded("select=id&apikey=x", undefined, method)).toThrow(
    "Say which rows are meant",
  );
  expect(bounded("id=eq.a", undefined, method)).toEqual({ id: "eq.a" });
  expect(bounded("or=(id.eq.a,id.eq.b)", undefined, method)).toHaveProperty("or");
});

test("the API key is removed from the query", () => {
  expect(bounded("apikey=sb_publishable_x&select=id")).not.toHaveProperty("apikey");
});
