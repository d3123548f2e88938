import { type Logger, pino } from "pino";
import pretty from "pino-pretty";
import type { Env } from "./env.ts";

export type { Logger };

const FLUSH_MS = 100;

/** One structured line per event; readable text when a person watches the terminal. */
export function createLog(level: Env["logLevel"]): Logger {
  const options = {
    level,
    base: null,
    redact: ["password", "token", "authorization", "apikey"],
  };
  if (process.stdout.isTTY) {
    return pino(options, pretty({ ignore: "pid,hostname", translateTime: "HH:MM:ss", sync: true }));
  }
  // Buffered, because a system call per request is slow; pino itself flushes it at exit.
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => stdout.flush(), FLUSH_MS).unref();
  return pino(options, stdout);
}
