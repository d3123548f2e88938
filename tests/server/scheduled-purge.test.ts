// If a tour goes live or is hidden by its dates, cached pages are purged although no row changes.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../server/log.ts";
import { purgeOnSchedule } from "../../server/pages/scheduled-purge.ts";
import { freshDatabase, type TestDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test("pages are purged exactly when a tour goes live or is hidden", async () => {
  const live: number[] = [];
  const isSeen = async () => {
    const { data } = await db.anonymous.from("tours").select("id");
    live.push(data?.length ?? 0);
  };
  await purgeOnSchedule(db.backend, () => void isSeen(), createLog("silent"));
  const soon = new Date(Date.now() + 700).toISOString();
  const later = new Date(Date.now() + 1_500).toISOString();
  const { error } = await db.admin
    .from("tours")
    .insert({ ...goodRows.tours, published_at: soon, hidden_at: later });
  expect(error).toBeNull();
  await expect.poll(() => live, { timeout: 8_000 }).toEqual([1, 0]);
});
