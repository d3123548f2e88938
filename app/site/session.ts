import { useSyncExternalStore } from "react";
import { backendSettings, sessionStorageKey } from "~/supabase/settings";
import { subscribeToStorage } from "~/ui/theme";

/** Whether this browser holds a session, told without loading supabase-js (public pages). */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribeToStorage, hasStoredSession, () => false);
}

function hasStoredSession(): boolean {
  try {
    const stored = localStorage.getItem(sessionStorageKey(backendSettings().url));
    return stored !== null && JSON.parse(stored)?.user != null;
  } catch {
    return false;
  }
}
