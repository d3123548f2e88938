import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark" | "system";

/** The key in the browser's storage; site/head-script.js reads it before the first paint. */
const THEME_KEY = "theme";

/** For useSyncExternalStore: subscribes to every change of the browser's storage. */
export function subscribeToStorage(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** The chosen theme; "system" when none was chosen or storage is blocked. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Stores the choice; every listener of the storage applies it. */
export function writeTheme(theme: FormDataEntryValue | null): void {
  try {
    localStorage.setItem(THEME_KEY, String(theme));
  } catch {
    return;
  }
  // Browsers send the event to other tabs only.
  dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
}

/** The theme in use: "system" on the server and until hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribeToStorage, readTheme, () => "system");
}
