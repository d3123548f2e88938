// The visitors' search finds the same tours in the database and in the browser.
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchTourIds } from "../../app/features/tours/data.ts";
import { sampleTours } from "../../app/features/tours/samples/sample-tours.ts";
import {
  filtersOf,
  needsDatabase,
  searchOf,
} from "../../app/features/tours/site/list/list-filters.ts";
import { loadTourList } from "../../app/features/tours/site/list/load-tour-list.ts";
import { type SearchedTour, searchTours } from "../../app/features/tours/site/list/search-tours.ts";
import { freshDatabase, publicLoad, type TestDatabase } from "./database.ts";
import { searchQueries } from "./search-queries.ts";

let db: TestDatabase;
let tours: SearchedTour[];

beforeAll(async () => {
  db = await freshDatabase();
  const { error } = await db.admin.from("tours").insert(sampleTours);
  expect(error).toBeNull();
  const list = await loadTourList(publicLoad(db.anonymous), null, "http://site.test/tours");
  if (!list.isComplete) throw new Error("the samples are a complete list");
  tours = list.tours;
});
afterAll(() => db.close());

async function inDatabase(query: string) {
  const search = searchOf(filtersOf(new URLSearchParams(query)));
  const { data, error } = await searchTourIds(db.anonymous, search);
  expect(error).toBeNull();
  if (!data) throw new Error("no response");
  return data;
}

const inBrowser = (query: string) =>
  searchTours(tours, searchOf(filtersOf(new URLSearchParams(query))));

test.each(searchQueries)("the search query %s has the expected results", async (q, ids) => {
  const query = `q=${encodeURIComponent(q)}`;
  const found = await inDatabase(query);
  const firstThree = [...found.ids, ...found.nearest].slice(0, 3);
  if (ids.length > 0) expect(firstThree).toEqual(expect.arrayContaining(ids));
  else expect(found.ids).toEqual([]);
  if (!needsDatabase(filtersOf(new URLSearchParams(query)))) {
    expect(inBrowser(query)).toEqual(found);
  }
});

test.each([
  "",
  "sort=price",
  "sort=duration",
  "days=4-6",
  "days=7-&budget=50000",
  "budget=10000&sort=price",
  "month=12",
  "category=Kerala",
  "category=Kerala&days=1-3",
  "category=Nowhere",
  "from=Madurai",
  "q=temple&days=1-3&sort=duration",
  "q=jaipur&budget=20000",
  "q=antarctica",
])(
  "the filters %s give the same tours and counts in the browser and in the database",
  async (query) => {
    expect(inBrowser(query)).toEqual(await inDatabase(query));
  },
);
