// Differences between operating systems: processes, signals and sockets.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const isWindows = process.platform === "win32";

/** True on Linux, where /proc is faster than `ps` and has more details. */
export const hasProc = existsSync("/proc/self/stat");

/** Node cannot open Unix sockets on Windows, so the database listens on 127.0.0.1 there. */
export const usesUnixSocket = !isWindows;

/** The longest path of a Unix socket, in bytes. */
export const MAX_SOCKET_PATH = process.platform === "linux" ? 107 : 103;

/** Windows sends SIGBREAK for Ctrl-Break, and SIGHUP when the console is closed. */
export const STOP_SIGNALS: NodeJS.Signals[] = isWindows
  ? ["SIGINT", "SIGBREAK", "SIGHUP"]
  : ["SIGTERM", "SIGINT", "SIGHUP"];

/** PostgreSQL's "fast shutdown": it aborts open transactions and exits cleanly. */
export function shutDownPostgres(pid: number, pgCtl: string, dataDir: string): void {
  // On Windows, a signal from another process ends PostgreSQL at once.
  if (isWindows) spawnSync(pgCtl, ["stop", "-D", dataDir, "-m", "fast", "-W"]);
  else process.kill(pid, "SIGINT");
}

/** The start time as the system writes it. Undefined if the process has ended or is a zombie. */
export function processStart(pid: number): string | undefined {
  const { state, startedAt } = hasProc ? statOf(pid) : isWindows ? taskOf(pid) : psOf(pid);
  return /^[ZX]/.test(state) ? undefined : startedAt;
}

/** The arguments of a process, in one text. Empty for an ended process or a zombie. */
export function commandOf(pid: number): string {
  if (isWindows) {
    return fromPowerShell(`(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`);
  }
  if (!hasProc) {
    const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
    return stdout ?? "";
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startedAt: fields[19] };
  } catch {
    return { state: "", startedAt: undefined };
  }
}

function psOf(pid: number) {
  const options = ["-p", String(pid), "-o", "state=", "-o", "lstart="];
  const { stdout } = spawnSync("ps", options, { encoding: "utf8" });
  const [, state = "", startedAt] = /^(\S+)\s+(.+)$/.exec((stdout ?? "").trim()) ?? [];
  return { state, startedAt };
}

function taskOf(pid: number) {
  const startedAt = fromPowerShell(`(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`);
  return { state: "", startedAt: startedAt || undefined };
}

function fromPowerShell(command: string): string {
  const options = ["-NoProfile", "-NonInteractive", "-Command", command];
  return (spawnSync("powershell", options, { encoding: "utf8" }).stdout ?? "").trim();
}
