import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { z } from "zod";
import type { Health } from "../../app/features/backup/backup-state.ts";
import type { Backend } from "../backend/backend.ts";
import type { Env } from "../env.ts";
import type { MailQueue } from "../mail-queue.ts";
import { MB } from "../megabyte.ts";
import { inTime } from "./in-time.ts";

export type ReadHealth = () => Promise<Health>;

const root = new URL("../../", import.meta.url);

export function createHealth(
  { dataDir, backupDir }: Env,
  readDatabaseBytes: Backend["readDatabaseBytes"],
  mails: MailQueue | undefined,
): ReadHealth {
  const release = readRelease();
  return async () => {
    const folders = backupDir ? [dataDir, backupDir] : [dataDir];
    const [bytes, ...disks] = await Promise.all([readDatabaseBytes?.(), ...folders.map(diskOf)]);
    return {
      disks: disks.flat(),
      databaseMb: bytes === undefined ? null : Math.ceil(bytes / MB),
      mail: {
        isOn: mails !== undefined,
        failure: (await mails?.readFailure()) ?? null,
        lastFailure: (await mails?.readLastFailure()) ?? null,
      },
      release,
    };
  };
}

/** Empty if the folder is missing or does not respond. */
async function diskOf(folder: string): Promise<Health["disks"]> {
  try {
    const { bavail, blocks, bsize } = await inTime(folder, () => statfs(folder));
    const inMb = (count: number) => Math.floor((count * bsize) / MB);
    return [{ folder, freeMb: inMb(bavail), totalMb: inMb(blocks) }];
  } catch {
    return [];
  }
}

/** The version, and what CHANGELOG.md says that an upgrade to it needs. */
function readRelease(): Health["release"] {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
  return { version, notes: upgradeNotes(read("CHANGELOG.md"), version) };
}

/** The entries below "Upgrading" of the version, or of "Unreleased" if the version has no section. */
export function upgradeNotes(changelog: string, version: string): string[] {
  const sections = changelog.split(/^## /m).slice(1);
  const section =
    sections.find((text) => text.startsWith(`[${version}]`)) ??
    sections.find((text) => text.startsWith("[Unreleased]")) ??
    "";
  const [, upgrading = ""] = section.split(/^### Upgrading\n/m);
  const [entries = ""] = upgrading.split(/^### /m);
  return entries
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, " ").replaceAll("`", "").trim());
}

function read(name: string): string {
  return readFileSync(new URL(name, root), "utf8");
}
