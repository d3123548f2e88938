// Development only: Vite inside our server, on the same port, with the same backend.
import type { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** What Vite hides by itself: a list of our own takes its place. */
const HIDDEN = [".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

/**
 * Starts Vite in middleware mode; of the folder it answers what the browser's side is made of, and nothing of
 * `dataDir`. Out: how to load the server build and how to answer its files.
 */
export async function startVite(dataDir: string) {
  const vite = await keepingStopOrderly(() =>
    createServer({
      appType: "custom",
      server: {
        middlewareMode: true,
        hmr: { port: Number(process.env.HMR_PORT ?? 24_678) },
        fs: { allow: ["app", "node_modules"], deny: [...HIDDEN, `${dataDir}/**`] },
      },
    }),
  );
  return {
    loadBuild: () =>
      vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      vite.middlewares(request, response, next);
    },
    attach(_server: Server): void {},
    close: () => vite.close(),
  };
}

/**
 * The second Vite, in which React Router reads its configuration, ends the process at SIGTERM and at the
 * end of the input, before the database has been stopped: its listeners go.
 */
async function keepingStopOrderly<T>(start: () => Promise<T>): Promise<T> {
  const sources: [EventEmitter, string][] = [
    [process, "SIGTERM"],
    [process.stdin, "end"],
  ];
  const before = sources.map(([emitter, event]) => emitter.listeners(event));
  const started = await start();
  for (const [index, [emitter, event]] of sources.entries()) {
    for (const listener of emitter.listeners(event)) {
      if (!before[index]?.includes(listener)) emitter.off(event, listener as () => void);
    }
  }
  return started;
}
