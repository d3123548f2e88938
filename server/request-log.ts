import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type DestinationStream, symbols } from "pino";
import { INFO_LINE, type Logger } from "./log.ts";

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
 * second: between two requests each one costs an answer five times as much. They are made here, as the
 * log would make them: it takes six times as long for a line, a fourteenth of an answer from memory.
 */
export function createRequestLog(
  log: Logger,
  server: Server,
): (request: IncomingMessage, response: ServerResponse, began: number) => void {
  if (!log.isLevelEnabled("info")) return () => {};
  const out = streamOf(log);
  let waiting: Answered[] = [];
  function write() {
    const answers = waiting;
    waiting = [];
    for (const answered of answers) out.write(lineOf(answered));
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

/** Where the log writes its lines: no public method says it, but this symbol is public. */
function streamOf(log: Logger): DestinationStream {
  return (log as Logger & Record<typeof symbols.streamSym, DestinationStream>)[symbols.streamSym];
}

function lineOf({ method, url, status, at, tookMs }: Answered): string {
  const path = JSON.stringify(shownPath(url));
  const ms = Math.round(tookMs * 10) / 10;
  return `${INFO_LINE},"time":${at},"method":"${method}","path":${path},"status":${status},"ms":${ms},"msg":"request"}\n`;
}

/** Without the query (it may hold names), of a length to read, and without signs that a terminal would obey. */
function shownPath(url: string): string {
  const query = url.indexOf("?");
  return (query < 0 ? url : url.slice(0, query)).slice(0, 200).replace(/[^\x20-\x7e]/g, "?");
}
