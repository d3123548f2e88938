// The nightly backups and the download of the panel.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../../server/backend/backend.ts";
import { createBackend } from "../../server/backend/create-backend.ts";
import { runningDatabase } from "../../server/backend/embedded/postgres-process.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { lockDataDir } from "../../server/data-dir.ts";
import { parseEnv } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import type { Mail } from "../../server/mail.ts";
import { createMailQueue } from "../../server/mail-queue.ts";
import { checkBackup } from "../../server/maintenance/backup-file.ts";
import { type Backups, createBackups } from "../../server/maintenance/backups.ts";
import { restoreBackup } from "../../server/maintenance/restore.ts";
import { PASSWORD } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { preparedFolder } from "./prepared-folder.ts";
import { removeData, temporaryFolder } from "./process.ts";
import { startStubSite } from "./stub-site.ts";

const EMAIL = "asha@example.com";
const log = createLog("silent");
const folder = temporaryFolder("agency-nightly-");
const dataDir = join(folder, "data");
const own = join(folder, "disk");
const shared = join(folder, "shared");
const siteUrl = "https://agency.example";
/** For one of several servers on one database; the rest of its address is in PGHOST and so on. */
const DATABASE_URL = "postgres:///postgres";
let backend: Backend;
let service: Client;
let unlock: () => void;
let running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  preparedFolder(dataDir);
  unlock = lockDataDir(dataDir);
  backend = await createBackend(parseEnv({ DATA_DIR: dataDir }), log, () => {});
  if (!backend.service) throw new Error("no service");
  service = backend.service;
  const { path = "" } = runningDatabase(join(dataDir, "postgres")) ?? {};
  const PGPORT = extname(path).slice(1);
  vi.stubEnv("PGHOST", dirname(path));
  vi.stubEnv("PGPORT", PGPORT);
  vi.stubEnv("PGUSER", "postgres");
  await backend.operators.create(EMAIL, PASSWORD);
  await service.from("company_info").insert(goodRows.company_info).throwOnError();
});
afterEach(async () => {
  for (const one of running) await one.stop();
  running = [];
  await service.from("backups").delete().not("id", "is", null).throwOnError();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
  unlock();
  await removeData(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, mails?: Mail[]): Backups {
  const { operators, recovery } = backend;
  const sendMail = async (mail: Mail) => void mails?.push(mail);
  const queue =
    mails && recovery
      ? createMailQueue(service, { operators, recovery }, { sendMail, siteUrl, log })
      : undefined;
  const env = parseEnv({ DATA_DIR: dataDir, ...settings });
  const backups = createBackups(service, env, { log, mails: queue, checkMs: 100 });
  running.push(backups, ...(queue ? [queue] : []));
  return backups;
}

/** Makes the site older, so that a nightly backup is due. */
async function startDaysAgo(days: number): Promise<void> {
  const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
  await service.from("backups").insert({ kind: "start", created_at }).throwOnError();
}

const dueNow = () =>
  service.from("backups").update({ try_at: "2026-01-01" }).eq("kind", "nightly").throwOnError();

test("the first night's backup is checked, counted and listed, by one of two servers", async () => {
  await startDaysAgo(2);
  mkdirSync(shared);
  const backups = start({ DATABASE_URL, BACKUP_DIR: shared });
  start({ DATABASE_URL, BACKUP_DIR: shared });
  await expect.poll(async () => (await backups.readState()).nightly).not.toBeNull();
  const { nightly, files, problem, remindsSince } = await backups.readState();
  expect({ problem, remindsSince }).toEqual({ problem: null, remindsSince: null });
  expect(files).toHaveLength(1);
  const file = join(shared, files[0]?.name ?? "");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await checkBackup(file)).rows).toBe(nightly?.rows);
  const { data } = await service.from("backups").select("tries").eq("kind", "nightly");
  expect(data).toEqual([{ tries: 1 }]);

  rmSync(file);
  await expect.poll(async () => (await backups.readState()).problem).toContain("is no longer in");
  await dueNow();
  await expect.poll(async () => (await backups.readState()).problem).toBeNull();
  expect(statSync(file).size).toBeGreaterThan(0);
});

