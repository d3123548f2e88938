// @module-tag long
// Sites on unusual machines. Needs root, because the tests change users and mount disks.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseEnv } from "../../server/env.ts";
import { restoreBackup } from "../../server/maintenance/restore.ts";
import { goodRows } from "../rls/rows.ts";
import {
  canMount,
  eventually,
  removeData,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let folder: string;
let site: SiteProcess | undefined;
beforeEach(() => {
  folder = temporaryFolder("agency machine ");
});
afterEach(async () => {
  await site?.kill("SIGTERM");
  site = undefined;
  vi.unstubAllEnvs();
  await removeData(folder);
});

async function tourCount(): Promise<number | undefined> {
  return (await site?.client().from("tours").select("id"))?.data?.length;
}

describe.runIf(isRoot)("running as different users", () => {
  test("root starts the site in a folder that only root may enter", async () => {
    mkdirSync(join(folder, "private"), { mode: 0o700 });
    site = await startSiteProcess(join(folder, "private", "data"));
    expect(await tourCount()).toBe(12);
    expect(statSync(join(folder, "private", "data")).mode & 0o777).toBe(0o700);
  });

  test.runIf(canBeNobody())(
    "an ordinary user starts the site",
    async () => {
      chownSync(folder, NOBODY, NOBODY);
      const dataDir = join(folder, "data");
      site = await startSiteProcess(dataDir, {
        through: ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"],
      });
      expect(await tourCount()).toBe(12);
      expect(statSync(dataDir)).toMatchObject({ uid: NOBODY });
      expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    },
    60_000,
  );

  /** A PATH with an `unshare` that always fails. */
  function withoutNamespaces(): Record<string, string> {
    const programs = join(folder, "programs");
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    return { PATH: `${programs}:${process.env.PATH}` };
  }

  test("root without user namespaces runs the database as the user nobody, and keeps its rows", async () => {
    chmodSync(folder, 0o755);
    const dataDir = join(folder, "data");
    site = await startSiteProcess(dataDir, { env: withoutNamespaces() });
    const owner = statSync(`/proc/${site.databasePid()}`).uid;
    expect(owner).toBe(NOBODY);
    const admin = await site.signedIn();
    await admin.from("categories").insert({ ...goodRows.categories, name: "Kept" });
    await site.kill("SIGTERM");
    for (const env of [{}, withoutNamespaces()]) {
      site = await startSiteProcess(dataDir, { env });
      const { data } = await site.client().from("categories").select("name").eq("name", "Kept");
      expect(data).toHaveLength(1);
      await site.kill("SIGTERM");
    }
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  test("root without user namespaces moves the database if the user nobody cannot enter its folder", async () => {
    const dataDir = join(folder, "private", "data");
    mkdirSync(join(folder, "private"), { mode: 0o700 });
    chmodSync(folder, 0o700);
    site = await startSiteProcess(dataDir, { env: withoutNamespaces() });
    expect(site.output()).toContain('runs as the user "nobody" and keeps its files in /var/lib/');
    const elsewhere = readFileSync(join(dataDir, "postgres.location"), "utf8");
    expect(existsSync(join(elsewhere, "PG_VERSION"))).toBe(true);
    expect(await tourCount()).toBe(12);
    await site.kill("SIGTERM");
    // The command-line scripts also find the moved database.
    const admin = spawnSync(process.execPath, ["scripts/admin.ts", "a@example.com"], {
      encoding: "utf8",
      env: { ...process.env, ...withoutNamespaces(), DATA_DIR: dataDir },
    });
    expect(admin.stdout).toContain("can sign in now");
    const copy = join(folder, "private", "copy");
    spawnSync("cp", ["-a", dataDir, copy]);
    await expect(startSiteProcess(copy, { env: withoutNamespaces() })).rejects.toThrow(
      `The data folders ${dataDir} and ${copy} are copies of each other`,
    );
    // A site that is moved away keeps its database, and the next one begins with its own.
    renameSync(dataDir, `${dataDir}.earlier`);
    site = await startSiteProcess(dataDir, { env: withoutNamespaces() });
    await site.signedIn();
    const own = readFileSync(join(dataDir, "postgres.location"), "utf8");
    await site.kill("SIGTERM");
    expect(own).not.toBe(elsewhere);
    for (const place of [elsewhere, own]) {
      for (const path of [place, `${place}.used-by`])
        rmSync(path, { recursive: true, force: true });
    }
  });

  test("a restore that fails leaves no database outside its data folder", async () => {
    chmodSync(folder, 0o700);
    site = await startSiteProcess(join(folder, "data"));
    const file = join(folder, "a.backup");
    spawnSync(process.execPath, ["scripts/backup.ts", file], {
      env: { ...process.env, DATA_DIR: join(folder, "data") },
    });
    const outside = () => readdirSync("/var/lib/tour-agency");
    mkdirSync("/var/lib/tour-agency/postgres", { recursive: true });
    const before = outside();
    vi.stubEnv("PATH", withoutNamespaces().PATH);
    const env = parseEnv({ DATA_DIR: join(folder, "restored") });
    const stopped = AbortSignal.abort(new Error("stopped"));
    await expect(restoreBackup(env, file, stopped)).rejects.toThrow("stopped");
    expect(outside()).toEqual(before);
  });

  test("data that the user nobody cannot reach is refused with a message and never removed", async () => {
    const dataDir = join(folder, "private", "data");
    mkdirSync(join(folder, "private"), { mode: 0o700 });
    chmodSync(folder, 0o700);
    site = await startSiteProcess(dataDir);
    await site.kill("SIGTERM");
    await expect(startSiteProcess(dataDir, { env: withoutNamespaces() })).rejects.toThrow(
      "here they are refused",
    );
    site = await startSiteProcess(dataDir);
    expect(await tourCount()).toBe(12);
  });
});

test.runIf(isRoot)(
  "a folder that cannot be written to is reported in one sentence",
  async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    await expect(startSiteProcess(join(file, "data"))).rejects.toThrow(
      "Cannot write to the data folder",
    );
  },
  30_000,
);

describe.runIf(canMount())("a full disk", () => {
  const disk = () => join(folder, "disk");
  const filler = () => join(disk(), "filler");

  beforeEach(() => {
    mkdirSync(disk());
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", disk()]);
  });
  afterEach(async () => {
    await site?.kill("SIGTERM");
    spawnSync("umount", ["-l", disk()]);
  });

  test("refuses writes clearly, loses nothing acknowledged, and recovers when there is space", async () => {
    site = await startSiteProcess(join(disk(), "data"));
    const admin = await site.signedIn();
    const { bavail, bsize } = statfsSync(disk());
    writeFileSync(filler(), Buffer.alloc(bavail * bsize - 2_000_000));
    const acknowledged: string[] = [];
    let refusal: { status: number; message: string } | undefined;
    for (let i = 0; i < 500 && !refusal; i++) {
      // Random, so that PostgreSQL cannot compress the text.
      const content = randomBytes(14_000).toString("base64");
      const { data, error, status } = await admin
        .from("about_sections")
        .insert({ ...goodRows.about_sections, content, section_order: i })
        .select("id")
        .single();
      if (error) refusal = { status, message: error.message };
      else acknowledged.push(data.id);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect([503, 507]).toContain(refusal?.status);
    expect(refusal?.message).toMatch(/disk is full|database is not available/);
    // Cached pages are still served.
    expect((await fetch(site.url)).status).toBe(200);
    rmSync(filler());
    await eventually("it is healthy", async () => (await site?.health()) === 200, 90_000);
    const { data, error } = await admin.from("about_sections").select("id");
    expect(error).toBeNull();
    const found = new Set(data?.map((row) => row.id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect((await admin.from("categories").insert({ name: "After" })).error).toBeNull();
    expect(await site.kill("SIGTERM")).toBe(0);
    site = await startSiteProcess(join(disk(), "data"));
    expect(await tourCount()).toBe(12);
  });
});

/** True if the user `nobody` can read the source files and run this Node. */
function canBeNobody(): boolean {
  const rights = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
  const read = [process.execPath, "-e", "require('fs').readFileSync('package.json')"];
  return spawnSync("setpriv", [...rights, ...read]).status === 0;
}
