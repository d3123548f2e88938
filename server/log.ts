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
/** Bytes. Each handing over wakes a thread, which on a small machine takes its time from the answers. */
const MOST_GATHERED = 65_536;
const MOST_BYTES_OF_A_SIGN = 3;

/**
 * Lines gathered into one write instead of a system call for each answer, which costs less here than
 * in the stream; as bytes, because a text that grows line by line is walked through piece by piece in
 * the end (a tenth of an answer from memory). They are out within a twentieth of a second, and at the end
 * of the process; a warning or an error is out at once. Every log of a process shares them, or the lines of
 * two would be mixed.
 */
function gathered(): DestinationStream {
  stdout ??= openStdout();
  return stdout;
}

let stdout: DestinationStream | undefined;

function openStdout(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false });
  const lines = Buffer.alloc(MOST_GATHERED);
  let used = 0;
  function handOver(to = stream) {
    if (used > 0) to.write(lines.toString("utf8", 0, used));
    used = 0;
  }
  setInterval(() => handOver(), 50).unref();
  process.once("exit", () => {
    stream.flushSync();
    // For the thread that the stream would wake nobody waits any more.
    handOver(pino.destination({ dest: 1, sync: true }));
  });
  return {
    write(line) {
      const mostBytes = line.length * MOST_BYTES_OF_A_SIGN;
      if (used + mostBytes > MOST_GATHERED) handOver();
      if (line.startsWith(INFO_LINE) && mostBytes <= MOST_GATHERED) {
        used += lines.write(line, used);
      } else {
        handOver();
        stream.write(line);
      }
    },
  };
}
