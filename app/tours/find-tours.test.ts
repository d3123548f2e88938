import { expect, test } from "vitest";
import type { TourListItem } from "./data";
import { findTours } from "./find-tours";

const tours = [
  { id: "1", title: "Kerala Backwaters", category: "Kerala", type: "domestic", price: "₹18,500" },
  { id: "2", title: "Bali Retreat", category: null, type: "international", price: null },
].map((tour) => ({ ...tour, image_url: "/a.svg", duration: "3 Days" })) as TourListItem[];

test.each([
  ["", "12"],
  ["  ", "12"],
  ["BALI", "2"],
  ["back ker", "1"],
  ["18,500", "1"],
  ["null", ""],
])("search %j finds %j", (search, found) => {
  expect(
    findTours(tours, search)
      .map(({ id }) => id)
      .join(""),
  ).toBe(found);
});
