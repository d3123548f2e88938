// The panel's tour search in the database: search words, filters and sort orders.
import { beforeAll, expect, test } from "vitest";
import { findTours, type TourFilters } from "../../app/features/tours/data.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

beforeAll(async () => {
  const tours = [
    { id: "1", title: "Kerala Backwaters", category: "Kerala", type: "domestic", price: "₹18,500" },
    { id: "2", title: "Bali Retreat", category: null, type: "international", price: null },
    { id: "3", title: 'A "100%" \\ under_scored (tour), or *', category: null, price: null },
    { id: "4", title: "மதுரை மீனாட்சி", category: "Hills, (cool)", price: "₹2,000" },
  ].map((tour, index) => ({
    type: "domestic",
    featured: tour.id === "1" || tour.id === "2",
    created_at: `2026-01-0${index + 1}T00:00:00Z`,
    ...tour,
    summary: "A summary that is long enough",
    image_url: "/a.svg",
    gallery: ["/a.svg"],
    duration: "3 Days",
  }));
  const { error } = await db.admin.from("tours").insert(tours);
  expect(error).toBeNull();
});

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
])("the words %j find the tours %j", async (words, found) => {
  const { data, count, error } = await findTours(db.admin, words, { from: 0, size: 25 });
  expect(error).toBeNull();
  const ids = (data ?? []).map(({ id }) => id).sort();
  expect(ids.join("")).toBe(found);
  expect(count).toBe(found.length);
});

const filtered: [string[], TourFilters, string][] = [
  [[], {}, "4321"],
  [[], { type: "domestic" }, "431"],
  [[], { isFeatured: true }, "21"],
  [[], { type: "international", isFeatured: true }, "2"],
  [[], { category: "Kerala", type: "international" }, ""],
  [[], { category: "Hills, (cool)" }, "4"],
  [["days"], { type: "domestic", isFeatured: true }, "1"],
  [["bali"], { type: "domestic" }, ""],
  [[], { order: "title" }, "3214"],
  [[], { order: "category" }, "4132"],
  [["days"], { order: "title", type: "domestic" }, "314"],
];

test.each(filtered)(
  "the words %j with the filters %j find the tours %s in this order",
  async (words, filters, found) => {
    const read = (from: number, size: number) =>
      findTours(db.admin, words, { from, size, ...filters });
    const { data, count, error } = await read(0, 25);
    expect(error).toBeNull();
    expect(data?.map(({ id }) => id).join("")).toBe(found);
    expect(count).toBe(found.length);
    const { data: rest } = await read(1, 25);
    expect((rest ?? []).map(({ id }) => id).join("")).toBe(found.slice(1));
  },
);

test("titles and categories from A to Z may begin with small or Tamil letters", async () => {
  const words = ["Zanskar", "andaman", "ஸ்ரீரங்கம்", "ஆக்ரா", "Delhi"];
  const tours = words.map((word, index) => ({
    id: `sorted-${index}`,
    title: word,
    category: word,
    type: "domestic",
    summary: "A summary that is long enough",
    image_url: "/a.svg",
    gallery: ["/a.svg"],
    duration: "sorted",
  }));
  await db.admin.from("tours").insert(tours).throwOnError();
  for (const order of ["title", "category"] as const) {
    const { data } = await findTours(db.admin, ["sorted"], { from: 0, size: 25, order });
    expect(data?.map(({ title }) => title)).toEqual([
      "andaman",
      "Delhi",
      "Zanskar",
      "ஆக்ரா",
      "ஸ்ரீரங்கம்",
    ]);
  }
  await db.admin.from("tours").delete().in("title", words);
});

test("a changed tour comes first when sorted by last change", async () => {
  await db.admin.from("tours").update({ price: "₹20,000" }).eq("id", "1");
  const { data } = await findTours(db.admin, [], { from: 0, size: 1, order: "changed" });
  expect(data?.[0]?.id).toBe("1");
});

test.each([
  ["draft", [], "d"],
  ["scheduled", [], "s"],
  ["live", [], "lr1234"],
  ["hidden", [], "h"],
  ["live", ["status"], "lr"],
  ["hidden", ["status"], "h"],
  ["draft", ["no", "such"], ""],
] as const)("the status %s with the words %j finds the tours %j", async (status, words, found) => {
  const past = "2026-01-01T00:00:00Z";
  const future = "2099-01-01T00:00:00Z";
  const dates = {
    d: { published_at: null, hidden_at: past },
    s: { published_at: future, hidden_at: null },
    l: { published_at: past, hidden_at: future },
    h: { published_at: past, hidden_at: past },
    r: { published_at: past, hidden_at: past, shown_at: "2026-02-01T00:00:00Z" },
  };
  const tours = Object.entries(dates).map(([id, status]) => ({
    id,
    title: "Status",
    summary: "A summary that is long enough",
    image_url: "/a.svg",
    gallery: ["/a.svg"],
    ...status,
  }));
  expect((await db.admin.from("tours").insert(tours)).error).toBeNull();
  const { data, count, error } = await findTours(db.admin, [...words], {
    from: 0,
    size: 25,
    status,
  });
  await db.admin.from("tours").delete().in("id", Object.keys(dates));
  expect(error).toBeNull();
  expect((data ?? []).map(({ id }) => id).sort()).toEqual([...found].sort());
  expect(count).toBe(found.length);
});
