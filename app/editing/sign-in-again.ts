import { useSyncExternalStore } from "react";

interface Request {
  promise: Promise<void>;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** The operator closed the dialog without signing in. */
export class SignInDeclined extends Error {
  constructor() {
    super("You are signed out");
  }
}

let request: Request | undefined;
const listeners = new Set<() => void>();

/**
 * Asks for the password in a dialog over whatever is on screen, so that a form is still there
 * afterwards. Resolves when signed in; rejects when the operator declines.
 */
export function askToSignInAgain(): Promise<void> {
  if (!request) {
    request = Promise.withResolvers<void>();
    // Nobody may be waiting: a session can end between two saves.
    request.promise.catch(() => {});
    tellListeners();
  }
  return request.promise;
}

/** Closes the dialog and lets the waiting save go on, or fail. */
export function answerSignIn(isSignedIn: boolean): void {
  const answered = request;
  if (!answered) return;
  request = undefined;
  if (isSignedIn) answered.resolve();
  else answered.reject(new SignInDeclined());
  tellListeners();
}

export function useIsAskedToSignIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => request !== undefined,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
