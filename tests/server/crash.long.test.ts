// The site survives a database crash, shuts down cleanly, and explains a failed second start.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goodRows } from "../rls/rows.ts";
import {
  databasePid,
  eventually,
  freePort,
  removeData,
  type SiteProcess,
  spawnSite,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

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

describe("the database killed alone", () => {
  test("cached pages go on, health says 503, it comes back by itself and changes show again", async () => {
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
  }, 180_000);
});

describe("stopping", () => {
  test("SIGTERM finishes the request under way, ends with 0 and leaves nothing behind", async () => {
    // A separate folder, because other sites on this machine also use the temporary folder.
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
  }, 180_000);

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "%s to the whole group, again and again while a request is under way, ends in order",
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

  test("SIGTERM while starting is in order too", async () => {
    const child = spawnSite(dataDir, await freePort());
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
    site = await startSiteProcess(dataDir);
    expect(await site.health()).toBe(200);
  }, 180_000);

  test("in development only the browser's files are served, and SIGTERM stops the database too", async () => {
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
  }, 180_000);
});

describe("two at once", () => {
  test("a second start on the same folder says who holds it, and harms nothing", async () => {
    site = await startSiteProcess(dataDir);
    await expect(startSiteProcess(dataDir)).rejects.toThrow(
      `is in use by another running site (process ${site.pid})`,
    );
    expect(await site.health()).toBe(200);
  }, 180_000);

  test("a second start on the same port says so before it makes anything", async () => {
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
  }, 180_000);

  test("a damaged secrets file is one sentence", async () => {
    writeFileSync(join(dataDir, "secrets.json"), "{");
    await expect(startSiteProcess(dataDir)).rejects.toThrow("secrets.json is damaged");
  }, 180_000);
});
