import * as m from "virtual:messages/panel-frame";
import type { AuthError } from "@supabase/supabase-js";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { queryClient } from "~/editing/read";
import { askToSignInAgain, finishSignIn, NotSignedIn, signInReason } from "~/editing/sign-in-again";
import {
  askIfSessionEnded,
  forgetLostAccess,
  hasSessionEnded,
  isCheckingSession,
  leaveWithoutAccess,
  readAccountState,
} from "~/editing/signed-in";
import { toast } from "~/editing/toaster";
import { removeCopies } from "~/editing/unsaved-copies";
import { forgetUnsavedWork, hasUnsavedWork } from "~/editing/unsaved-work";
import { renewDevice } from "~/features/notifications/panel/data";
import { ownEndpoint } from "~/features/notifications/panel/this-browser";
import { authFailureText, SERVER_UNREACHABLE } from "~/supabase/auth-failure";
import { browserClient, forgetSession } from "~/supabase/browser-client";

export interface Access {
  user: { id: string; email: string };
  isAdmin: boolean;
}

const knownAdmins = new Set<string>();

/** The signed-in user, or null. `isAdmin` only adapts the UI; the database protects the data. */
export async function readAccess(): Promise<Access | null> {
  const { data, error } = await browserClient().auth.getSession();
  // Without a network the session cannot be refreshed, but it might still be valid.
  if (error?.name === "AuthRetryableFetchError") throw error;
  if (!data.session) {
    knownAdmins.clear();
    return null;
  }
  const { id, email = "" } = data.session.user;
  if (knownAdmins.has(id)) {
    // With an ended session, screens would show only the rows that visitors may read. So each checks it.
    void askIfSessionEnded();
    return { user: { id, email }, isAdmin: true };
  }
  const state = await readAccountState();
  if (state === "no session") return null;
  if (state === "no user") {
    await leaveWithoutAccess(true);
    return null;
  }
  const isAdmin = state === "admin";
  if (isAdmin) {
    knownAdmins.add(id);
    // Another tab can have signed in.
    forgetLostAccess();
  }
  return { user: { id, email }, isAdmin };
}

/** An error text of spec §8, and what it does not say. */
interface SignInFailure {
  text: string;
  reason?: string;
}

/** Signs in with a password (spec §7). Returns null if it succeeds. Never throws. */
export async function signIn(email: string, password: string): Promise<SignInFailure | null> {
  try {
    const { data, error } = await browserClient().auth.signInWithPassword({ email, password });
    if (!data.user) return failureOf(error);
    forgetLostAccess();
    void renewThisDevice().catch(() => {});
    return null;
  } catch {
    return { text: m.loginError, reason: m.unexpectedError };
  }
}

/** Notifies this browser again, if it was notified until its last session ended. */
export async function renewThisDevice(): Promise<void> {
  const client = browserClient();
  const endpoint = await ownEndpoint();
  if (endpoint) await renewDevice(client, endpoint);
}

function failureOf(error: AuthError | null): SignInFailure {
  if (error?.name === "AuthRetryableFetchError" && !error.status) {
    return { text: m.loginError, reason: SERVER_UNREACHABLE };
  }
  const text = m.loginFailed;
  if (!error || error.name === "AuthInvalidTokenResponseError") return { text };
  return { text: authFailureText(error, text) };
}

/** Signs in, and ends this browser's earlier session. Returns the same as `signIn`. */
export async function signInAgain(email: string, password: string): Promise<SignInFailure | null> {
  const { auth } = browserClient();
  const { data: earlier } = await auth.getSession();
  const failure = await signIn(email, password);
  if (failure) return failure;
  // If this fails, the list of devices shows the earlier session, where it can be ended.
  if (earlier.session) await auth.admin.signOut(earlier.session.access_token, "local");
  finishSignIn(true);
  // Data read with the ended session might lack rows.
  void queryClient.invalidateQueries();
  return null;
}

let isSigningOut = false;

/** Signs out this device or all devices, and opens the login screen. */
export function useSignOut(userId: string): (scope?: "local" | "global") => Promise<void> {
  const openLogin = useOpenLogin();
  const hasSignedOut = useRef(false);

  // Not before the panel has unmounted, because until then an open form can write its copy again.
  useEffect(
    () => () => {
      if (hasSignedOut.current) queueMicrotask(() => removeCopies(userId));
    },
    [userId],
  );

  async function leave(scope: "local" | "global") {
    if (hasUnsavedWork() && !window.confirm(m.leaveWithoutSaving)) return;
    const holdAgain = forgetUnsavedWork();
    const { error } = await signOut(userId, scope);
    // "local" removes the session from this browser even if the server cannot be reached.
    if (error && scope === "global") {
      holdAgain();
      toast.error(m.failedToSignOut);
      return;
    }
    if (error) toast.error(m.failedToSignOut, m.signedOutHere);
    else toast.success(m.signedOutSuccessfully);
    hasSignedOut.current = true;
    await openLogin();
  }

  return async (scope = "local") => {
    if (isSigningOut) return;
    isSigningOut = true;
    await leave(scope).finally(() => {
      isSigningOut = false;
    });
  };
}

/** Makes no request that the server refuses, if the operator was removed meanwhile. */
async function signOut(userId: string, scope: "local" | "global") {
  const client = browserClient();
  const { data: isAdmin } = await client.rpc("is_admin", {}, { get: true });
  if (isAdmin !== false || !knownAdmins.has(userId)) return client.auth.signOut({ scope });
  await forgetSession();
  return { error: null };
}

export function useOpenLogin(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate("/admin/login", { replace: true });
    queryClient.clear();
  };
}

/** At the end of the session, opens the login screen. With unsaved work, opens a dialog instead. */
export function useSessionWatch(userId: string): void {
  const openLogin = useOpenLogin();
  const { revalidate } = useRevalidator();

  const follow = useEffectEvent((event: string, nextUserId: string | undefined) => {
    if (event === "SIGNED_OUT") {
      // supabase-js sends this event before the server has responded, and `leave` opens the login then.
      if (isSigningOut) return;
      // The dialog keeps typed text, and lets a request that waits for the sign-in go on.
      if (hasUnsavedWork() || isCheckingSession() || signInReason()) void askToSignInAgain();
      else void openLogin();
    } else if (nextUserId === userId) {
      // supabase-js also sends SIGNED_IN when the tab becomes visible again.
      if (event === "SIGNED_IN" && signInReason() === "ended") finishSignIn(true);
    } else if (nextUserId && !hasUnsavedWork()) {
      void revalidate();
    }
  });

  useEffect(() => {
    finishSignIn(true);
    const { data } = browserClient().auth.onAuthStateChange((event, session) => {
      follow(event, session?.user.id);
    });
    return () => {
      data.subscription.unsubscribe();
      finishSignIn(false);
    };
  }, []);
}

/** False for other errors: without a network, the session might still be valid. */
const isNotSignedIn = (error: unknown) => error instanceof NotSignedIn;

/** Hides a page that returns from the back/forward cache until its session is known. */
export function useRestoredPage(userId: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    function hide() {
      style.visibility = "hidden";
    }
    async function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      hide();
      const { data } = await browserClient().auth.getSession();
      const isSignedIn =
        data.session?.user.id === userId && !(await hasSessionEnded().catch(isNotSignedIn));
      if (isSignedIn) style.visibility = "";
      else window.location.replace("/admin/login");
    }
    // The browser caches the page as it is after `pagehide`.
    window.addEventListener("pagehide", hide);
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("pagehide", hide);
      window.removeEventListener("pageshow", show);
    };
  }, [userId]);
}
