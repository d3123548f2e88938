import { useSyncExternalStore } from "react";

interface Request {
  promise: Promise<void>;
  resolve: () => void;
  reject: (reason: Error) => void;
}

export class SignInDeclined extends Error {
  constructor() {
    super("You are signed out");
  }
}

let request: Request | undefined;
const listeners = new Set<() => void>();

/** Asks for the password in a dialog. Resolves when signed in; rejects with `SignInDeclined`. */
export function askToSignInAgain(): Promise<void> {
  if (!request) {
    request = Promise.withResolvers<void>();
    // Prevents an unhandled rejection if the session ends while nothing is being saved.
    request.promise.catch(() => {});
    notifyListeners();
  }
  return request.promise;
}

export function finishSignIn(isSignedIn: boolean): void {
  const finished = request;
  if (!finished) return;
  request = undefined;
  if (isSignedIn) finished.resolve();
  else finished.reject(new SignInDeclined());
  notifyListeners();
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

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
