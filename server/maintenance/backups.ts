import { readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { agencyToday, toAgencyTime } from "../../app/editing/agency-time.ts";
import type { BackupState, FinishedBackup } from "../../app/features/backup/backup-state.ts";
import type { Client, Row, Update } from "../../app/supabase/types.ts";
import { DAY_MS } from "../../app/ui/dates.ts";
import { makeFolder } from "../data-dir.ts";
import type { Env } from "../env.ts";
import type { Logger } from "../log.ts";
import type { MailQueue } from "../mail-queue.ts";
import { messageOf, StartError } from "../start-error.ts";
import {
  backupName,
  earlierName,
  nightlyBackups,
  outdatedBackups,
  unfinishedBackups,
} from "./backup-retention.ts";
import { inTime } from "./in-time.ts";
import { startBackup } from "./start-backup.ts";

const CHECK_MS = 60_000;
const HOUR_MS = 3_600_000;
/** After midnight at the agency. */
const NIGHTLY_BACKUP_AT_MS = 3 * HOUR_MS;
const MAX_BACKUP_MS = 3 * HOUR_MS;
/** Longer than the longest backup, so that no second server starts the same one. */
const CLAIM_MS = MAX_BACKUP_MS + HOUR_MS / 4;
const RETRY_MS = HOUR_MS;
const MAX_TRIES = 24;
const LINK_MS = 2 * 60_000;
const STOP_MS = 5_000;
const REMINDER_MS = 7 * DAY_MS;
const ROWS_KEPT_MS = 400 * DAY_MS;
/** Stays free on the disk of the backups. */
const FREE_KB = 200_000;

type StoredBackup = Row<"backups">;

export interface Backups {
  readState(): Promise<BackupState>;
  /** Returns the id of a download, with which it can be opened within two minutes, until one is complete. */
  offerDownload(): Promise<string>;
  /** Undefined if the id is unknown, used or too old. The stream fails if the backup does. */
  openDownload(id: string): Promise<{ name: string; content: ReadableStream } | undefined>;
  stop(): Promise<void>;
}

interface Options {
  log: Logger;
  mails?: MailQueue | undefined;
  checkMs?: number;
  stopMs?: number;
}

/** Makes a backup every night, and offers downloads, until it is stopped. */
export function createBackups(
  service: Client,
  env: Env,
  { log, mails, checkMs = CHECK_MS, stopMs = STOP_MS }: Options,
): Backups {
  const isOwnFolder = env.backupDir !== undefined;
  const folder = env.backupDir ?? join(env.dataDir, "backups");
  const isOnlyServer = env.backend.kind === "embedded";
  /** Several app servers on one database have one folder only if the operator has chosen it. */
  const hasAllFiles = isOwnFolder || isOnlyServer;
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const rows = () => service.from("backups");
  const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

  async function update(id: string, values: Update<"backups">): Promise<void> {
    await rows().update(values).eq("id", id).throwOnError();
  }

  /** Ignores a later night, of a clock that was ahead: until then, no backup would be due. */
  async function readLatest(): Promise<StoredBackup | null> {
    const { data } = await rows()
      .select()
      .eq("kind", "nightly")
      .lte("night", nightOf(Date.now()))
      .order("night", { ascending: false })
      .limit(1)
      .maybeSingle()
      .throwOnError();
    return data;
  }

  async function readFinished(kinds: StoredBackup["kind"][]): Promise<FinishedBackup | null> {
    const { data } = await rows()
      .select("finished_at, row_count, kilobytes")
      .in("kind", kinds)
      .lte("finished_at", fromNow(0))
      .order("finished_at", { ascending: false })
      .limit(1)
      .maybeSingle()
      .throwOnError();
    if (!data?.finished_at) return null;
    const { finished_at: at, row_count, kilobytes } = data;
    return { at, rows: row_count ?? 0, kilobytes: kilobytes ?? 0 };
  }

  /** Since when this site makes backups. */
  async function readOrStoreStart(): Promise<string> {
    const read = () => rows().select("created_at").eq("kind", "start").maybeSingle().throwOnError();
    const stored = await read();
    // Another server may store it at the same time.
    if (!stored.data) await rows().insert({ kind: "start" });
    const start = stored.data?.created_at ?? (await read()).data?.created_at ?? fromNow(0);
    if (Date.parse(start) <= Date.now() + HOUR_MS) return start;
    const created_at = fromNow(0);
    await rows().update({ created_at }).eq("kind", "start").throwOnError();
    return created_at;
  }

  let isFirstCheck = true;

  /** Makes the backup of the night if it is due, or if a start finds its file gone. Later, reports that it is gone. */
  async function makeIfDue(): Promise<void> {
    const night = nightOf(Date.now());
    const latest = await readLatest();
    const before = latest?.night ?? nightOf(Date.parse(await readOrStoreStart()));
    if (before < night) {
      await makeBackup(await claimNight(night));
    } else if (latest && !latest.finished_at) {
      if (isDue(latest)) await makeBackup(await claimAgain(latest));
    } else if (latest && hasAllFiles) {
      const name = backupName(before);
      const { files, problem } = await readFolder();
      if (files.some((file) => file.name === name)) return;
      // BACKUP_DIR has changed, or the site was restored into a new folder.
      if (isFirstCheck) await makeBackup(await claimAgain(latest));
      else await reportFailure(latest, problem ?? `${name} is no longer in ${folder}.`);
    }
  }

  /** Several servers can claim the same night. Only one of them gets the row. */
  async function claimNight(night: string): Promise<StoredBackup | undefined> {
    const row = { kind: "nightly", night, tries: 1, try_at: fromNow(CLAIM_MS) } as const;
    const { data } = await rows()
      .upsert(row, { onConflict: "night", ignoreDuplicates: true })
      .select()
      .throwOnError();
    return data[0];
  }

  function isDue({ tries, try_at, failure }: StoredBackup): boolean {
    if (tries >= MAX_TRIES) return false;
    const waitMs = Date.parse(try_at) - Date.now();
    if (!isFirstCheck) return waitMs <= 0;
    // After a restart a failed backup is due at once: the operator may have mended the cause. A longer wait means that
    // another server is making it, or that the only server was killed meanwhile.
    return isOnlyServer || waitMs <= (failure === null ? 0 : RETRY_MS);
  }

  async function claimAgain({ id, tries, finished_at }: StoredBackup) {
    const { data } = await rows()
      .update({ finished_at: null, tries: tries + 1, try_at: fromNow(CLAIM_MS) })
      .eq("id", id)
      .eq("tries", tries)
      .filter("finished_at", finished_at ? "eq" : "is", finished_at)
      .select()
      .throwOnError();
    return data[0];
  }

  /** Does nothing if another server has claimed the row. */
  async function makeBackup(row: StoredBackup | undefined): Promise<void> {
    if (!row) return;
    try {
      const name = backupName(row.night ?? "");
      const file = join(folder, name);
      await prepareFolder();
      await refuseFullDisk();
      // On a later try, the file can be of this site: its row was not updated.
      if (row.kilobytes === null && row.tries <= 1) await keepEarlier(name);
      const limit = AbortSignal.any([stopped, AbortSignal.timeout(MAX_BACKUP_MS)]);
      const row_count = await startBackup(env, file, limit).rows;
      const kilobytes = await inTime(folder, () => kilobytesOf(file));
      await update(row.id, { finished_at: fromNow(0), row_count, kilobytes, failure: null });
      log.info({ rows: row_count, kilobytes }, "the nightly backup was made");
    } catch (error) {
      if (stopped.aborted) {
        // The next start makes it at once.
        await update(row.id, { tries: row.tries - 1, try_at: fromNow(0) });
        return;
      }
      log.error({ err: error }, "the nightly backup failed");
      await reportFailure(row, messageOf(error));
      return;
    }
    await removeOutdated();
  }

  /** Renames the backup of a site whose copy this is: with the same folder, both have a file of this name. */
  async function keepEarlier(name: string): Promise<void> {
    await inTime(folder, async () => {
      const files = await readdir(folder);
      if (!files.includes(name)) return;
      const earlier = earlierName(name, files);
      await rename(join(folder, name), join(folder, earlier));
      log.warn(`${name} in ${folder} is not of this site: it is now ${earlier}`);
    });
  }

  async function removeOutdated(): Promise<void> {
    await inTime(folder, async () => {
      const files = await readdir(folder);
      for (const name of [...outdatedBackups(files), ...unfinishedBackups(files)]) {
        await rm(join(folder, name), { force: true });
      }
    });
    await rows()
      .delete()
      .neq("kind", "start")
      .lt("created_at", fromNow(-ROWS_KEPT_MS))
      .throwOnError();
  }

  /** The operators are notified once a night, by a mail with the id of the row. */
  async function reportFailure({ id, finished_at }: StoredBackup, failure: string): Promise<void> {
    await rows()
      .update({ failure, finished_at: null, try_at: fromNow(RETRY_MS) })
      .eq("id", id)
      // Another server may have reported it since, or made the backup.
      .filter("finished_at", finished_at ? "eq" : "is", finished_at)
      .throwOnError();
    await mails?.post("backup", id, id);
  }

  /** Never creates the operator's own folder, because its disk may not be mounted. */
  async function prepareFolder(): Promise<void> {
    if (!isOwnFolder) makeFolder(folder);
    try {
      await inTime(folder, () => readdir(folder));
    } catch (error) {
      throw new StartError(folderProblem(error) ?? messageOf(error));
    }
  }

  async function refuseFullDisk(): Promise<void> {
    const { kilobytes = 0 } = (await readFinished(["nightly"])) ?? {};
    const { bavail, bsize } = await inTime(folder, () => statfs(folder));
    const free = Math.round((bavail * bsize) / 1024);
    if (free - kilobytes > FREE_KB) return;
    throw new StartError(`The disk of ${folder} has only ${Math.round(free / 1024)} MB left.`);
  }

  /** The backups there, or why the folder cannot be read. */
  async function readFolder(): Promise<Pick<BackupState, "files" | "problem">> {
    try {
      const files = await inTime(folder, async () => {
        const found: BackupState["files"] = [];
        // One after the other, so that a folder that hangs keeps one thread.
        for (const name of nightlyBackups(await readdir(folder))) {
          // Another server can have removed it since, or its disk is missing.
          const kilobytes = await kilobytesOf(join(folder, name)).catch(() => null);
          if (kilobytes !== null) found.push({ name, kilobytes });
        }
        return found;
      });
      return { files, problem: null };
    } catch (error) {
      return { files: [], problem: folderProblem(error) };
    }
  }

  function folderProblem(error: unknown): string | null {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) return messageOf(error);
    if (code !== "ENOENT") return `The folder ${folder} cannot be read (${code}).`;
    // Only the operator's own folder must exist before the first backup.
    return isOwnFolder ? `There is no folder ${folder}.` : null;
  }

  async function readState(): Promise<BackupState> {
    const [{ files, problem }, latest, nightly, download, start] = await Promise.all([
      readFolder(),
      readLatest(),
      readFinished(["nightly"]),
      readFinished(["download", "command"]),
      readOrStoreStart(),
    ]);
    const outside = [download?.at, isOwnFolder ? nightly?.at : undefined];
    const since = Math.max(Date.parse(start), ...outside.map((at) => (at ? Date.parse(at) : 0)));
    return {
      folder,
      isOwnFolder,
      nightly,
      download,
      problem: problem ?? problemOf(latest),
      remindsSince: Date.now() - since > REMINDER_MS ? new Date(since).toISOString() : null,
      files,
    };
  }

  function problemOf(latest: StoredBackup | null): string | null {
    if (!latest || latest.finished_at) return null;
    if (latest.failure) return latest.failure;
    const isLate = Date.now() - Date.parse(latest.try_at) > CLAIM_MS;
    return isLate ? "The backup of the last night is missing." : null;
  }

  async function openDownload(id: string) {
    // A download manager cancels the browser's request and repeats it.
    const { data } = await rows()
      .select("id")
      .eq("id", id)
      .eq("kind", "download")
      .is("finished_at", null)
      .gt("created_at", fromNow(-LINK_MS))
      .maybeSingle()
      .throwOnError();
    if (!data) return undefined;
    const stream = Readable.from(download(id), { objectMode: false });
    const name = backupName(agencyToday());
    return { name, content: Readable.toWeb(stream) as ReadableStream };
  }

  async function* download(id: string): AsyncGenerator<Buffer> {
    const ending = new AbortController();
    const backup = startBackup(env, undefined, AbortSignal.any([stopped, ending.signal]));
    backup.rows.catch((error: unknown) => log.warn({ err: error }, "a download of a backup ended"));
    let bytes = 0;
    try {
      for await (const chunk of backup.content as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield chunk;
      }
      const row_count = await backup.rows;
      const kilobytes = Math.ceil(bytes / 1024);
      const { data } = await rows()
        .update({ finished_at: fromNow(0), row_count, kilobytes })
        .eq("id", id)
        .is("finished_at", null)
        .select("id")
        .throwOnError();
      // If two run at once, the later one fails, so a link gives one complete backup.
      if (data.length === 0) throw new Error("this download is already complete");
    } finally {
      ending.abort();
    }
  }

  let checking = Promise.resolve();
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    checking = makeIfDue()
      .catch((error: unknown) => log.warn({ err: error }, "the nightly backup cannot be checked"))
      .finally(() => {
        isFirstCheck = false;
        isChecking = false;
      });
  }, checkMs).unref();

  return {
    readState,
    async offerDownload() {
      const { data } = await rows()
        .insert({ kind: "download" })
        .select("id")
        .single()
        .throwOnError();
      return data.id;
    },
    openDownload,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      // If its connection is lost, a query may never end (porsager/postgres#1192).
      const ended = new AbortController();
      const limit = delay(stopMs, undefined, { signal: ended.signal }).catch(() => {});
      await Promise.race([checking, limit]);
      ended.abort();
    },
  };
}

/** The day (yyyy-mm-dd) whose backup is the latest that is due. */
function nightOf(moment: number): string {
  return toAgencyTime(new Date(moment - NIGHTLY_BACKUP_AT_MS).toISOString()).slice(0, 10);
}

async function kilobytesOf(file: string): Promise<number> {
  return Math.ceil((await stat(file)).size / 1024);
}
