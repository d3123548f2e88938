import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";

const script = fileURLToPath(new URL("./backup-process.ts", import.meta.url));
/** As the lowest priority that still lets a backup go on under load. */
const PRIORITY = 10;
const ENDING_MS = 2_000;
const MEMORY = "--max-old-space-size=512";

const message = z.union([z.object({ rows: z.number() }), z.object({ failure: z.string() })]);

interface RunningBackup {
  /** The bytes of the backup, if it has no file. */
  content: Readable;
  /** The row count. Rejects with StartError. */
  rows: Promise<number>;
}

/**
 * Makes a backup in a process of its own, with a low priority, so that visitors do not wait for it. Without
 * a `file`, the backup is streamed. `stop` aborts it.
 */
export function startBackup(
  { backend, dataDir }: Env,
  file: string | undefined,
  stop: AbortSignal,
): RunningBackup {
  const child = fork(script, file ? [file] : [], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: backend.kind === "postgres" ? backend.databaseUrl : "",
    },
    execArgv: [MEMORY],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const { stdout, pid } = child;
  if (!stdout) throw new StartError("The backup could not be started.");
  if (pid) lowerPriority(pid);
  let killing: NodeJS.Timeout | undefined;
  function end(): void {
    child.kill();
    // It may wait for the database.
    killing = setTimeout(() => child.kill("SIGKILL"), ENDING_MS);
  }
  if (stop.aborted) end();
  stop.addEventListener("abort", end);
  let result: z.infer<typeof message> | undefined;
  child.on("message", (value) => {
    // `npm run dev` makes Node send messages of its own.
    result = message.safeParse(value).data ?? result;
  });

  async function waitForRows(): Promise<number> {
    try {
      const [code] = (await once(child, "close")) as [number | null];
      if (result && "rows" in result) return result.rows;
      throw new StartError(result?.failure ?? `The backup ended without a result (${code}).`);
    } finally {
      clearTimeout(killing);
      stop.removeEventListener("abort", end);
    }
  }

  return { content: stdout, rows: waitForRows() };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}
