/** An error whose message is printed as one sentence, without a stack trace. */
export class StartError extends Error {}

export function unusableDatabase(error: unknown): StartError {
  const reason = error instanceof Error ? error.message : error;
  return new StartError(`The database at DATABASE_URL cannot be used: ${reason}`);
}
