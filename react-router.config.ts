import type { Config } from "@react-router/dev/config";
import { buildWorker } from "./scripts/build-worker.ts";
import { compressAssets } from "./scripts/compress-assets.ts";

export default {
  ssr: true,
  // The route manifest is small, and lazy discovery would cost a request at the first click.
  routeDiscovery: { mode: "initial" },
  // A separate file for a route's client loader would cost a request and compress worse.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await buildWorker(`${reactRouterConfig.buildDirectory}/client`);
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
