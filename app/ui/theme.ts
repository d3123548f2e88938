import { useStored, writeStored } from "./stored";

export type Theme = "light" | "dark" | "system";

/** The localStorage key. site/head-script.js reads it before the first paint. */
const THEME_KEY = "theme";

/** Saves the theme. The "storage" event that this sends makes the page apply the theme. */
export function writeTheme(theme: FormDataEntryValue | null): void {
  writeStored(THEME_KEY, String(theme));
}

/** The chosen theme. It is "system" without a choice, on the server and until hydration. */
export function useTheme(): Theme {
  const stored = useStored(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}
