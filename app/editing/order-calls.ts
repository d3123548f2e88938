interface CallError {
  message: string;
  code?: string;
  /** The HTTP status; 0 when no answer came. */
  status?: number;
}

/** An order update as `OrderStore.change` wants it: whether a row still stood where it was seen. */
export async function hasChanged(
  call: PromiseLike<{ data: unknown[] | null; error: CallError | null; status: number }>,
): Promise<boolean> {
  const { data, error, status } = await call;
  if (error) throw Object.assign(new Error(error.message), { code: error.code, status });
  return data !== null && data.length > 0;
}

/** A move as an answer: what it throws is its error. */
export async function asAnswer(
  move: Promise<unknown>,
): Promise<{ error: CallError | null; status?: number }> {
  try {
    await move;
    return { error: null };
  } catch (thrown) {
    const error = thrown as CallError;
    return { error, status: error.status };
  }
}
