import { fileURLToPath } from "node:url";
import { build } from "vite";
import { supportedBrowsers } from "./supported-browsers.ts";

/** Builds `sw.js` at the root of `folder`, so that the service worker's scope is the whole site. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: supportedBrowsers,
      lib: {
        entry: fileURLToPath(new URL("../app/site/offline/service-worker.ts", import.meta.url)),
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js",
      },
    },
  });
}
