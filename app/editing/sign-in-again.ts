import * as m from "virtual:messages/panel-editing";
import { useSyncExternalStore } from "react";

/** "ended": there is no session. "old": the action needs a recent sign-in. */
export type SignInReason = "ended" | "old";

interface SignInRequest {
  reason: SignInReason;
  promise: Promise<void>;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** The message is shown to the operator as it is. */
export class NotSignedIn extends Error {}

let request: SignInRequest | undefined;
/** Until the next sign-in, reads fail without asking. */
let hasDeclined = false;
const listeners = new Set<() => void>();

/**
 * Asks for the password in a dialog, or waits for the dialog that is already open. Resolves when signed in; rejects
 * with `NotSignedIn`.
 */
export function askToSignInAgain(reason: SignInReason = "ended"): Promise<void> {
  if (!request) {
    request = { reason, ...Promise.withResolvers<void>() };
    // Prevents an unhandled rejection if the session ends while nothing is being saved.
    request.promise.catch(() => {});
    notifyListeners();
  }
  return request.promise;
}

/** For reads: does not ask again after Cancel, because TanStack Query retries a failed read. */
export async function askToSignInOnce(): Promise<void> {
  if (hasDeclined) throw new NotSignedIn(m.youAreSignedOut);
  await askToSignInAgain();
}

/** Closes the dialog. `isSignedIn`: false if the operator cancels it or has lost access. */
export function finishSignIn(isSignedIn: boolean): void {
  const finished = request;
  hasDeclined = !isSignedIn && finished?.reason === "ended";
  if (!finished) return;
  request = undefined;
  if (isSignedIn) finished.resolve();
  else if (finished.reason === "ended") finished.reject(new NotSignedIn(m.youAreSignedOut));
  else finished.reject(new NotSignedIn(m.passwordNeeded));
  notifyListeners();
}

/** Undefined while no sign-in is needed. */
export function signInReason(): SignInReason | undefined {
  return request?.reason;
}

export function useSignInReason(): SignInReason | undefined {
  return useSyncExternalStore(subscribe, signInReason, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
