import type { IncomingMessage, ServerResponse } from "node:http";
import { type DestinationStream, symbols } from "pino";
import { INFO_LINE, type Logger } from "../log.ts";

/**
 * The line that every request has in the log. Out: what to call when an answer has been sent; `began`
 * is by `performance.now()`. The line is made here, letter by letter as the log would make it: the log
 * takes six times as long, a fourteenth of an answer from memory. Lines of one millisecond, on a busy day
 * thirty, begin with the same text.
 */
export function createRequestLog(
  log: Logger,
): (request: IncomingMessage, response: ServerResponse, began: number) => void {
  if (!log.isLevelEnabled("info")) return () => {};
  const out = streamOf(log);
  let time = 0;
  let beginning = "";
  return ({ method, url = "" }, { statusCode }, began) => {
    const now = Date.now();
    if (now !== time) beginning = `${INFO_LINE},"time":${now}`;
    time = now;
    const path = JSON.stringify(shownPath(url));
    const ms = Math.round((performance.now() - began) * 10) / 10;
    out.write(
      `${beginning},"method":"${method}","path":${path},"status":${statusCode},"ms":${ms},"msg":"request"}\n`,
    );
  };
}

/** Where the log writes its lines: no public method says it, but this symbol is public. */
function streamOf(log: Logger): DestinationStream {
  return (log as Logger & Record<typeof symbols.streamSym, DestinationStream>)[symbols.streamSym];
}

/** Without the query (it may hold names), of a length to read, and without signs that a terminal would obey. */
function shownPath(url: string): string {
  const query = url.indexOf("?");
  return (query < 0 ? url : url.slice(0, query)).slice(0, 200).replace(/[^\x20-\x7e]/g, "?");
}
