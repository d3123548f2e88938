// Runs on the system's own Node (20 or later) before anything is installed: no dependencies here.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");

/** The Node 24 that the packages bring: every later step runs on it, whatever the machine has. */
export const node = join(modules, "node", "bin", "node");

/** The environment in which that Node, and the tools beside it, come first. */
export function toolEnv(extra = {}) {
  const path = [join(modules, "node", "bin"), join(modules, ".bin"), process.env.PATH].join(":");
  return { ...process.env, PATH: path, ...extra };
}

export function say(message) {
  console.log(`  ${message} …`);
}

/** Ends the process with one plain sentence. */
export function stop(message) {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}

/** Installs the packages of the lockfile unless exactly they are there. */
export function install() {
  const wanted = hash([join(root, "package-lock.json")]);
  const stamp = join(modules, ".installed");
  if (read(stamp) === wanted && existsSync(node)) return;
  requireWritable(root);
  say("Installing packages (once; a minute or two)");
  const run = spawnSync(
    "npm",
    ["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"],
    { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "development" } },
  );
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout ?? ""}${run.stderr ?? ""}`);
    stop(
      "The packages could not be installed. Is the npm registry reachable, and npm 10 or later here?",
    );
  }
  writeFileSync(stamp, wanted);
}

/** Builds the site unless the sources are those of the last build. */
export function build() {
  const stamp = join(root, "build", ".sources");
  const wanted = hash(sources());
  if (read(stamp) === wanted && existsSync(join(root, "build", "server", "index.js"))) return;
  requireWritable(root);
  say("Building the site");
  const run = spawnSync("react-router", ["build"], {
    cwd: root,
    encoding: "utf8",
    env: toolEnv({ NODE_ENV: "production" }),
  });
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout ?? ""}${run.stderr ?? ""}`);
    stop("The site could not be built; the lines above say why.");
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    stop(
      `Cannot write to ${folder}. Give this user write permission, or clone into a folder of your own.`,
    );
  }
}

function sources() {
  const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];
  for (const folder of ["app", "public", "scripts"]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
        files.push(join(entry.parentPath ?? entry.path, entry.name));
      }
    }
  }
  return files
    .map((file) => join(root, file.startsWith(root) ? file.slice(root.length) : file))
    .sort();
}

function hash(files) {
  const sum = createHash("sha256");
  for (const file of files) sum.update(file.slice(root.length)).update(readFileSync(file));
  return sum.digest("hex");
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
