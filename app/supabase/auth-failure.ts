import * as m from "virtual:messages/panel-auth";

interface AuthFailure {
  name: string;
  message: string;
  code?: string | undefined;
  /** The HTTP status; 0 or absent when there was no response. */
  status?: number | undefined;
}

/** Shown if a request got no response of the server. */
export const SERVER_UNREACHABLE = m.unreached;

/** PostgreSQL, the driver and the server have many codes for the same. */
const CODES_OF_STATUSES: Record<number, string> = {
  413: "too_large",
  429: "over_request_rate_limit",
  503: "unavailable",
  507: "disk_full",
};

/**
 * Why the server has refused a request, in the panel's language. In English, it is mostly the server's own message.
 * Without a code, the panel has refused it itself, in its own language.
 */
export function refusalText({ message, code, status }: Omit<AuthFailure, "name">): string {
  return m.refusal({ code: CODES_OF_STATUSES[status ?? 0] ?? code ?? "own", message });
}

/** Words an error of supabase-js's `auth` for the operator. */
export function authFailureText(
  { name, message, code, status }: AuthFailure,
  withoutWords = m.somethingWentWrong,
): string {
  if (code === "over_request_rate_limit") return m.tooManyAttempts;
  // supabase-js itself makes these two, with a text such as "Bad Gateway" or "Unexpected token <".
  if (name === "AuthRetryableFetchError") return status ? m.isDown : m.unreached;
  if (name === "AuthUnknownError") return m.isDown;
  // supabase-js sets the message "{}" if the response has no text.
  const words = message === "{}" ? "" : message;
  return refusalText({ message: words, code, status }) || withoutWords;
}

/** The error of a call of supabase-js's `auth`, worded for the operator. */
export function wordedFailure<Failure extends AuthFailure>(error: Failure | null) {
  return error && { message: authFailureText(error), code: error.code, status: error.status };
}

/**
 * Words an error of a request for a recovery mail. Returns null for errors that occur only if the account
 * exists, such as a second mail within a minute. Strangers must not learn who has an account.
 */
export function recoveryFailureText(error: AuthFailure): string | null {
  const { name, status, code } = error;
  const isForAll =
    name === "AuthRetryableFetchError"
      ? status !== 500 // A mail that cannot be sent.
      : code === "captcha_failed" || code === "over_request_rate_limit";
  return isForAll ? authFailureText(error) : null;
}
