import { EnvError } from "../server/env.ts";
import { StartError } from "../server/start-error.ts";

/** Runs one command of the operator's: what goes wrong is one sentence and a status of 1. */
export async function command(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
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
