// A tour page shows at most three related tours: same category first, then same type (spec §2).
import { beforeEach, expect, test } from "vitest";
import { loadTour } from "../../app/features/tours/site/page/load-tour.ts";
import { goodRows } from "../rls/rows.ts";
import { publicLoad, setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeEach(async () => {
  await db.sql`delete from tours`;
});

/** Adds tours, the newest first. */
async function add(...tours: [id: string, category: string | null, changes?: object][]) {
  const rows = tours.map(([id, category, changes], age) => ({
    ...goodRows.tours,
    id,
    category,
    created_at: new Date(Date.now() - age * 60_000).toISOString(),
    ...changes,
  }));
  expect((await db.admin.from("tours").insert(rows)).error).toBeNull();
}

async function related(id: string): Promise<string[]> {
  const load = publicLoad(db.anonymous);
  const page = await loadTour(load, "domestic", id);
  expect([...load.failures]).toEqual([]);
  return page.related.map((tour) => tour.id);
}

test("older tours of the category come before newer tours of the type", async () => {
  await add(["a", "Kerala"], ["b", "South"], ["c", null], ["d", "Kerala"], ["e", "South"]);
  expect(await related("a")).toEqual(["d", "b", "c"]);
  expect(await related("b")).toEqual(["e", "a", "c"]);
});

test("related tours are only of the category if it has enough, without the tour itself or duplicates", async () => {
  await add(["x", null], ["a", "Hills"], ["b", "Hills"], ["c", "Hills"], ["d", "Hills"]);
  expect(await related("b")).toEqual(["a", "c", "d"]);
});

test("related tours exclude drafts and the other type, even if its category has the same name", async () => {
  await add(
    ["a", "Hills"],
    ["b", "Hills", { type: "international" }],
    ["c", "Hills", { published_at: null }],
    ["d", "South"],
  );
  expect(await related("a")).toEqual(["d"]);
});
