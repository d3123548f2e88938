import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Language } from "../app/ui/languages.ts";

const HIDDEN = [".env", ".env.*", "*.{crt,pem}", "**/.git/**"];

/** Starts Vite in middleware mode. Vite serves the client's files, but nothing in `dataDir`. */
export async function startVite(dataDir: string) {
  const own = process.listeners("SIGTERM");
  const vite = await createServer({
    appType: "custom",
    server: {
      middlewareMode: true,
      hmr: { port: Number(process.env.HMR_PORT ?? 24_678) },
      fs: { allow: ["app", "node_modules"], deny: [...HIDDEN, `${dataDir}/**`] },
    },
  });
  // On SIGTERM, React Router's second Vite would end the process before the database stops.
  for (const listener of process.listeners("SIGTERM")) {
    if (!own.includes(listener)) process.off("SIGTERM", listener);
  }
  return {
    /** Vite runs for one language: that of VITE_LANGUAGE, or else English. */
    async loadBuild(language: Language) {
      if (language !== (process.env.VITE_LANGUAGE ?? "en")) return undefined;
      return (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    },
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
