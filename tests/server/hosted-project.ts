import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "../../server/data-dir.ts";
import { eventually, OPERATOR } from "./process.ts";

export type Project = Awaited<ReturnType<typeof startProject>>;

/** Starts a process that plays a hosted Supabase project. */
export async function startProject(dataDir: string, port: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "hosted-process.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
    },
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually("the project answers", () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  const keys: Secrets = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return {
    url,
    keys,
    /** Turns Realtime off or on. The HTTP API keeps working. */
    toggleRealtime: () => void child.kill("SIGUSR2"),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
