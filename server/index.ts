import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { type Language, pathOfLanguage } from "../app/ui/languages.ts";
import { EnvError, parseEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

// React reads NODE_ENV when it is loaded, so run.ts must be imported later.
process.env.NODE_ENV ||= "production";

// Prevents prototype pollution: no library can add a property to all objects.
Object.preventExtensions(Object.prototype);

async function loadBuild(language: Language): Promise<ServerBuild> {
  const file = new URL(`../build${pathOfLanguage(language)}/server/index.js`, import.meta.url);
  return (await import(file.href)) as ServerBuild;
}

try {
  const { run } = await import("./run.ts");
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
