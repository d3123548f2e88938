import { useSyncExternalStore } from "react";

/** Subscribes to changes of localStorage, for `useSyncExternalStore`. */
export function subscribeToStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  // A page restored from the back/forward cache has missed changes by other tabs.
  addEventListener("pageshow", onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener("pageshow", onChange);
  };
}

/** Reads the text stored under `key`. Returns "" if there is none or storage is blocked. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text and notifies every subscriber. Returns false if storage is blocked. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch {
    return false;
  }
  // Browsers send the "storage" event only to other tabs, so send it to this tab too.
  dispatchEvent(new StorageEvent("storage", { key }));
  return true;
}

/** Returns the text stored under `key`, and "" on the server and until hydration. */
export function useStored(key: string): string {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readStored(key),
    () => "",
  );
}
