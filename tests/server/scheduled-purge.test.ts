// If a tour goes live or is hidden by its dates, cached pages are purged although no row changes.
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../app/supabase/database.types.ts";
import type { RowChange } from "../../server/backend/backend.ts";
import { createLog } from "../../server/log.ts";
import { purgeOnSchedule } from "../../server/pages/scheduled-purge.ts";
import { freshDatabase, type TestDatabase } from "../database/database.ts";
import { secrets } from "../database/settings.ts";
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
  await expect.poll(() => live).toEqual([1, 0]);
});

test("a stream of changes makes one run of the schedule, and one more", async () => {
  const asked: string[] = [];
  const { url, fetch } = db.backend;
  const service = createClient<Database>(url, secrets.secretKey, {
    global: {
      fetch(input, init) {
        asked.push(String(input));
        return fetch(new Request(input, init));
      },
    },
  });
  const listeners: ((change: RowChange) => void)[] = [];
  const onChange = (listener: (change: RowChange) => void) => void listeners.push(listener);
  const backend = { ...db.backend, service, onChange };
  await purgeOnSchedule(backend, () => {}, createLog("silent"));
  const once = asked.length;
  for (let at = 0; at < 500; at++) {
    for (const change of listeners) change({ table: "tours", type: "INSERT", id: `tour-${at}` });
  }
  await expect.poll(() => asked.length).toBe(3 * once);
});
