// The tours of a category that is deleted, changes its type, or is restored.
import { beforeEach, expect, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import { findCategories } from "../../app/features/categories/data.ts";
import type { Update } from "../../app/supabase/types.ts";
import { goodRows } from "../rls/rows.ts";
import { emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();
let hills: string;
let beaches: string;
beforeEach(async () => {
  await db.sql`delete from categories`;
  await emptyTours(db);
  hills = await add("Hills");
  beaches = await add("Beaches");
  await add("Hills", "international");
  await addTour("ooty", "Hills");
  await addTour("goa", "Beaches");
  await addTour("nepal", "Hills", "international");
});

async function add(name: string, type: "domestic" | "international" = "domestic") {
  const { data } = await db.admin.from("categories").insert({ name, type }).select().single();
  return data?.id ?? "";
}

async function addTour(
  id: string,
  category: string,
  type: "domestic" | "international" = "domestic",
) {
  const { error } = await db.admin.from("tours").insert({ ...goodRows.tours, id, category, type });
  expect(error).toBeNull();
}

async function categories(): Promise<Record<string, string | null>> {
  const { data } = await db.anonymous.from("tours").select("id, category");
  return Object.fromEntries((data ?? []).map(({ id, category }) => [id, category]));
}

const changeTour = (id: string, change: Update<"tours">) =>
  db.admin.from("tours").update(change).eq("id", id);

test("a deleted category leaves its tours uncategorized, and has them again when it is restored", async () => {
  await db.admin.from("categories").delete().eq("id", hills);
  expect(await categories()).toEqual({ ooty: null, goa: "Beaches", nepal: "Hills" });
  await changeTour("ooty", { price: "₹1" });
  await changeTour("ooty", { id: "udhagai" });
  expect((await restoreRow(db.admin, "categories", hills)).error).toBeNull();
  expect(await categories()).toEqual({ udhagai: "Hills", goa: "Beaches", nepal: "Hills" });
});

test("the tours of a deleted category move to the chosen one, and back when it is restored", async () => {
  const move = { deleted_id: hills, move_to: beaches };
  expect((await db.admin.rpc("delete_category", move)).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Beaches", goa: "Beaches", nepal: "Hills" });
  // A second try, after a lost response.
  expect((await db.admin.rpc("delete_category", move)).error).toBeNull();
  await db.admin.from("categories").update({ name: "Coasts" }).eq("id", beaches);
  expect((await restoreRow(db.admin, "categories", hills)).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Hills", goa: "Coasts", nepal: "Hills" });
});

test("a restored category does not take tours that were given another category before or since", async () => {
  await addTour("left-before", "Hills");
  await changeTour("left-before", { category: "Beaches" });
  await db.admin.from("categories").delete().eq("id", hills);
  await changeTour("ooty", { category: "Beaches" });
  await restoreRow(db.admin, "categories", hills);
  expect(await categories()).toMatchObject({ ooty: "Beaches", "left-before": "Beaches" });
});

test("a category that changes its type leaves its tours, and has them again when it changes back", async () => {
  const change = (values: Update<"categories">) =>
    db.admin.from("categories").update(values).eq("id", beaches);
  expect((await change({ type: "international", name: "Coasts" })).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Hills", goa: null, nepal: "Hills" });
  expect((await change({ type: "domestic", name: "Beaches" })).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Hills", goa: "Beaches", nepal: "Hills" });
  expect((await change({ name: "Coasts" })).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Hills", goa: "Coasts", nepal: "Hills" });
});

test("nothing is deleted when the chosen category is gone, of the other type or the deleted one", async () => {
  const abroad = await add("Beaches", "international");
  for (const move_to of [crypto.randomUUID(), abroad, hills]) {
    const { error } = await db.admin.rpc("delete_category", { deleted_id: hills, move_to });
    expect(error?.message).toBe("The category for its tours no longer exists. Choose another one.");
  }
  expect(await categories()).toMatchObject({ ooty: "Hills" });
});

test("only an admin deletes a category with its tours", async () => {
  for (const who of ["anonymous", "member"] as const) {
    await db[who].rpc("delete_category", { deleted_id: hills, move_to: beaches });
  }
  expect(await categories()).toMatchObject({ ooty: "Hills" });
  expect(await db.sql`select from categories`).toHaveLength(3);
});

test("a tour in the trash follows its category, and comes back without one that is deleted", async () => {
  await changeTour("goa", { price: "₹1" });
  for (const id of ["ooty", "goa"]) await db.admin.from("tours").delete().eq("id", id);
  await db.admin.from("categories").update({ name: "Mountains" }).eq("id", hills);
  await db.admin.from("categories").delete().eq("id", beaches);
  for (const id of ["ooty", "goa"]) {
    expect((await restoreRow(db.admin, "tours", id)).error).toBeNull();
  }
  expect(await categories()).toEqual({ ooty: "Mountains", goa: null, nepal: "Hills" });
});

test("a deleted tour has its category again, whichever of the two is restored first", async () => {
  for (const id of ["ooty", "goa"]) await db.admin.from("tours").delete().eq("id", id);
  for (const id of [hills, beaches]) await db.admin.from("categories").delete().eq("id", id);
  await restoreRow(db.admin, "categories", hills);
  await restoreRow(db.admin, "tours", "ooty");
  await restoreRow(db.admin, "tours", "goa");
  expect(await categories()).toEqual({ ooty: "Hills", goa: null, nepal: "Hills" });
  await restoreRow(db.admin, "categories", beaches);
  expect(await categories()).toEqual({ ooty: "Hills", goa: "Beaches", nepal: "Hills" });
});

test("a tour in the trash goes where the tours of its deleted category went, and back with it", async () => {
  for (const id of ["ooty", "goa"]) await db.admin.from("tours").delete().eq("id", id);
  await db.admin.rpc("delete_category", { deleted_id: hills, move_to: beaches });
  await db.admin.from("categories").update({ name: "Coasts" }).eq("id", beaches);
  expect((await restoreRow(db.admin, "tours", "ooty")).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Coasts", nepal: "Hills" });
  await changeTour("ooty", { price: "₹1" });
  await restoreRow(db.admin, "categories", hills);
  expect(await categories()).toEqual({ ooty: "Hills", nepal: "Hills" });
  await restoreRow(db.admin, "tours", "goa");
  expect(await categories()).toMatchObject({ goa: "Coasts" });
});

test("a tour in the trash follows two merges in a row, and comes back with its category", async () => {
  await db.admin.from("tours").delete().eq("id", "ooty");
  const coasts = await add("Coasts", "domestic");
  await db.admin.rpc("delete_category", { deleted_id: hills, move_to: beaches });
  await db.admin.rpc("delete_category", { deleted_id: beaches, move_to: coasts });
  expect((await restoreRow(db.admin, "tours", "ooty")).error).toBeNull();
  expect(await categories()).toEqual({ ooty: "Coasts", goa: "Coasts", nepal: "Hills" });
  await restoreRow(db.admin, "categories", hills);
  expect(await categories()).toEqual({ ooty: "Hills", goa: "Coasts", nepal: "Hills" });
});

test("a restored tour that has been given another category since keeps it", async () => {
  await db.admin.from("tours").delete().eq("id", "goa");
  await db.admin.from("categories").delete().eq("id", beaches);
  await restoreRow(db.admin, "tours", "goa");
  await changeTour("goa", { category: "Hills" });
  await changeTour("goa", { category: null });
  await restoreRow(db.admin, "categories", beaches);
  expect(await categories()).toMatchObject({ goa: null });
});

test("a form that was opened before its category was deleted cannot bring the name back", async () => {
  await db.admin.from("categories").delete().eq("id", beaches);
  const { error } = await changeTour("ooty", { category: "Beaches" });
  expect(error).toMatchObject({
    code: "23503",
    message: 'The category "Beaches" has been deleted. Choose another one.',
  });
  expect((await changeTour("ooty", { category: "A name of their own" })).error).toBeNull();
});

test("the earlier name of a renamed category becomes its present name, unless two categories had it", async () => {
  const rename = (id: string, name: string) =>
    db.admin.from("categories").update({ name }).eq("id", id).throwOnError();
  await rename(hills, "Hill stations");
  await rename(hills, "Mountains");
  expect(await categories()).toEqual({ ooty: "Mountains", goa: "Beaches", nepal: "Hills" });
  await changeTour("ooty", { category: "Hills" }).throwOnError();
  await changeTour("goa", { category: "Hill stations" }).throwOnError();
  await addTour("kodai", "Hills");
  const renamed = { ooty: "Mountains", goa: "Mountains", kodai: "Mountains", nepal: "Hills" };
  expect(await categories()).toEqual(renamed);
  await rename(beaches, "Hills");
  await changeTour("goa", { category: "Hills" }).throwOnError();
  await rename(beaches, "Coasts");
  await changeTour("ooty", { category: "Hills" }).throwOnError();
  expect(await categories()).toEqual({ ...renamed, ooty: "Hills", goa: "Coasts" });
});

test("the panel's list mixes capital and small letters from A to Z", async () => {
  await add("andaman");
  const { data } = await findCategories(db.admin, "domestic", { from: 0, size: 25 });
  expect(data?.map(({ name }) => name)).toEqual(["andaman", "Beaches", "Hills"]);
});
