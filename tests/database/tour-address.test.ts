// Addresses of tours, as the panel and REST change them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTour, newTourAddress, updateTour } from "../../app/features/tours/data.ts";
import { goodRows } from "../rls/rows.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

const add = (id: string) => createTour(db.admin, { ...goodRows.tours, id });

test("no tour moves to the address of a tour in the trash, and that tour stays in it", async () => {
  await add("deleted");
  await db.admin.from("tours").delete().eq("id", "deleted");
  await add("moving");
  const { error } = await updateTour(db.admin, "moving", { id: "deleted" });
  expect(error).toMatchObject({ code: "23505", message: "A tour in the trash has this address" });
  const trash = db.admin.from("row_versions").select("restored_at").eq("row_id", "deleted");
  expect((await trash).data).toEqual([{ restored_at: null }]);
  expect((await newTourAddress(db.admin, "Deleted!")).data).toBe("deleted-2");
});
