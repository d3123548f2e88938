// The one entry of the process, for production and development, run by Node 24 directly.
import "./node-env.ts";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { EnvError, parseEnv } from "./env.ts";
import { run } from "./run.ts";
import { StartError } from "./start-error.ts";

// What all objects share gets nothing more, whatever name a request makes some library write to.
Object.preventExtensions(Object.prototype);

async function loadBuild(): Promise<ServerBuild> {
  const file = new URL("../build/server/index.js", import.meta.url).href;
  return (await import(file)) as ServerBuild;
}

try {
  await run(parseEnv(process.env), {
    loadBuild,
    clientDir: fileURLToPath(new URL("../build/client", import.meta.url)),
  });
  process.exit(0);
} catch (error) {
  const isPlain = error instanceof StartError || error instanceof EnvError;
  console.error(isPlain ? `\n  ${error.message.replaceAll("\n", "\n  ")}\n` : error);
  process.exit(1);
}
