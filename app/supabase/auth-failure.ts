import { UNREACHED } from "./api-fetch";

interface AuthFailure {
  name: string;
  message: string;
  code?: string | undefined;
  /** The HTTP status; 0 or absent when there was no response. */
  status?: number | undefined;
}

const IS_DOWN = "The sign-in service does not respond. Please try again in a moment.";

/** Sentences for errors of Supabase Auth whose own message does not say what to do. */
const SENTENCES: Record<string, string> = {
  captcha_failed:
    "The Supabase project asks for a CAPTCHA, which this site does not show. Turn it off in the project's dashboard, under Authentication, Attack Protection.",
  current_password_required:
    "The Supabase project asks for the current password, which this site does not send. Sign out and set a new one with “Forgot password?”, or turn this off in the project's dashboard.",
  email_not_confirmed:
    "This e-mail address is not confirmed yet. A new password confirms it: press “Forgot password?”.",
  insufficient_aal:
    "This account has a second factor, which this site does not ask for. Remove the factor in the Supabase project's dashboard, under Authentication, Users, and try again.",
  over_request_rate_limit: "Too many attempts. Please wait a minute and try again.",
  reauthentication_needed: "Please sign in again: a new password needs a recent sign-in.",
  user_banned: "This account is blocked. Another operator can remove it and add it again.",
};

/** Words an error of supabase-js's `auth` for the operator. */
export function authFailureText(
  { name, message, code, status }: AuthFailure,
  withoutWords = "Something went wrong. Please try again.",
): string {
  const sentence = SENTENCES[code ?? ""];
  if (sentence) return sentence;
  // supabase-js itself makes these two, with a text such as "Bad Gateway" or "Unexpected token <".
  if (name === "AuthRetryableFetchError") return status ? IS_DOWN : UNREACHED;
  if (name === "AuthUnknownError") return IS_DOWN;
  // supabase-js sets the message "{}" if the response has no text.
  return message && message !== "{}" ? message : withoutWords;
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
