// `npm run bench -- NAME` runs one folder of bench/; bench/README.md lists them.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build, install, node, root, stop, toolEnv } from "./prepare.mjs";

const folder = join(root, "bench");
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "bench.ts")));
const name = process.argv[2] ?? "";
if (!names.includes(name)) stop(`Say which: npm run bench -- ${names.join(" | ")}`);

install();
await build();
const { status } = spawnSync(node, [join(folder, name, "bench.ts")], {
  cwd: root,
  stdio: "inherit",
  env: toolEnv(),
});
process.exit(status ?? 1);
