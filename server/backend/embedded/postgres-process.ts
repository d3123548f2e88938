import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../../log.ts";
import {
  commandOf,
  hasProc,
  MAX_SOCKET_PATH,
  shutDownPostgres,
  usesUnixSocket,
} from "../../platform.ts";
import { StartError } from "../../start-error.ts";
import {
  type Cluster,
  clusterFolder,
  openCluster,
  passwordFile,
  reasonIn,
} from "./postgres-cluster.ts";

/** How the driver connects. */
export interface DatabaseConnection {
  url: string;
  /** The path of the socket, if the database listens on one. */
  path?: string;
}

export interface PostgresProcess {
  socketDir: string;
  connection: DatabaseConnection;
  stop(): Promise<void>;
}

interface StartOptions {
  say(message: string): void;
  log: Logger;
  settings?: Record<string, string>;
}

const PORT = 5432;
const SOCKET_DIR = "agency-db-";

const MAX_PAUSE_MS = 2_000;

/** Starts the database in `dataDir`, and restarts it after a crash. Throws StartError. */
export async function startPostgres(
  dataDir: string,
  { say, log, settings = {} }: StartOptions,
): Promise<PostgresProcess> {
  const cluster = await openCluster(dataDir, say);
  const [, , , , oldSocketDir = ""] = readLines(join(cluster.dataDir, "postmaster.pid"));
  await stopOrphan(cluster);
  if (oldSocketDir.startsWith(join(tmpdir(), SOCKET_DIR))) {
    rmSync(oldSocketDir, { recursive: true, force: true });
  }
  const socketDir = makeSocketDir();
  // Another PostgreSQL can already use the usual port.
  const chosen = usesUnixSocket ? settings : { port: String(await freePort()), ...settings };
  if (cluster.uid !== undefined) chownSync(socketDir, cluster.uid, cluster.gid ?? cluster.uid);
  let child: ChildProcess;
  try {
    child = await launch(cluster, socketDir, chosen);
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
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        await stopOrphan(cluster);
        child = await launch(cluster, socketDir, chosen);
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
    connection: connectionTo(cluster.dataDir),
    async stop() {
      isStopping = true;
      await restart;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        shutDownPostgres(child.pid ?? 0, cluster.binaries.pg_ctl, cluster.dataDir);
        await ended;
      }
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Throws StartError. */
function makeSocketDir(): string {
  const folder = tmpdir();
  const longest = join(folder, `${SOCKET_DIR}123456`, `.s.PGSQL.${PORT}`);
  if (usesUnixSocket && Buffer.byteLength(longest) > MAX_SOCKET_PATH) {
    throw new StartError(
      `The folder for temporary files has too long a path for the database's socket: ${folder}. Set TMPDIR to a shorter one, for example TMPDIR=/tmp.`,
    );
  }
  try {
    return mkdtempSync(join(folder, SOCKET_DIR));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    throw new StartError(
      `The folder for temporary files cannot be used: ${folder} (${code}). Create it, or set TMPDIR to another one.`,
    );
  }
}

/** How to connect to the database that a running site has started in `dataDir`. */
export function runningDatabase(dataDir: string): DatabaseConnection | undefined {
  const folder = clusterFolder(dataDir);
  const lines = readLines(join(folder, "postmaster.pid"));
  if (!isPostgresOf(Number(lines[0]), folder) || lines[7]?.trim() !== "ready") return undefined;
  return connectionTo(folder);
}

/** Reads the port and the folder of the socket from the pid file. */
function connectionTo(dataDir: string): DatabaseConnection {
  const [, , , port = "", socketDir = ""] = readLines(join(dataDir, "postmaster.pid"));
  if (usesUnixSocket) {
    const path = join(socketDir, `.s.PGSQL.${port}`);
    return { url: "postgres://postgres@localhost/postgres", path };
  }
  const [password] = readLines(passwordFile(dataDir));
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

/** Stops a database that a killed site left running, and removes its pid file. */
async function stopOrphan({ dataDir, binaries }: Cluster): Promise<void> {
  const pidFile = join(dataDir, "postmaster.pid");
  const pid = Number(readLines(pidFile)[0]);
  if (!pid) return;
  if (isPostgresOf(pid, dataDir)) {
    shutDownPostgres(pid, binaries.pg_ctl, dataDir);
    await until(() => !isPostgresOf(pid, dataDir), 10_000);
    if (isPostgresOf(pid, dataDir)) process.kill(pid, "SIGQUIT");
    await until(() => !isPostgresOf(pid, dataDir), 5_000);
  }
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

function isPostgresOf(pid: number, dataDir: string): boolean {
  return `${commandOf(pid)} `.includes(` ${dataDir} `);
}

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
  cluster: Cluster,
  socketDir: string,
  extra: Record<string, string>,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: usesUnixSocket ? "" : "127.0.0.1",
    port: String(PORT),
    unix_socket_directories: usesUnixSocket ? socketDir : "",
    unix_socket_permissions: "0700",
    shared_buffers: "32MB",
    max_connections: "40",
    max_wal_size: "256MB",
    wal_level: "replica",
    jit: "off",
    log_min_messages: "fatal",
    logging_collector: "off",
    ...extra,
  };
  const [command, args] = cluster.wrap(cluster.binaries.postgres, [
    "-D",
    cluster.dataDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const child = spawn(command, args, {
    uid: cluster.uid,
    gid: cluster.gid,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    // Ctrl-C must reach only the site, which then shuts down the database cleanly.
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
      reject(new StartError(`The database did not start: ${reasonIn(output)}`)),
    );
    void waitUntilReady(cluster.dataDir, child).then(() => resolve(child));
  });
}

/** Reads the pid file, because the socket already exists while PostgreSQL recovers from a crash. */
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
