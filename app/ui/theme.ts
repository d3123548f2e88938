import { useStored, writeStored } from "./stored";

export type Theme = "light" | "dark" | "system";

/** The key in the browser's storage; site/head-script.js reads it before the first paint. */
const THEME_KEY = "theme";

/** Stores the choice; every listener of the storage applies it. */
export function writeTheme(theme: FormDataEntryValue | null): void {
  writeStored(THEME_KEY, String(theme));
}

/** The theme in use: "system" when none was chosen, on the server and until hydration. */
export function useTheme(): Theme {
  const stored = useStored(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}
