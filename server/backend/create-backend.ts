import type { Env } from "../env.ts";
import type { Logger } from "../log.ts";
import type { Backend } from "./backend.ts";
import { createLocalBackend } from "./embedded/embedded.ts";

/**
 * Why the tables are not yet those of this release, in a sentence; undefined if they are. Throws if the project
 * cannot be asked. Only a hosted project has its migrations applied by somebody else.
 */
export async function findOldTables({ backend }: Env): Promise<string | undefined> {
  if (backend.kind !== "hosted") return undefined;
  const hosted = await import("./hosted/hosted.ts");
  return hosted.findOldTables(backend);
}

export async function createBackend(
  env: Env,
  log: Logger,
  say: (message: string) => void,
): Promise<Backend> {
  const { backend: choice, dataDir } = env;
  switch (choice.kind) {
    case "hosted": {
      const { createHostedBackend } = await import("./hosted/hosted.ts");
      return createHostedBackend(choice, log);
    }
    case "postgres":
      return createLocalBackend({ dataDir, databaseUrl: choice.databaseUrl, log, say });
    case "embedded":
      return createLocalBackend({ dataDir, log, say });
  }
}
