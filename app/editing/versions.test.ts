import { expect, test } from "vitest";
import { versionsOf } from "./versions";

const change = (id: string, old_row: Record<string, unknown>, action = "update" as const) => ({
  id,
  action: action as "update" | "delete",
  old_row,
  changed_at: "2026-11-24T08:30:00.000+00:00",
  changed_by: "admin@example.com",
});

const differences = (before: object, after: object) =>
  versionsOf([change("1", { ...before })], { ...after })[0]?.differences;

test("each version names its change and the fields that it changed", () => {
  const versions = versionsOf(
    [change("second", { price: "₹2" }), change("first", { price: "₹1" })],
    { price: "₹3" },
  );
  expect(versions.map(({ id, row, isCurrent }) => [id, row.price, isCurrent])).toEqual([
    ["second", "₹3", true],
    ["first", "₹2", false],
    ["oldest", "₹1", false],
  ]);
  expect(versions.map((version) => version.differences)).toEqual([
    [{ label: "Price", before: "₹2", after: "₹3" }],
    [{ label: "Price", before: "₹1", after: "₹2" }],
    [],
  ]);
  expect(versions[2]?.change).toBeUndefined();
});

test("the newest version of a deleted row is the one before the deletion", () => {
  const gone = { ...change("gone", { price: "₹2" }), action: "delete" as const };
  const versions = versionsOf([gone, change("edited", { price: "₹1" })], null);
  expect(versions.map(({ id, row, isCurrent }) => [id, row.price, isCurrent])).toEqual([
    ["edited", "₹2", false],
    ["oldest", "₹1", false],
  ]);
});

test("differences ignore the save time and include a new column", () => {
  const before = { id: "a", created_at: "2020", updated_at: "2020", title: "A" };
  expect(differences(before, { ...before, updated_at: "2021" })).toEqual([]);
  expect(differences(before, { ...before, hidden_at: null })).toEqual([]);
  expect(differences(before, { ...before, button_text: "Go" })).toEqual([
    { label: "Button text", before: "", after: "Go" },
  ]);
});

test("differences show values in words, such as Yes and No", () => {
  expect(
    differences(
      { featured: false, section_order: 0, image_url: "/a.svg", tour: null },
      { featured: true, section_order: 1, image_url: "/b.svg", tour: "மதுரை" },
    ),
  ).toEqual([
    { label: "Featured", before: "No", after: "Yes" },
    { label: "Section order", before: "1", after: "2" },
    { label: "Image URL", before: "/a.svg", after: "/b.svg" },
    { label: "Tour", before: "", after: "மதுரை" },
  ]);
  expect(
    differences(
      { category: "booking-reservations", layout: "picture left", tamil: "off", title: "off" },
      { category: "Temples", layout: "people", tamil: "operators", title: "draft" },
    ),
  ).toEqual([
    { label: "Category", before: "Booking & Reservations", after: "Temples" },
    { label: "Layout", before: "Picture left", after: "People" },
    { label: "Tamil", before: "Off", after: "For operators" },
    { label: "Title", before: "off", after: "draft" },
  ]);
  // The same time in the format of the history and in the formats of the two backends.
  for (const published_at of ["2026-11-24 08:30:00+00", "2026-11-24T08:30:00.000Z"]) {
    expect(differences({ published_at: "2026-11-24T08:30:00+00:00" }, { published_at })).toEqual(
      [],
    );
  }
});

test("the difference of a list shows the changed lines, or all lines after a reordering", () => {
  const [one, two, three] = ["One", "Two", "Three"].map((value) => ({ value }));
  expect(differences({ highlights: [one, two] }, { highlights: [one, three] })).toEqual([
    { label: "Highlights", before: "Two", after: "Three" },
  ]);
  expect(differences({ highlights: [one, two] }, { highlights: [two, one] })).toEqual([
    { label: "Highlights", before: "One\nTwo", after: "Two\nOne" },
  ]);
  const day = { day: "Day 1", name: "", title: "Arrival", description: "Rest" };
  expect(differences({ itinerary: [] }, { itinerary: [day] })).toEqual([
    { label: "Itinerary", before: "", after: "Day 1 · Arrival · Rest" },
  ]);
});
