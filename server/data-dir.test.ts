import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "./data-dir.ts";

const module = join(import.meta.dirname, "data-dir.ts");
const lock = `import(${JSON.stringify(module)}).then((m) => m.lockDataDir(process.argv[1]))`;

let dataDir: string;
let owner: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "agency-lock-"));
});
afterEach(() => {
  owner?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

/** A child process locks the folder and runs `next`. The shell script `around` starts the child. */
async function lockElsewhere(next: string, around = '"$@"'): Promise<number> {
  const program = [process.execPath, "-e", `${lock}.then(() => ${next})`, dataDir];
  owner = spawn("sh", ["-c", around, "sh", ...program], { stdio: "inherit" });
  const file = join(dataDir, "lock");
  await expect.poll(() => existsSync(file)).toBe(true);
  return (JSON.parse(readFileSync(file, "utf8")) as { pid: number }).pid;
}

test("a data folder that a running process uses is refused, with the process id", async () => {
  const pid = await lockElsewhere("setTimeout(() => {}, 60_000)", 'exec "$@"');
  expect(() => lockDataDir(dataDir)).toThrow(`in use by another running site (process ${pid})`);
});

test("a data folder is free after it is unlocked", () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow("in use");
  unlock();
  lockDataDir(dataDir)();
});

test("a killed process does not lock the folder, even while it is a zombie", async () => {
  // The shell becomes `sleep`, which reaps no children, so the killed process stays a zombie.
  const pid = await lockElsewhere('process.kill(process.pid, "SIGKILL")', '"$@" & exec sleep 60');
  const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8");
  if (existsSync("/proc")) await expect.poll(() => stat()).toContain(") Z ");
  lockDataDir(dataDir)();
});

test("a process id that now belongs to another process does not lock the folder", () => {
  writeFileSync(join(dataDir, "lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
  lockDataDir(dataDir)();
});
