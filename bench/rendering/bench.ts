// How many pages that are not cached are rendered in a second, beside an empty page of the same framework?
//   npm run bench -- rendering
// OTHER: the server build of another tree (its `build/server/index.js`, beside this tree's packages), whose pages
// are made in the same process in turns: between processes a third more or less means nothing.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { Scripts, type ServerBuild } from "react-router";
import type { Backend } from "../../server/backend/backend.ts";
import { createBackend } from "../../server/backend/create-backend.ts";
import { openDataDir } from "../../server/data-dir.ts";
import { parseEnv } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import { createRenderer } from "../../server/pages/render.ts";
import { seedDefaults, seedSampleTours } from "../../server/seed.ts";
import { median, printTable } from "../measure.ts";

const PATHS = ["/faq", "/", "/domestic-tours", "/tour/domestic/kerala-backwaters"];
const ROUNDS = 5;
const SECONDS = Number(process.env.SECONDS ?? 2);
const AT_ONCE = 4;

// React decides when it is loaded whether it is the one for production.
if (process.env.NODE_ENV !== "production") {
  const own = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, [import.meta.filename], {
    stdio: "inherit",
    env: own,
  });
  process.exit(status ?? 1);
}

const built = new URL("../../build/server/index.js", import.meta.url).href;
const build = (await import(built)) as ServerBuild;
const dataDir = mkdtempSync(join(tmpdir(), "bench-rendering-"));
openDataDir(dataDir);
const log = createLog("silent");
const env = parseEnv({
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: "bench-password",
});
const backend = await createBackend(env, log, () => {});
try {
  if (!backend.service) throw new Error("the embedded backend has a service client");
  await seedDefaults(backend.service, log);
  await seedSampleTours(backend.service, log);
  const renderer = await rendererOf(backend, build);
  const other = process.env.OTHER;
  const otherBuild = other && ((await import(pathToFileURL(resolve(other)).href)) as ServerBuild);
  const otherRenderer = otherBuild && (await rendererOf(backend, otherBuild));
  const makers = [
    { name: "an empty page", path: "/", renderer: await rendererOf(backend, emptyBuild()) },
    ...PATHS.flatMap((path) => [
      { name: path, path, renderer },
      ...(otherRenderer ? [{ name: `${path} of the other`, path, renderer: otherRenderer }] : []),
    ]),
  ];
  const rates = new Map<string, number[]>(makers.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, path, renderer } of makers) {
      const rate = await rateOf(async () => (await renderer.render(path)).response.arrayBuffer());
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  const empty = median(rates.get("an empty page") ?? []);
  printTable(
    `Pages made anew, ${AT_ONCE} at once, ${ROUNDS} rounds of ${SECONDS} s each`,
    ["", "pages/s", "ratio to an empty page"],
    [...rates].map(([name, values]) => [
      name,
      String(Math.round(median(values))),
      (median(values) / empty).toFixed(2),
    ]),
  );
} finally {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

function rendererOf(from: Backend, of: ServerBuild) {
  return createRenderer({
    backend: from,
    siteUrl: "http://localhost:3000",
    mode: "production",
    loadBuild: async () => of,
  });
}

/** The same framework and entry with one route that shows a heading. */
function emptyBuild(): ServerBuild {
  const root = build.routes.root;
  const manifest = build.assets.routes.root;
  if (!root || !manifest) throw new Error("no root route");
  const html = () =>
    createElement(
      "html",
      null,
      createElement("body", null, createElement("h1", null, "Empty"), createElement(Scripts)),
    );
  return {
    ...build,
    routes: { root: { ...root, module: { default: html } } },
    assets: { ...build.assets, routes: { root: { ...manifest, hasLoader: false } } },
  };
}

async function rateOf(make: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const until = began + SECONDS * 1000;
  let made = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        await make();
        made++;
      }
    }),
  );
  return made / ((performance.now() - began) / 1000);
}
