import { EnvError } from "../server/env.ts";
import { StartError } from "../server/start-error.ts";

/**
 * Runs one command of the operator. A failure prints one sentence and sets the exit status to 1. The first
 * signal aborts `stop`, so that the command can clean up; the second ends the process.
 */
export async function command(work: (stop: AbortSignal) => Promise<string>): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.once(signal, () => stop.abort(new StartError("Stopped before it was done.")));
  }
  try {
    console.log(await work(stop.signal));
  } catch (error) {
    const isPlain = error instanceof StartError || error instanceof EnvError;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}

/** For a command that was called without what it needs. */
export function usage(text: string): StartError {
  return new StartError(`Usage: ${text}`);
}
