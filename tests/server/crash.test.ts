// @module-tag long
// After a crash at any moment, the site starts again and no acknowledged write is lost. It also
// shuts down cleanly. A second start on the same folder or port fails with a clear message.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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

const ROUNDS = 50;
const FIRST_STARTS = 10;

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

async function page(path = "/"): Promise<string> {
  return (await fetch(`${site?.url}${path}`)).text();
}

function category(name: string) {
  return { ...goodRows.categories, name };
}

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

describe("while only the database is killed", () => {
  test("cached pages are served and health is 503, and then the database and later changes come back", async () => {
    site = await startSiteProcess(dataDir);
    const before = await page();
    expect(before).toContain("tours: ");
    const admin = await site.signedIn();
    // An invalid setting keeps the database from restarting during the next checks.
    const settings = join(dataDir, "postgres", "postgresql.auto.conf");
    const good = readFileSync(settings, "utf8");
    writeFileSync(settings, "broken_on_purpose = 1\n");
    process.kill(databasePid(dataDir), "SIGKILL");
    await eventually("health is 503", async () => (await site?.health()) === 503);
    expect(await page()).toBe(before);
    const refused = await admin.from("categories").insert(category("Lost"));
    expect(refused.status).toBe(503);
    expect(refused.error?.message).toBe(
      "The database is not available. Please try again in a moment.",
    );
    writeFileSync(settings, good);
    await eventually("health is 200", async () => (await site?.health()) === 200);
    const { error } = await admin
      .from("tours")
      .insert({ ...goodRows.tours, id: "after", title: "After the crash" });
    expect(error).toBeNull();
    await eventually("the change shows", async () => (await page()).includes("After the crash"));
    expect((await admin.from("categories").select().eq("name", "Lost")).data).toHaveLength(0);
  });
});

describe("when the site is killed", () => {
  test(
    `kill -9 during writes, ${ROUNDS} times, loses no acknowledged row`,
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
            const { error } = await admin
              .from("categories")
              .insert({ ...goodRows.categories, name });
            if (error) return;
            acknowledged.add(name);
          }
        });
        const before = acknowledged.size;
        await eventually("a write is acknowledged", async () => acknowledged.size > before);
        await delay(Math.random() * 200);
        isKilled = true;
        await site.kill("SIGKILL");
        await Promise.allSettled(writers);
        // In every other round the database is killed too, as in a power cut.
        if (round % 2 === 1) process.kill(databasePid(dataDir), "SIGKILL");
      }
      site = await startSiteProcess(dataDir);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
      const found = await namesOfRounds(await site.signedIn());
      expect([...acknowledged].filter((name) => !found.has(name))).toEqual([]);
    },
    ROUNDS * 30_000,
  );

  test(
    `kill -9 during the very first start, ${FIRST_STARTS} times, is repaired by the next start`,
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
          const { error } = await client.auth.signInWithPassword({
            email: OPERATOR.email,
            password,
          });
          expect(error).toBeNull();
        }
        await next.kill("SIGTERM");
        await removeData(folder);
      }
    },
    FIRST_STARTS * 60_000,
  );
});

describe("stopping", () => {
  test("SIGTERM finishes the running request, exits with 0 and leaves no files behind", async () => {
    // This site gets its own temporary folder, because other sites use the default one.
    const TMPDIR = temporaryFolder();
    site = await startSiteProcess(dataDir, { env: { TMPDIR } });
    expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^agency-db-/)]);
    const pid = site.databasePid();
    const response = page("/slow");
    await delay(200);
    const ended = site.kill("SIGTERM");
    expect(await response).toContain("tours: ");
    expect(await ended).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow();
    expect(existsSync(join(dataDir, "lock"))).toBe(false);
    expect(readdirSync(TMPDIR)).toEqual([]);
    await removeData(TMPDIR);
  });

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "%s to the whole process group, repeated during a request, exits cleanly",
    async (signal) => {
      site = await startSiteProcess(dataDir, { isGroup: true });
      const pid = site.databasePid();
      const response = page("/slow");
      await delay(200);
      process.kill(-site.pid, signal);
      await delay(100);
      process.kill(-site.pid, signal);
      process.kill(site.pid, signal);
      expect(await response).toContain("tours: ");
      await eventually("it has ended", async () => site?.exitCode() !== null);
      expect(site.exitCode()).toBe(0);
      expect(() => process.kill(pid, 0)).toThrow();
      expect(existsSync(join(dataDir, "lock"))).toBe(false);
      expect(site.output()).not.toContain("starting it again");
    },
    180_000,
  );

  test("SIGTERM during the start exits cleanly", async () => {
    const child = spawnSite(dataDir, await freePort());
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
    site = await startSiteProcess(dataDir);
    expect(await site.health()).toBe(200);
  });

  test("in development only the browser's files are served, and SIGTERM also stops the database", async () => {
    site = await startSiteProcess(dataDir, {
      script: join(import.meta.dirname, "../../server/index.ts"),
      env: { NODE_ENV: "development", HMR_PORT: String(await freePort()) },
    });
    const { jwtSecret } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as {
      jwtSecret: string;
    };
    expect(await page("/app/ui/text.ts")).toContain("languageOf");
    for (const path of [
      `/@fs${dataDir}/secrets.json`,
      `/@fs${dataDir}/secrets.json?raw`,
      `/@fs${dataDir}/secrets.json?import&raw`,
      "/server/env.ts",
      "/server/env.ts?raw",
      "/package.json",
      "/data/secrets.json",
    ]) {
      const response = await page(path);
      expect(response).not.toContain(jwtSecret);
      expect(response).not.toMatch(/EnvError|tour-agency"|jwtSecret/);
    }
    const pid = site.databasePid();
    expect(await site.kill("SIGTERM")).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow();
  });
});

describe("a second start", () => {
  test("on the same folder names the running process and harms nothing", async () => {
    site = await startSiteProcess(dataDir);
    await expect(startSiteProcess(dataDir)).rejects.toThrow(
      `is in use by another running site (process ${site.pid})`,
    );
    expect(await site.health()).toBe(200);
  });

  test("on the same port reports it before creating anything", async () => {
    site = await startSiteProcess(dataDir);
    const other = temporaryFolder();
    const child = spawnSite(other, Number(new URL(site.url).port));
    let output = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    expect(await new Promise((resolve) => child.once("close", resolve))).toBe(1);
    expect(output).toContain("is already in use");
    expect(readdirSync(other)).toEqual([]);
    await removeData(other);
  });

  test("a damaged secrets file is reported in one sentence", async () => {
    writeFileSync(join(dataDir, "secrets.json"), "{");
    await expect(startSiteProcess(dataDir)).rejects.toThrow("secrets.json is damaged");
  });
});
