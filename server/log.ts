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
  if (level === "silent") return pino(options);
  if (process.stdout.isTTY) {
    return pino(options, pretty({ ignore: "pid,hostname", translateTime: "HH:MM:ss", sync: true }));
  }
  // Buffered, because a system call for each request is slow. Written synchronously: an
  // asynchronous write that is under way at exit would be lost.
  const stdout = pino.destination({ dest: 1, sync: true, minLength: 4096 });
  setInterval(() => stdout.flush(), FLUSH_MS).unref();
  process.once("exit", () => stdout.flushSync());
  return pino(options, stdout);
}
