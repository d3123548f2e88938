import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "./log.ts";

/** One line for each request when its answer has been sent. Queries stay out: they may hold names. */
export function logRequests(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  if (!log.isLevelEnabled("info")) return;
  const began = performance.now();
  response.once("close", () => {
    log.info(
      {
        method: request.method,
        path: shownPath(request.url ?? ""),
        status: response.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
      },
      "request",
    );
  });
}

/** Without the query, of a length to read, and without signs that a terminal would obey. */
function shownPath(url: string): string {
  return url
    .replace(/\?.*$/s, "")
    .slice(0, 200)
    .replace(/[^\x20-\x7e]/g, "?");
}
