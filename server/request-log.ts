import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Logger, tellOf } from "./log.ts";

interface Answered {
  method: string | undefined;
  url: string;
  status: number;
  /** When it was sent, in ms since 1970. */
  at: number;
  tookMs: number;
}

const AT_ONCE = 100;
const WITHIN_MS = 50;

/**
 * The line that every request has in the log. In: the server, whose last lines are written when it
 * closes or the process ends. Out: what to call when an answer has been sent; `began` is by
 * `performance.now()`. Lines are written a hundred together, or what has come in a twentieth of a
 * second: between two requests each one costs an answer five times as much.
 */
export function createRequestLog(
  log: Logger,
  server: Server,
): (request: IncomingMessage, response: ServerResponse, began: number) => void {
  if (!log.isLevelEnabled("info")) return () => {};
  let waiting: Answered[] = [];
  function write() {
    const answers = waiting;
    waiting = [];
    for (const { method, url, status, at, tookMs } of answers) {
      const ms = Math.round(tookMs * 10) / 10;
      tellOf(at, () => log.info({ method, path: shownPath(url), status, ms }, "request"));
    }
  }
  const timer = setInterval(write, WITHIN_MS).unref();
  // Before the log's own last write.
  process.prependOnceListener("exit", write);
  server.once("close", () => {
    clearInterval(timer);
    process.removeListener("exit", write);
    write();
  });
  return ({ method, url = "" }, { statusCode }, began) => {
    waiting.push({
      method,
      url,
      status: statusCode,
      at: Date.now(),
      tookMs: performance.now() - began,
    });
    if (waiting.length >= AT_ONCE) write();
  };
}

/** Without the query (it may hold names), of a length to read, and without signs that a terminal would obey. */
function shownPath(url: string): string {
  const query = url.indexOf("?");
  return (query < 0 ? url : url.slice(0, query)).slice(0, 200).replace(/[^\x20-\x7e]/g, "?");
}
