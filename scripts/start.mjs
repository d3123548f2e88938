// `npm start` and `npm run dev`: install and build what is missing, then start the site.
import { spawn } from "node:child_process";
import { build, install, node, root, toolEnv } from "./prepare.mjs";

const isDevelopment = process.argv.includes("--dev");

install();
if (!isDevelopment) await build();

const args = isDevelopment
  ? ["--watch-path=server", "--watch-preserve-output", "server/index.ts"]
  : ["server/index.ts"];
// With Node's default limits, the heap grows far beyond its content, and the site is no faster.
const child = spawn(node, ["--max-semi-space-size=4", "--max-old-space-size=512", ...args], {
  cwd: root,
  stdio: "inherit",
  env: toolEnv({
    NODE_ENV: isDevelopment ? "development" : "production",
    // With more memory pools of glibc, each thread that encodes pictures keeps one of its own.
    MALLOC_ARENA_MAX: "2",
  }),
});
// On Ctrl-C, the terminal itself sends SIGINT to the server. Other signals must be forwarded.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    if (signal !== "SIGINT" || !process.stdin.isTTY)
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  });
}
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
