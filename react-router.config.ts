import type { Config } from "@react-router/dev/config";
import { buildWorker } from "./scripts/build-worker.ts";
import { compressAssets } from "./scripts/compress-assets.ts";

export default {
  ssr: true,
  // The whole route table is small; discovering it lazily would cost a request per first click.
  routeDiscovery: { mode: "initial" },
  // A page's client loader in a file of its own is one more request and worse compression.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    await buildWorker(`${reactRouterConfig.buildDirectory}/client`);
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
