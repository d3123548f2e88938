// After kill -9 at any moment, no acknowledged write is lost and the next start works.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Client } from "../../app/supabase/types.ts";
import { goodRows } from "../rls/rows.ts";
import {
  databasePid,
  eventually,
  freePort,
  OPERATOR,
  removeData,
  type SiteProcess,
  spawnSite,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

// `npm run test:long` sets a higher number.
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const FIRST_STARTS = Math.max(1, ROUNDS / 5);

let dataDir: string;
let site: SiteProcess | undefined;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  await site?.kill("SIGTERM");
  site = undefined;
  await removeData(dataDir);
});

/** Reads page by page, because a response has at most 1,000 rows. */
async function namesOfRounds(admin: Client): Promise<Set<string>> {
  const names = new Set<string>();
  for (let from = 0; ; from += 1000) {
    const { data, error } = await admin
      .from("categories")
      .select("name")
      .like("name", "round%")
      .order("name")
      .range(from, from + 999);
    if (error) throw error;
    for (const { name } of data) names.add(name);
    if (data.length < 1000) return names;
  }
}

test(
  `kill -9 during writes, ${ROUNDS} times: every acknowledged row is there`,
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      site = await startSiteProcess(dataDir);
      const admin = await site.signedIn();
      const found = await namesOfRounds(admin);
      expect([...acknowledged].filter((name) => !found.has(name))).toEqual([]);
      let isKilled = false;
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let i = 0; !isKilled; i++) {
          const name = `round ${round} ${writer} ${i}`;
          const { error } = await admin.from("categories").insert({ ...goodRows.categories, name });
          if (error) return;
          acknowledged.add(name);
        }
      });
      await delay(100 + Math.random() * 200);
      isKilled = true;
      await site.kill("SIGKILL");
      await Promise.allSettled(writers);
      // In every other round the database is killed too, as in a power cut.
      if (round % 2 === 1) process.kill(databasePid(dataDir), "SIGKILL");
    }
    site = await startSiteProcess(dataDir);
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    const found = await namesOfRounds(await site.signedIn());
    expect([...acknowledged].filter((name) => !found.has(name))).toEqual([]);
  },
  ROUNDS * 30_000,
);

test(
  `kill -9 during the very first start, ${FIRST_STARTS} times: the next start completes it`,
  async () => {
    for (let round = 0; round < FIRST_STARTS; round++) {
      const folder = temporaryFolder();
      const child = spawnSite(folder, await freePort(), { env: { ADMIN_PASSWORD: "" } });
      await delay(300 + (2_200 / FIRST_STARTS) * (round + Math.random()));
      child.kill("SIGKILL");
      const next = await startSiteProcess(folder, { env: { ADMIN_PASSWORD: "" } });
      const client = next.client();
      expect((await client.from("tours").select("id")).data).toHaveLength(12);
      expect((await client.from("company_info").select("id")).data).toHaveLength(1);
      // If a start was killed before it printed the password, the next start prints a new password.
      const [, password] = /Password {2}(\S+)/.exec(next.output()) ?? [];
      if (password) {
        const { error } = await client.auth.signInWithPassword({ email: OPERATOR.email, password });
        expect(error).toBeNull();
      }
      await next.kill("SIGTERM");
      await removeData(folder);
    }
  },
  FIRST_STARTS * 60_000,
);

test.runIf(existsSync("/proc"))(
  "kill -9, and the parent has not noticed: the next start takes the folder over",
  async () => {
    // `sleep` never waits for its child processes, so the killed site stays a zombie.
    const through = ["sh", "-c", '"$@" & exec sleep 600', "sh"];
    const parent = await startSiteProcess(dataDir, { through });
    const { pid } = JSON.parse(readFileSync(join(dataDir, "lock"), "utf8")) as { pid: number };
    const database = databasePid(dataDir);
    process.kill(pid, "SIGKILL");
    process.kill(database, "SIGKILL");
    const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8");
    await eventually("it is a zombie", async () => stat().includes(") Z "));
    site = await startSiteProcess(dataDir);
    expect(await site.health()).toBe(200);
    await parent.kill("SIGKILL");
  },
  180_000,
);

test("the database killed alone, again and again: the site starts it again", async () => {
  site = await startSiteProcess(dataDir);
  for (let round = 0; round < 3; round++) {
    const pid = databasePid(dataDir);
    process.kill(pid, "SIGKILL");
    await eventually("another runs", async () => {
      return (
        existsSync(join(dataDir, "postgres", "postmaster.pid")) && databasePid(dataDir) !== pid
      );
    });
    await eventually("health is 200", async () => (await site?.health()) === 200);
  }
  expect(await site.kill("SIGTERM")).toBe(0);
}, 180_000);