test("a new site makes its first backup in the next night", async () => {
  const backups = start();
  await expect
    .poll(async () => (await service.from("backups").select("kind")).data)
    .toEqual([{ kind: "start" }]);
  expect((await backups.readState()).problem).toBeNull();
});

test("a backup that fails is on the dashboard and in one mail, and is tried again", async () => {
  await startDaysAgo(9);
  const mails: Mail[] = [];
  const backups = start({ BACKUP_DIR: own }, mails);
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: goodRows.company_info.email,
    subject: "The nightly backup of agency.example failed",
  });
  expect(mails[0]?.text).toContain(`There is no folder ${own}.`);
  expect(await backups.readState()).toMatchObject({
    problem: `There is no folder ${own}.`,
    remindsSince: expect.any(String),
  });

  writeFileSync(own, "");
  expect((await backups.readState()).problem).toBe(`The folder ${own} cannot be read (ENOTDIR).`);
  rmSync(own);
  mkdirSync(own);
  await backups.stop();
  // A restart tries again at once.
  const restarted = start({ DATABASE_URL, BACKUP_DIR: own }, mails);
  const tries = async () =>
    (await service.from("backups").select("tries").eq("kind", "nightly").single()).data?.tries;
  await expect.poll(tries).toBe(2);
  // Another server that restarts meanwhile does not write the same file.
  start({ DATABASE_URL, BACKUP_DIR: own }, mails);
  await expect.poll(async () => (await restarted.readState()).nightly).not.toBeNull();
  expect(await tries()).toBe(2);
  // Backups on another disk count as much as a download.
  expect(await restarted.readState()).toMatchObject({ problem: null, remindsSince: null });
  expect(mails).toHaveLength(1);
});

const nightlyOf = (backups: Backups) => async () => (await backups.readState()).nightly;

test("a start that finds no file of the last night makes it at once, without a mail", async () => {
  await startDaysAgo(2);
  const first = start();
  await expect.poll(nightlyOf(first)).not.toBeNull();
  const [file] = (await first.readState()).files;
  await first.stop();

  const mails: Mail[] = [];
  const moved = join(folder, "moved");
  mkdirSync(moved);
  const restarted = start({ BACKUP_DIR: moved }, mails);
  await expect.poll(nightlyOf(restarted)).not.toBeNull();
  await expect.poll(async () => (await restarted.readState()).files).toHaveLength(1);
  expect(await restarted.readState()).toMatchObject({
    problem: null,
    files: [{ name: file?.name }],
  });
  expect(mails).toEqual([]);
});

test("the only server makes a backup at once that was interrupted by a kill", async () => {
  await startDaysAgo(2);
  const first = start();
  await expect.poll(nightlyOf(first)).not.toBeNull();
  await first.stop();
  // As it was while the server made the backup.
  const try_at = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const made = { try_at, finished_at: null, row_count: null, kilobytes: null };
  await service.from("backups").update(made).eq("kind", "nightly").throwOnError();
  await expect.poll(nightlyOf(start())).not.toBeNull();
});

test("a copy of the site with the same BACKUP_DIR keeps the site's own backup of that night", {
  tags: "long",
}, async () => {
  const folderOfBoth = join(folder, "both");
  mkdirSync(folderOfBoth);
  await startDaysAgo(2);
  const backups = start({ BACKUP_DIR: folderOfBoth });
  await expect.poll(nightlyOf(backups)).not.toBeNull();
  await backups.stop();
  const [name = ""] = readdirSync(folderOfBoth);
  const own = readFileSync(join(folderOfBoth, name));

  const env = parseEnv({ DATA_DIR: join(folder, "copy"), BACKUP_DIR: folderOfBoth });
  await restoreBackup(env, join(folderOfBoth, name));
  const unlockCopy = lockDataDir(env.dataDir);
  const copy = await createBackend(env, log, () => {});
  if (!copy.service) throw new Error("no service");
  const backupsOfCopy = createBackups(copy.service, env, { log, checkMs: 100 });
  await expect.poll(nightlyOf(backupsOfCopy)).not.toBeNull();
  await backupsOfCopy.stop();
  await copy.close();
  unlockCopy();
  const earlier = name.replace(".backup", ".earlier.backup");
  expect(readdirSync(folderOfBoth).sort()).toEqual([name, earlier]);
  expect(readFileSync(join(folderOfBoth, earlier)).equals(own)).toBe(true);
});

