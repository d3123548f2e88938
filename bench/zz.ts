import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBackend } from "../server/backend/create-backend.ts";
import { openDataDir } from "../server/data-dir.ts";
import { parseEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { createRenderer } from "../server/pages/render.ts";
import { seedDefaults, seedSampleTours } from "../server/seed.ts";
const dirs = process.argv.slice(2);
const PATHS = (process.env.P ?? "/,/tour/domestic/kerala-backwaters,/domestic-tours,/faq").split(",");
const dataDir = mkdtempSync(join(tmpdir(), "zz-"));
openDataDir(dataDir);
const log = createLog("silent");
const env = parseEnv({ NODE_ENV: "production", DATA_DIR: dataDir, ADMIN_PASSWORD: "bench-password" });
const backend = await createBackend(env, log, () => {});
await seedDefaults(backend.service!, log);
await seedSampleTours(backend.service!, log);
const rs: any[] = [];
for (const d of dirs) {
  const build = await import(new URL(`../${d}/server/index.js`, import.meta.url).href);
  rs.push(await createRenderer({ backend, siteUrl: "http://localhost:3000", mode: "production", loadBuild: async () => build }));
}
const res: number[][][] = PATHS.map(() => dirs.map(() => []));
for (let round = 0; round < 40; round++) {
  for (const [p, path] of PATHS.entries()) {
    const order = round % 2 ? [...rs.keys()].reverse() : [...rs.keys()];
    for (const i of order) {
      const c = process.cpuUsage(); let n = 0; const until = performance.now() + 200;
      while (performance.now() < until) { await rs[i].render(path); n++; }
      const u = process.cpuUsage(c);
      if (round >= 8) res[p]![i]!.push((u.user + u.system) / n);
    }
  }
}
const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1]!;
for (const [p, path] of PATHS.entries()) console.log(path, res[p]!.map((a) => med(a).toFixed(0)).join("  "), "ratio", (med(res[p]![0]!) / med(res[p]!.at(-1)!)).toFixed(3));
await backend.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
