import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";
import type { Env } from "./env.ts";

export type { Logger };

/** One structured line per event; made readable when a person watches the terminal. */
export function createLog(level: Env["logLevel"]): Logger {
  const options = {
    level,
    base: null,
    redact: ["password", "token", "authorization", "apikey"],
  };
  if (!process.stdout.isTTY) return pino(options, gathered());
  return pino(options, pretty({ ignore: "pid,hostname", translateTime: "HH:MM:ss", sync: true }));
}

/** What a line of no more than news begins with. */
export const INFO_LINE = '{"level":30';
/** Signs. Each handing over wakes a thread, which on a small machine takes its time from the answers. */
const MOST_GATHERED = 65_536;

/**
 * Lines gathered into one write instead of a system call for each answer, which costs less here than
 * in the stream. They are out within a twentieth of a second, and at the end of the process; a warning
 * or an error is out at once. Every log of a process shares them, or the lines of two would be mixed.
 */
function gathered(): DestinationStream {
  stdout ??= openStdout();
  return stdout;
}

let stdout: DestinationStream | undefined;

function openStdout(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false });
  let lines = "";
  function handOver() {
    if (lines) stream.write(lines);
    lines = "";
  }
  setInterval(handOver, 50).unref();
  process.once("exit", () => {
    handOver();
    stream.flushSync();
  });
  return {
    write(line) {
      lines += line;
      if (lines.length > MOST_GATHERED || !line.startsWith(INFO_LINE)) handOver();
    },
  };
}
