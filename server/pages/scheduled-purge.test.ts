import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Backend } from "../backend/backend.ts";
import { createLog } from "../log.ts";
import { purgeOnSchedule } from "./scheduled-purge.ts";

/** 23:58 in India. */
const BEFORE_MIDNIGHT = Date.parse("2026-06-01T18:28:00Z");
const MINUTE_MS = 60_000;

let isDown: boolean;
let publishedAt: string | undefined;
let reads: number;
const purgeAll = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_MIDNIGHT });
  isDown = false;
  reads = 0;
  publishedAt = undefined;
  purgeAll.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Answers as a database in which at most one tour has a set date. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  reads += 1;
  if (isDown) return Response.json({ message: "down" }, { status: 500 });
  const after = new URL(String(input)).searchParams.get("published_at")?.replace("gt.", "");
  const isNext = after && publishedAt && publishedAt > after;
  return Response.json(isNext ? [{ published_at: publishedAt }] : []);
}

async function start(): Promise<void> {
  const service = createClient<Database>("http://backend.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: answer },
  });
  const backend = { service, onChange() {}, onMissedChanges() {} } as Partial<Backend> as Backend;
  await purgeOnSchedule(backend, purgeAll, createLog("silent"));
}

test("the caches are purged once at a tour's set date, and once at midnight", async () => {
  publishedAt = new Date(BEFORE_MIDNIGHT + MINUTE_MS).toISOString();
  await start();
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1_000);
  expect(purgeAll).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(purgeAll).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(purgeAll).toHaveBeenCalledTimes(2);
});

test("during an outage of the database the cached pages stay, also at midnight, and are purged after it", async () => {
  await start();
  isDown = true;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(purgeAll).toHaveBeenCalledTimes(0);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(purgeAll).toHaveBeenCalledTimes(1);
});

test("a start during an outage purges nothing and finds the dates afterwards", async () => {
  isDown = true;
  publishedAt = new Date(BEFORE_MIDNIGHT + MINUTE_MS).toISOString();
  await start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(purgeAll).toHaveBeenCalledTimes(0);
  isDown = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(purgeAll).toHaveBeenCalledTimes(1);
});

test("a date that JavaScript cannot read is not read again and again", async () => {
  publishedAt = "infinity";
  await start();
  const atStart = reads;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(reads).toBe(atStart);
});
