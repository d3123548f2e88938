// Runs on the system's Node (20 or later) before packages are installed, so it cannot import any.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
/** On Windows, npm and the tools in `.bin` are scripts that only a shell can start. */
export const isWindows = process.platform === "win32";

/** Node 24 from the npm package `node`. All steps after the installation use this Node. */
export const node = join(modules, "node", "bin", isWindows ? "node.exe" : "node");

/** The environment variables, with this Node and the installed tools first in PATH. */
export function toolEnv(extra = {}) {
  const path = [join(modules, "node", "bin"), join(modules, ".bin"), process.env.PATH].join(
    delimiter,
  );
  // Node keeps what it has compiled, for the next start.
  const NODE_COMPILE_CACHE = join(modules, ".cache", "node");
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE, ...extra };
}

export function say(message) {
  console.log(`  ${message} …`);
}

export function stop(message) {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}

/** Installs the packages of the lockfile, unless they are already installed. */
export function install() {
  const stamp = join(modules, ".installed");
  const current = hash(["package-lock.json"]);
  if (read(stamp) === current && existsSync(node)) return;
  requireWritable(root);
  say("Installing packages (once; a minute or two)");
  const run = spawnSync(
    "npm",
    ["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"],
    {
      cwd: root,
      encoding: "utf8",
      shell: isWindows,
      env: { ...process.env, NODE_ENV: "development" },
    },
  );
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout ?? ""}${run.stderr ?? ""}`);
    stop(
      "The packages could not be installed. Is the npm registry reachable, and npm 10 or later here?",
    );
  }
  writeFileSync(stamp, current);
}

/** Runs a command, and returns whether it failed and what it wrote. */
export async function runQuietly(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    shell: isWindows,
    env: toolEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const [status] = await once(child, "close");
  return [status !== 0, said];
}

/** Builds the site in all languages, unless its sources have not changed since the last build. */
export async function build({ always = false } = {}) {
  const stamp = join(root, "build", ".sources");
  const current = hash(sources());
  if (!always && read(stamp) === current && existsSync(join(root, "build", "server", "index.js")))
    return;
  requireWritable(root);
  rmSync(stamp, { force: true });
  say("Building the site");
  for (const language of LANGUAGES) {
    const env = { NODE_ENV: "production", VITE_LANGUAGE: language };
    const [failed, said] = await runQuietly("react-router", ["build"], env);
    if (failed) {
      console.error(said);
      stop("The site could not be built; the lines above say why.");
    }
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/** As in app/ui/languages.ts. English first, because its build empties the folder of the files. */
const LANGUAGES = ["en", "ta", "hi"];

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    stop(
      `Cannot write to ${folder}. Give this user write permission, or clone into a folder of your own.`,
    );
  }
}

/** The files that the build depends on. */
function sources() {
  const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];
  for (const folder of ["app", "public", "scripts"]) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const file = join(folder, name);
      if (!/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile()) files.push(file);
    }
  }
  return files.sort();
}

function hash(files) {
  const sum = createHash("sha256");
  for (const file of files) sum.update(file).update(readFileSync(join(root, file)));
  return sum.digest("hex");
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
