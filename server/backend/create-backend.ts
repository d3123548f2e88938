import type { Env } from "../env.ts";
import type { Logger } from "../log.ts";
import type { Backend } from "./backend.ts";
import { createLocalBackend } from "./embedded/embedded.ts";

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
