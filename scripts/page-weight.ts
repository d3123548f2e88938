import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface RouteFiles {
  module: string;
  imports?: string[];
}

interface ClientManifest {
  entry: RouteFiles;
  routes: Record<string, RouteFiles>;
  url: string;
}

export interface PageWeight {
  route: string;
  files: string[];
  /** Bytes as sent (brotli): React and its router, and what is ours. */
  framework: number;
  ours: number;
}

/** The scripts that each public page loads before anything is touched, from a finished build. */
export async function pageWeights(buildDirectory: string): Promise<PageWeight[]> {
  const file = pathToFileURL(join(buildDirectory, "server", "index.js")).href;
  const { assets } = (await import(file)) as { assets: ClientManifest };
  const pages = Object.keys(assets.routes).filter((id) => /^routes\/public\/(?!layout$)/.test(id));
  return pages.map((page) => {
    const used = [assets.entry, ...routesOf(assets, ["root", "routes/public/layout", page])];
    const loaded = used.flatMap(({ module, imports = [] }) => [module, ...imports]);
    const files = [...new Set([assets.url, ...loaded])];
    const bytes = (isFramework: boolean) =>
      files
        .filter((name) => name.includes("/framework-") === isFramework)
        .reduce(
          (sum, name) => sum + statSync(join(buildDirectory, "client", `${name}.br`)).size,
          0,
        );
    return {
      route: page.replace("routes/public/", ""),
      files,
      framework: bytes(true),
      ours: bytes(false),
    };
  });
}

function routesOf({ routes }: ClientManifest, ids: string[]): RouteFiles[] {
  return ids.flatMap((id) => routes[id] ?? []);
}
