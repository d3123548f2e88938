import { cpSync } from "node:fs";
import type { Config } from "@react-router/dev/config";
import { pathOfLanguage } from "./app/ui/languages.ts";
import { buildLanguage } from "./scripts/build-language.ts";
import { buildWorker } from "./scripts/build-worker.ts";
import { compressAssets } from "./scripts/compress-assets.ts";

const path = pathOfLanguage(buildLanguage);

export default {
  ssr: true,
  basename: path || "/",
  buildDirectory: `build${path}`,
  // The route manifest is small, and lazy discovery would cost a request at the first click.
  routeDiscovery: { mode: "initial" },
  // A separate file for a route's client loader would cost a request and compress worse.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    if (buildLanguage === "en") await buildWorker(`${reactRouterConfig.buildDirectory}/client`);
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`);
    // One folder has the files of all languages.
    if (path) cpSync(`build${path}/client`, "build/client", { recursive: true });
  },
} satisfies Config;
