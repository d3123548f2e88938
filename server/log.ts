import { type Logger, pino } from "pino";
import pretty from "pino-pretty";
import type { Env } from "./env.ts";

export type { Logger };

const FLUSH_MS = 100;

/** Logs one JSON line per event, or readable text if stdout is a terminal. */
export function createLog(level: Env["logLevel"]): Logger {
  const options = {
    level,
    base: null,
    redact: ["password", "token", "authorization", "apikey"],
  };
  if (level === "silent") return pino(options);
  if (process.stdout.isTTY) {
    return pino(options, pretty({ translateTime: "HH:MM:ss", sync: true }));
  }
  // Buffered and asynchronous, so that a slow reader of stdout does not delay responses.
  const stdout = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => stdout.flush(), FLUSH_MS).unref();
  return pino(options, stdout);
}

/** Resolves when every line so far is written; call it before `process.exit`. */
export function flushed(log: Logger): Promise<void> {
  // Ignores errors: if the output is a pipe, syncing fails, but all lines have been written.
  return new Promise((resolve) => log.flush(() => resolve()));
}
