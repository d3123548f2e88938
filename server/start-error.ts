/** A reason not to start that the person at the terminal can act on: shown as one sentence, no stack. */
export class StartError extends Error {}

/** For a DATABASE_URL that leads nowhere or is not let in. */
export function unusableDatabase(error: unknown): StartError {
  const reason = error instanceof Error ? error.message : error;
  return new StartError(`The database at DATABASE_URL cannot be used: ${reason}`);
}
