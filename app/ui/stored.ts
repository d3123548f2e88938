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

/** What is stored under `key`; "" where there is nothing, or storage is blocked. */
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

/** What is stored under `key`: "" on the server and until hydration. */
export function useStored(key: string): string {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readStored(key),
    () => "",
  );
}
