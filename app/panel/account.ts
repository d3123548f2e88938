import type { Client } from "../supabase/types.ts";

interface Failure {
  message: string;
  /** HTTP status; absent when no answer came. */
  status?: number | undefined;
}

/** Password sign-in (spec §7). Never throws: an exception is the sentence of spec §8. */
export async function signIn(client: Client, email: string, password: string) {
  try {
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    // An answer without a user has no text of the server's either.
    const isEmpty = error?.name === "AuthInvalidTokenResponseError";
    return { user: data.user, error: isEmpty ? null : (error as Failure | null) };
  } catch {
    return { user: null, error: { message: "An unexpected error occurred" } as Failure };
  }
}

/** What the operator is told when `signIn` brought no user (spec §8). */
export function signInFailure(error: Failure | null): string {
  // Without a status no answer came, so there is no server's text to show.
  if (error && !error.status) return "An error occurred during login";
  // The library's word for an answer without a text.
  const hasText = error?.message && error.message !== "{}";
  return hasText ? error.message : "Login failed";
}

/** Ends the operator's sessions everywhere. One that the server could not end is kept here too. */
export function signOut(client: Client) {
  return client.auth.signOut({ scope: "global" });
}

export function updatePassword(client: Client, password: string) {
  return client.auth.updateUser({ password });
}
