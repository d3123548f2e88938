import { useSyncExternalStore } from "react";

/** For useSyncExternalStore: subscribes to every change of the browser's storage. */
export function subscribeToStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  // A page from the back/forward cache has missed the changes of others.
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

/** Stores a text; every listener of the storage sees it. False where storage is blocked. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch {
    return false;
  }
  // Browsers send the event to other tabs only.
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