test("a clock that was ahead for a while does not stop the backups", { tags: "long" }, async () => {
  await startDaysAgo(-300);
  const at = new Date(Date.now() + 400 * 86_400_000).toISOString();
  const row = { kind: "nightly", night: at.slice(0, 10), finished_at: at } as const;
  await service.from("backups").insert(row).throwOnError();
  const backups = start();
  const readStart = () => service.from("backups").select("created_at").eq("kind", "start").single();
  await expect
    .poll(async () => Date.parse((await readStart()).data?.created_at ?? ""))
    .toBeLessThan(Date.now() + 3_600_000);
  expect((await backups.readState()).nightly).toBeNull();
  await backups.stop();

  await service.from("backups").delete().eq("kind", "start").throwOnError();
  await startDaysAgo(2);
  const later = start();
  await expect.poll(async () => (await later.readState()).nightly).not.toBeNull();
  expect((await later.readState()).nightly?.at).not.toBe(at);
});

test("a download needs a recent sign-in, is a whole backup, and can be repeated until then", async () => {
  const backups = start();
  const site = await startStubSite(backend, { maintenance: { backups } });
  const client = site.client();
  const { data } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  const authorization = `Bearer ${data.session?.access_token}`;
  const call = (method: string, path = "") =>
    fetch(`${site.url}/admin/access/backups${path}`, { method, headers: { authorization } });
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));

  for (const method of ["GET", "POST"]) {
    const stranger = await fetch(`${site.url}/admin/access/backups`, { method });
    expect(stranger.status).toBe(401);
  }
  await sql`update auth.sessions set created_at = now() - interval '11 minutes'`;
  expect(await (await call("POST")).json()).toMatchObject({ code: "reauthentication_needed" });
  await sql`update auth.sessions set created_at = now()`;
  const { id } = (await (await call("POST")).json()) as { id: string };
  const download = (method = "GET") => fetch(`${site.url}/admin/access/backups/${id}`, { method });
  expect((await download("HEAD")).status).toBe(405);
  // A download manager cancels the browser's request and sends its own.
  await (await download()).body?.cancel();
  const response = await download();
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="site-\d{4}-\d\d-\d\d\.backup"$/,
  );
  const file = join(folder, "downloaded.backup");
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
  const { rows } = await checkBackup(file);
  await expect.poll(async () => (await backups.readState()).download?.rows).toBe(rows);
  expect((await download()).status).toBe(404);

  const { id: twice } = (await (await call("POST")).json()) as { id: string };
  const both = [call("GET", `/${twice}`), call("GET", `/${twice}`)].map(async (response) =>
    (await response).arrayBuffer(),
  );
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);

  const late = (await (await call("POST")).json()) as { id: string };
  await sql`update backups set created_at = now() - interval '3 minutes' where id = ${late.id}`;
  expect((await call("GET", `/${late.id}`)).status).toBe(404);

  await close();
  await site.close();
});

test("a download that cannot be completed fails, instead of looking complete", async () => {
  const backups = start();
  const site = await startStubSite(backend, { maintenance: { backups } });
  const id = await backups.offerDownload();
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
  // The backup waits for this table, until the server stops.
  await sql.begin(async (tx) => {
    await tx`lock table public.tours`;
    const reading = fetch(`${site.url}/admin/access/backups/${id}`).then((response) =>
      response.arrayBuffer(),
    );
    await expect
      .poll(
        () => tx`select from pg_locks where relation = 'public.tours'::regclass and not granted`,
      )
      .toHaveLength(1);
    const [, outcome] = await Promise.allSettled([backups.stop(), reading]);
    expect(outcome.status).toBe("rejected");
  });
  await close();
  await site.close();
});

test("the site stops although a query of the backups never ends", async () => {
  const asked = Promise.withResolvers<void>();
  const lost = createClient<Database>(siteUrl, "key", {
    global: {
      fetch() {
        asked.resolve();
        return new Promise(() => {});
      },
    },
  });
  const env = parseEnv({ DATA_DIR: dataDir });
  const backups = createBackups(lost, env, { log, checkMs: 1, stopMs: 1 });
  await asked.promise;
  await backups.stop();
});
