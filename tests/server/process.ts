import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";

export const OPERATOR = { email: "admin@example.com", password: "a-good-password" };

export interface SiteProcess {
  url: string;
  pid: number;
  output(): string;
  /** The status of /healthz; 0 when nothing responds. */
  health(): Promise<number>;
  databasePid(): number;
  /** Null while the site runs. */
  exitCode(): number | null;
  publishableKey(): string;
  client(): Client;
  signedIn(): Promise<Client>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

interface Options {
  env?: Record<string, string>;
  /** A command that starts the site, for example one that drops rights first. */
  through?: string[];
  /** The script to run instead of site-process.ts. */
  script?: string | undefined;
  /** The folder of another build of the site. */
  cwd?: string;
  /** The name under which the site is called, by default 127.0.0.1. */
  host?: string;
  /** Starts a new process group, as a terminal does. */
  isGroup?: boolean;
  /** The status of /healthz to wait for: 200 by default, 503 if the backend is down. */
  healthyIs?: number;
  /** How long the start may take. Just below the limit of a hook, so that a failure shows the output. */
  patienceMs?: number;
}

const SCRIPT = join(import.meta.dirname, "site-process.ts");

export function temporaryFolder(name = "agency-data-"): string {
  return mkdtempSync(join(tmpdir(), name));
}

/** True if a test can mount a small disk. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const place = temporaryFolder("agency-mount-");
  const can = spawnSync("mount", ["-t", "tmpfs", "tmpfs", place]).status === 0;
  if (can) spawnSync("umount", [place]);
  rmSync(place, { recursive: true, force: true });
  return can;
}

export function spawnSite(dataDir: string, port: number, options: Options = {}): ChildProcess {
  const [command = process.execPath, ...args] = [
    ...(options.through ?? []),
    process.execPath,
    options.script ?? SCRIPT,
  ];
  return spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_NO_WARNINGS: "1",
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
      ...options.env,
    },
    cwd: options.cwd,
    stdio: ["ignore", "pipe", "pipe"],
    detached: options.isGroup ?? false,
  });
}

/** Waits until the site responds. If it does not start, throws an error with its output. */
export async function startSiteProcess(
  dataDir: string,
  options: Options = {},
): Promise<SiteProcess> {
  const port = Number(options.env?.PORT ?? (await freePort()));
  const child = spawnSite(dataDir, port, options);
  const url = `http://${options.host ?? "127.0.0.1"}:${port}`;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-2_000_000);
    });
  }
  const health = () =>
    fetch(`${url}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
  const publishableKey = () =>
    (JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as { publishableKey: string })
      .publishableKey;
  const client = () =>
    createClient<Database>(url, publishableKey(), {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  const site: SiteProcess = {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    health,
    databasePid: () => databasePid(dataDir),
    exitCode: () => child.exitCode,
    publishableKey,
    client,
    async signedIn() {
      const admin = client();
      const { error } = await admin.auth.signInWithPassword(OPERATOR);
      if (error) throw error;
      return admin;
    },
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
  const until = Date.now() + (options.patienceMs ?? 170_000);
  while ((await health()) !== (options.healthyIs ?? 200)) {
    if (child.exitCode !== null || Date.now() > until) {
      await site.kill("SIGKILL");
      throw new Error(output);
    }
    await delay(50);
  }
  return site;
}

/** Stops the database of a killed site and deletes the folder. */
export async function removeData(dataDir: string): Promise<void> {
  try {
    process.kill(databasePid(dataDir), "SIGQUIT");
    await delay(200);
  } catch {
    // The database has already stopped.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

export async function eventually(what: string, isTrue: () => Promise<boolean>, ms = 60_000) {
  const until = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(`Timed out: ${what}`);
    await delay(50);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}
