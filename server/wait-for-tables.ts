import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "./log.ts";
import { PLAIN_HEADERS } from "./security-headers.ts";

const FOR_VISITORS = "This website is being updated. Please try again in a few minutes.";
const PAUSE_MS = 3_000;

interface Options {
  log: Logger;
  listen(server: Server): Promise<void>;
  stopped: Promise<void>;
  pauseMs?: number;
}

/**
 * Responds to every request with 503 until `findOldTables` finds nothing, because pages with default
 * content would show the wrong telephone numbers. Resolves to false if the site is stopped before.
 */
export async function waitForTables(
  findOldTables: () => Promise<string | undefined>,
  { log, listen, stopped, pauseMs = PAUSE_MS }: Options,
): Promise<boolean> {
  // A project that cannot be asked does not hold up the start.
  let reason = await findOldTables().catch(() => undefined);
  if (!reason) return true;
  log.error(reason);
  const server = createServer(({ url }, response) => {
    const [type, body] = url?.startsWith("/healthz")
      ? ["application/json", JSON.stringify({ status: "unavailable", reason })]
      : ["text/plain; charset=utf-8", FOR_VISITORS];
    const headers = { "cache-control": "no-store", "retry-after": "60", "content-type": type };
    response.writeHead(503, { ...PLAIN_HEADERS, ...headers }).end(body);
  });
  await listen(server);
  const stop = new AbortController();
  void stopped.then(() => stop.abort());
  while (reason && !stop.signal.aborted) {
    await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => {});
    if (!stop.signal.aborted) reason = await findOldTables().catch(() => reason);
  }
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
  return !reason;
}
