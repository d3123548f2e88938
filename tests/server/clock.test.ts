// @module-tag long
// The site keeps working after the system clock changes or the machine was suspended.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { goodRows } from "../rls/rows.ts";
import {
  eventually,
  OPERATOR,
  removeData,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

const DAY = 24 * 60 * 60 * 1000;
const clock = pathToFileURL(join(import.meta.dirname, "movable-clock.ts")).href;

let dataDir: string;
let site: SiteProcess;
beforeEach(async () => {
  dataDir = temporaryFolder();
  site = await startSiteProcess(dataDir, {
    env: { NODE_OPTIONS: `--import=${clock}`, CLOCK_FILE: join(dataDir, "clock") },
  });
});
afterEach(async () => {
  await site.kill("SIGTERM");
  await removeData(dataDir);
});

/** Moves the site's clock, and waits until new sessions have the new time. */
async function jump(ms: number): Promise<void> {
  writeFileSync(join(dataDir, "clock"), String(ms));
  process.kill(site.pid, "SIGUSR2");
  await eventually("the clock has jumped", async () => {
    const admin = await site.client().auth.signInWithPassword(OPERATOR);
    const expiresAt = (admin.data.session?.expires_at ?? 0) * 1000;
    return Math.abs(expiresAt - Date.now() - ms) < 3 * 60 * 60 * 1000;
  });
}

async function page(): Promise<string> {
  return (await fetch(site.url)).text();
}

test.each([
  ["a day ahead", DAY],
  ["two days back", -2 * DAY],
])("with the clock %s, pages, saves, the health check and sign-in work", async (_name, ms) => {
  const before = await page();
  await jump(ms);
  expect(await site.health()).toBe(200);
  expect(await page()).toBe(before);
  const admin = await site.signedIn();
  const { error } = await admin
    .from("tours")
    .insert({ ...goodRows.tours, id: "after", title: "After the jump" });
  expect(error).toBeNull();
  await eventually("it shows", async () => (await page()).includes("After the jump"), 3_000);
});

test("a session from before the clock jump is renewed by its refresh token", async () => {
  const admin = await site.signedIn();
  await jump(DAY);
  const row = { ...goodRows.categories, name: "Kept" };
  expect((await admin.from("categories").insert(row)).status).toBe(401);
  expect((await admin.auth.refreshSession()).error).toBeNull();
  expect((await admin.from("categories").insert(row)).error).toBeNull();
  await jump(0);
  const renewed = await admin.auth.refreshSession();
  expect(renewed.error).toBeNull();
  expect((await admin.from("categories").insert({ ...row, name: "Back" })).error).toBeNull();
});

test("after too many attempts a person waits a minute, not days", async () => {
  const wrong = { ...OPERATOR, password: "wrong-password" };
  await Promise.all(Array.from({ length: 9 }, () => site.client().auth.signInWithPassword(wrong)));
  await jump(-2 * DAY);
  const client = site.client();
  expect((await client.auth.signInWithPassword(wrong)).error?.status).toBe(400);
  const refused = await client.auth.signInWithPassword(OPERATOR);
  const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: clientKey(client) },
    body: JSON.stringify(OPERATOR),
  });
  expect(refused.error?.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(61);
});

function clientKey(client: object): string {
  return (client as { supabaseKey: string }).supabaseKey;
}
