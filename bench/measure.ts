import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../app/supabase/database.types.ts";
import { languages, pathIn } from "../app/ui/languages.ts";
import { ADMIN_EMAIL, PASSWORD } from "../tests/database/database.ts";

export interface BenchSite {
  url: string;
  dataDir: string;
  pid: number;
  stop(): Promise<void>;
}

export const PUBLIC_PATHS = [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tours",
  "/tour/domestic/kerala-backwaters",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/not-found",
];

/** The public pages in all languages, for a site of `startInAllLanguages`. */
export const PATHS_IN_ALL_LANGUAGES = languages.flatMap((language) =>
  PUBLIC_PATHS.map((path) => pathIn(language, path)),
);

export const PHONE = { width: 390, height: 844 };
export const BROWSER = process.env.BROWSER_PATH || "/usr/bin/chromium";

const children = new Set<ChildProcess>();

/** Starts a child process that is killed when this process exits. */
export function startChild(...parameters: Parameters<typeof spawn>): ChildProcess {
  const child = spawn(...parameters);
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

process.once("exit", () => {
  for (const child of children) child.kill("SIGTERM");
});
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => process.exit(1));
}

/** A new folder, which `stop` of its site removes. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "bench-site-"));
}

/** Starts the production build, by default with a new data folder. Run `npm run build` first. */
export async function startSite(options: {
  port: number;
  dataDir?: string;
  env?: Record<string, string>;
}): Promise<BenchSite> {
  const dataDir = options.dataDir ?? newDataDir();
  const url = `http://127.0.0.1:${options.port}`;
  const child = startChild(
    process.execPath,
    ["--max-semi-space-size=4", "--max-old-space-size=512", "server/index.ts"],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(options.port),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: "warn",
        MALLOC_ARENA_MAX: "2",
        ...options.env,
      },
    },
  );
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) {
      throw new Error("the site did not start; run `npm run build` first");
    }
    await delay(20);
  }
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the production build with Tamil and Hindi shown to visitors. */
export async function startInAllLanguages(options: { port: number }): Promise<BenchSite> {
  const site = await startSite(options);
  const operator = await signInOperator(site);
  await operator
    .from("company_info")
    .update({ tamil: "public", hindi: "public" })
    .not("id", "is", null)
    .throwOnError();
  for (const language of languages) {
    while (!(await fetch(site.url + pathIn(language, "/"))).ok) await delay(20);
  }
  return site;
}

function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Runs a script of `scripts/` with these settings. */
export async function runScript(name: string, args: string[], env: Record<string, string>) {
  const began = performance.now();
  const child = startChild(process.execPath, [join("scripts", `${name}.ts`), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const [status] = (await once(child, "close")) as [number | null];
  return { isDone: status === 0, said: said.trim(), ms: performance.now() - began };
}

export async function signInOperator(site: BenchSite) {
  const secrets = readFileSync(join(site.dataDir, "secrets.json"), "utf8");
  const { publishableKey } = JSON.parse(secrets) as { publishableKey: string };
  const client = createClient<Database>(site.url, publishableKey, {
    auth: { persistSession: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: ADMIN_EMAIL,
    password: PASSWORD,
  });
  if (error) throw error;
  return client;
}

/** Runs `work` while a visitor opens page after page. */
export async function whileVisited<T>(site: BenchSite, work: () => Promise<T>) {
  const began = performance.now();
  let isRunning = true;
  let slowest = 0;
  let failed = 0;
  const visits = (async () => {
    for (let visit = 0; isRunning; visit++) {
      for (const path of [visit % 2 ? "/" : `/tours?q=${visit} days`, "/healthz"]) {
        const opened = performance.now();
        await page(site, path).catch(() => failed++);
        slowest = Math.max(slowest, performance.now() - opened);
      }
      await delay(100);
    }
  })();
  const result = await work().finally(() => {
    isRunning = false;
  });
  const ms = performance.now() - began;
  await visits;
  return { result, ms, slowest, failed };
}

export async function page(site: BenchSite, path: string): Promise<string> {
  const response = await fetch(site.url + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: BROWSER,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints a Markdown table, ready for bench/README.md. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  console.log(`\n${title}\n`);
  console.log([line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n"));
}

/** The memory (PSS) of a process and its descendants in MB. PSS counts shared memory once. */
export function memory(pid: number): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // The process ended meanwhile.
    }
  }
  const family = new Set([pid]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [child, parent] of parents) {
      if (family.has(parent) && !family.has(child)) grown = Boolean(family.add(child));
    }
  }
  let kilobytes = 0;
  for (const member of family) {
    try {
      const rollup = readFileSync(`/proc/${member}/smaps_rollup`, "utf8");
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // The process ended meanwhile.
    }
  }
  return kilobytes / 1000;
}
