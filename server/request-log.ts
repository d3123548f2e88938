import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";

/**
 * The line that every request has in the log, written when its answer has been sent; `began` by
 * `performance.now()`. Queries stay out: they may hold names.
 */
export function logAnswer(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  began: number,
): void {
  if (!log.isLevelEnabled("info")) return;
  const ms = Math.round((performance.now() - began) * 10) / 10;
  const path = shownPath(request.url ?? "");
  log.info({ method: request.method, path, status: response.statusCode, ms }, "request");
}

/** Without the query, of a length to read, and without signs that a terminal would obey. */
function shownPath(url: string): string {
  const query = url.indexOf("?");
  return (query < 0 ? url : url.slice(0, query)).slice(0, 200).replace(/[^\x20-\x7e]/g, "?");
}
