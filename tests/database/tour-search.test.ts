// The panel's search of its tours, in the database.
import { afterAll, beforeAll, expect, test } from "vitest";
import { findTours } from "../../app/features/tours/data.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
  const tours = [
    { id: "1", title: "Kerala Backwaters", category: "Kerala", type: "domestic", price: "₹18,500" },
    { id: "2", title: "Bali Retreat", category: null, type: "international", price: null },
    { id: "3", title: 'A "100%" \\ under_scored (tour), or *', category: null, price: null },
    { id: "4", title: "மதுரை மீனாட்சி", category: null, price: "₹2,000" },
  ].map((tour) => ({
    type: "domestic",
    ...tour,
    summary: "A summary that is long enough",
    image_url: "/a.svg",
    gallery: ["/a.svg"],
    duration: "3 Days",
  }));
  const { error } = await db.admin.from("tours").insert(tours);
  expect(error).toBeNull();
});
afterAll(() => db.close());

test.each([
  [[], "1234"],
  [["BALI"], "2"],
  [["back", "ker"], "1"],
  [["18,500"], "1"],
  [["null"], ""],
  [["international"], "2"],
  [['"100%"'], "3"],
  [["100%", "(tour),", "\\"], "3"],
  [["und.er)"], ""],
  [["%"], "3"],
  [["_"], "3"],
  [["\\"], "3"],
  [["5%"], ""],
  [["."], ""],
  [["r_s"], "3"],
  [["r_a"], ""],
  [["மதுரை"], "4"],
  [["days", "₹"], "14"],
  [["x".repeat(60)], ""],
])("%j finds %j", async (words, found) => {
  const { data, count, error } = await findTours(db.admin, words, { from: 0, size: 25 });
  expect(error).toBeNull();
  const ids = (data ?? []).map(({ id }) => id).sort();
  expect(ids.join("")).toBe(found);
  expect(count).toBe(found.length);
});
