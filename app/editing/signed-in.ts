import * as m from "virtual:messages/panel-editing";
import { browserClient, forgetSession } from "~/supabase/browser-client";
import { askToSignInAgain, finishSignIn, NotSignedIn } from "./sign-in-again";
import { forgetUnsavedWork } from "./unsaved-work";

export const NO_ACCESS = m.noAccess;

interface Result {
  error: { message: string; code?: string | undefined; status?: number | undefined } | null;
  data?: unknown;
  count?: number | null;
  /** The HTTP status; 0 when there was no response. */
  status?: number;
}

/**
 * Sends a request as the signed-in operator. If the session has ended or the sign-in is too old,
 * asks to sign in again and repeats the request. Row-level security hides rows from an ended session
 * without an error, so a result without rows also needs a check.
 */
export async function callSignedIn<R extends Result>(
  send: () => PromiseLike<R>,
  ask: () => Promise<void> = askToSignInAgain,
): Promise<R> {
  const token = await readToken();
  if (!token) await ask();
  const result = await send();
  if (result.error?.code === "reauthentication_needed") await askToSignInAgain("old");
  else if (!mayLackSession(result)) return result;
  else if (await hasSessionEnded()) await ask();
  // The check can have renewed an expired token.
  else if (!token || !result.error || token === (await readToken())) return result;
  return send();
}

/** The token of the session. Throws without a network, because the session might still be valid. */
async function readToken(): Promise<string | undefined> {
  const { data, error } = await browserClient().auth.getSession();
  if (error?.name === "AuthRetryableFetchError") throw error;
  return data.session?.access_token;
}

function mayLackSession({ data, count, error, status = error?.status }: Result): boolean {
  // Without status and code, the panel itself has refused the input.
  if (error) return status === undefined ? error.code !== undefined : status !== 0 && status < 500;
  const isEmpty = Array.isArray(data) ? data.length === 0 : (data ?? null) === null;
  return isEmpty && !count;
}

type AccountState = "admin" | "not an admin" | "no user" | "no session";

const NO_USER = ["user_not_found", "user_banned"];
const NO_SESSION = [
  "bad_jwt",
  "refresh_token_already_used",
  "refresh_token_not_found",
  "session_expired",
  "session_not_found",
];

/** Requests the state of the signed-in account. Throws if the server cannot be reached. */
export async function readAccountState(isRenewed = false): Promise<AccountState> {
  const client = browserClient();
  const { data: isAdmin, error, status } = await client.rpc("is_admin", {}, { get: true });
  if (isAdmin) return "admin";
  if (error && status !== 401 && status !== 403) throw new Error(error.message);
  if (isAdmin === false) {
    // After Sign Out, the server would refuse the next question.
    if (!(await readToken())) return "no session";
    const { data: state } = await client.rpc("account_state", {}, { get: true });
    if (state === "no session") await forgetSession();
    if (state) return state;
  }
  let { error: reason } = await client.auth.getUser();
  // supabase-js renews the token by this computer's clock. With a slow clock, the token expires earlier.
  if (reason?.code === "bad_jwt" && !isRenewed) {
    ({ error: reason } = await client.auth.refreshSession());
    if (!reason) return readAccountState(true);
  }
  if (!reason && error) throw new Error(error.message);
  if (!reason) return "not an admin";
  // supabase-js creates this error itself, without a code, and has removed the session.
  if (reason.name === "AuthSessionMissingError") return "no session";
  const code = reason.code ?? "";
  if (NO_USER.includes(code)) return "no user";
  if (!NO_SESSION.includes(code)) throw reason;
  await forgetSession();
  return "no session";
}

/** The check that is running. Concurrent callers share it. */
let pendingCheck: Promise<boolean> | undefined;

export function isCheckingSession(): boolean {
  return pendingCheck !== undefined;
}

/**
 * True if the operator has to sign in again. Signs out an account that may not use the panel any
 * more, and throws `NotSignedIn`. Throws any other error if there is no clear response.
 */
export function hasSessionEnded(): Promise<boolean> {
  // A second check would open the dialog to sign in again while the first one signs out.
  if (isAccessLost) return Promise.reject(new NotSignedIn(NO_ACCESS));
  pendingCheck ??= checkSession().finally(() => {
    pendingCheck = undefined;
  });
  return pendingCheck;
}

async function checkSession(): Promise<boolean> {
  const state = await readAccountState();
  if (state === "no session") return true;
  if (state === "admin") return false;
  await leaveWithoutAccess(state === "no user");
  throw new NotSignedIn(NO_ACCESS);
}

/** Checks in the background: after the realtime socket was closed, and on each new screen. */
export async function askIfSessionEnded(): Promise<void> {
  const { data } = await browserClient().auth.getSession();
  if (!data.session) return;
  try {
    if (await hasSessionEnded()) await askToSignInAgain();
  } catch {
    // Without a response, the session might still be valid.
  }
}

let isAccessLost = false;

/** Signs out of this browser. The login screen shows the reason. `isUnknown`: the server has no such user. */
export async function leaveWithoutAccess(isUnknown: boolean): Promise<void> {
  isAccessLost = true;
  pendingCheck = undefined;
  finishSignIn(false);
  forgetUnsavedWork();
  if (isUnknown) await forgetSession();
  else await browserClient().auth.signOut({ scope: "local" });
}

/** True from `leaveWithoutAccess` until the next sign-in, because two navigations can open the login screen. */
export function hasLostAccess(): boolean {
  return isAccessLost;
}

export function forgetLostAccess(): void {
  isAccessLost = false;
}
