import { EnvError } from "../server/env.ts";
import { Refusal } from "../server/http/refusal.ts";
import { STOP_SIGNALS } from "../server/platform.ts";
import { StartError } from "../server/start-error.ts";

/** Runs `work` and prints its result. Errors set exit code 1. SIGTERM or SIGINT aborts `stop`. */
export async function command(work: (stop: AbortSignal) => Promise<string>): Promise<void> {
  const stop = new AbortController();
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => stop.abort(new StartError("Stopped before it was done.")));
  }
  try {
    console.log(await work(stop.signal));
  } catch (error) {
    const isPlain =
      error instanceof StartError || error instanceof EnvError || error instanceof Refusal;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}

export function usage(text: string): StartError {
  return new StartError(`Usage: ${text}`);
}
