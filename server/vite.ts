// Development only: Vite inside our server, on the same port, with the same backend.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** Starts Vite in middleware mode. Out: how to load the server build and how to answer its files. */
export async function startVite() {
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { port: Number(process.env.HMR_PORT ?? 24_678) } },
  });
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
