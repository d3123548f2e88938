import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** True on Linux, where /proc is faster than `ps` and has more details. */
export const hasProc = existsSync("/proc/self/stat");

/** The start time as the system writes it. Undefined if the process has ended or is a zombie. */
export function processStart(pid: number): string | undefined {
  const { state, startedAt } = hasProc ? statOf(pid) : psOf(pid);
  return /^[ZX]/.test(state) ? undefined : startedAt;
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
