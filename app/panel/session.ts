import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { queryClient } from "~/editing/read";
import { askToSignInAgain, finishSignIn } from "~/editing/sign-in-again";
import { toast } from "~/editing/toaster";
import { removeCopies } from "~/editing/unsaved-copies";
import { hasUnsavedWork, releaseUnsavedWork } from "~/editing/unsaved-work";
import { browserClient } from "~/supabase/browser-client";

export interface Access {
  user: { id: string; email: string };
  isAdmin: boolean;
}

const knownAdmins = new Set<string>();

/** The signed-in user, or null. `isAdmin` only adapts the UI; the database protects the data. */
export async function readAccess(): Promise<Access | null> {
  const { auth } = browserClient();
  const { data, error } = await auth.getSession();
  // Without a network the session cannot be refreshed, but it might still be valid.
  if (error?.name === "AuthRetryableFetchError") throw error;
  const user = data.session?.user;
  if (!user) return null;
  const isAdmin = knownAdmins.has(user.id) || (await readIsAdmin());
  if (isAdmin === null) {
    await auth.signOut({ scope: "local" });
    return null;
  }
  if (isAdmin) knownAdmins.add(user.id);
  return { user: { id: user.id, email: user.email ?? "" }, isAdmin };
}

/** Null when the server no longer accepts this session. */
async function readIsAdmin(): Promise<boolean | null> {
  const { data, error, status } = await browserClient().rpc("is_admin");
  if (status === 401) return null;
  if (error) throw new Error(error.message);
  return data;
}

/** Signs out of this browser if the account is no longer an operator. Does nothing when offline. */
export async function leaveIfRemoved(): Promise<void> {
  const { auth } = browserClient();
  const { data } = await auth.getSession();
  if (!data.session || (await browserClient().rpc("is_admin")).data !== false) return;
  knownAdmins.delete(data.session.user.id);
  await auth.signOut({ scope: "local" });
}

interface SignInError {
  message: string;
  /** The HTTP status; absent when there was no response. */
  status?: number | undefined;
}

/** Signs in with a password (spec §7). Returns null, or the error text of spec §8. Never throws. */
export async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const { data, error } = await browserClient().auth.signInWithPassword({ email, password });
    return data.user ? null : failureText(error);
  } catch {
    return failureText({ message: "An unexpected error occurred" });
  }
}

function failureText(error: (SignInError & { name?: string }) | null): string {
  if (!error || error.name === "AuthInvalidTokenResponseError") return "Login failed";
  if (!error.status) return "An error occurred during login";
  // supabase-js sets the message "{}" if the response has no text.
  return error.message && error.message !== "{}" ? error.message : "Login failed";
}

const LEAVE = "Leave without saving? What you have typed here has not been saved.";

/** Signs out on all devices and opens the login screen. See `useSessionWatch` for other tabs. */
export function useSignOut(userId: string): () => Promise<void> {
  const navigate = useNavigate();
  const isRunning = useRef(false);

  async function leave() {
    if (hasUnsavedWork() && !window.confirm(LEAVE)) return;
    const holdAgain = releaseUnsavedWork();
    const { error } = await browserClient().auth.signOut({ scope: "global" });
    if (error) {
      holdAgain();
      toast.error("Failed to sign out");
      return;
    }
    queryClient.clear();
    toast.success("Signed out successfully");
    await navigate("/admin/login", { replace: true });
    removeCopies(userId);
  }

  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await leave().finally(() => {
      isRunning.current = false;
    });
  };
}

/** At the end of the session, opens the login screen. With unsaved work, opens a dialog instead. */
export function useSessionWatch(userId: string): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const follow = useEffectEvent((event: string, nextUserId: string | undefined) => {
    if (event === "SIGNED_OUT") {
      if (hasUnsavedWork()) askToSignInAgain().catch(() => {});
      else void navigate("/admin/login", { replace: true });
    } else if (nextUserId === userId) {
      if (event === "SIGNED_IN") finishSignIn(true);
    } else if (nextUserId && !hasUnsavedWork()) {
      void revalidate();
    }
  });

  useEffect(() => {
    const { data } = browserClient().auth.onAuthStateChange((event, session) => {
      follow(event, session?.user.id);
    });
    return () => data.subscription.unsubscribe();
  }, []);
}
