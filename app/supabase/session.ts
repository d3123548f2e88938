import { useSyncExternalStore } from "react";
import { backendSettings, sessionStorageKey } from "./settings";

/** Whether this browser holds a session, told without loading supabase-js (public pages). */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, hasStoredSession, () => false);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

function hasStoredSession(): boolean {
  try {
    const stored = localStorage.getItem(sessionStorageKey(backendSettings().url));
    return stored !== null && JSON.parse(stored)?.user != null;
  } catch {
    return false;
  }
}
