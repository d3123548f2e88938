import type { Logger } from "../../log.ts";

interface DatabaseError {
  code?: unknown;
  message?: unknown;
  detail?: unknown;
  hint?: unknown;
}

/**
 * The embedded API answers 500 with the driver's own words to whatever it does not know, a refused
 * check among them. Hosted Supabase tells these apart, and so do we; nothing of the inside is told.
 */
export async function honestFailure(
  answer: Response,
  error: unknown,
  log: Logger,
): Promise<Response> {
  const { code, message, detail, hint } = (error ?? {}) as DatabaseError;
  const state = typeof code === "string" ? code : "";
  const say = (status: number, sentence: string, shownCode = state || null) =>
    Response.json(
      { code: shownCode, message: sentence, details: null, hint: null },
      { status, headers: { "cache-control": "no-store" } },
    );
  if (/^23.{3}$/.test(state)) {
    const fields = { code: state, message, details: detail ?? null, hint: hint ?? null };
    return Response.json(fields, { status: 400 });
  }
  if (/^22.{3}$/.test(state)) return say(400, "The request cannot be understood");
  if (/^54.{3}$/.test(state)) return say(400, "The request is too complex");
  if (state === "57014") return say(400, "The request takes too long");
  if (/^40.{3}$/.test(state)) {
    return say(409, "Somebody else changed the same rows. Please try again.");
  }
  if (error instanceof Error && (!state || state === "ERR_INVALID_ARG_TYPE")) {
    // Thrown before a statement was made: it stumbled over what was asked.
    log.warn({ err: error }, "a request was not understood");
    return say(400, "The request cannot be understood");
  }
  log.error({ err: error, status: answer.status }, "the data interface failed");
  if (/^53100$/.test(state)) return say(507, "The disk is full: nothing was saved.");
  if (isUnavailable(state)) {
    return say(503, "The database is not available. Please try again in a moment.");
  }
  return say(500, "Something went wrong. Please try again.", "internal");
}

/** The database's own word for a statement that makes no sense: it quotes the statement. */
const SYNTAX_ERROR = "42601";

/** A refusal as it came, unless it tells of the SQL behind the interface. */
export async function withoutSql(answer: Response): Promise<Response> {
  if (answer.status !== 400 || answer.body === null) return answer;
  const text = await answer.text();
  const isTelling = text.includes(SYNTAX_ERROR);
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  const said = { code: SYNTAX_ERROR, details: null, hint: null };
  const body = isTelling
    ? JSON.stringify({ ...said, message: "The request cannot be understood" })
    : text;
  return new Response(body, { status: 400, headers });
}

/** Lost connections (the driver's codes and the system's), and a database that starts or stops. */
function isUnavailable(code: string): boolean {
  return /^(08|53|57|58)/.test(code) || /^(CONNECT|E[A-Z]{3,}$)/.test(code);
}
