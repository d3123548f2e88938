export type Theme = "light" | "dark" | "system";

/** Where the choice is kept in the browser. */
const themeKey = "theme";

/**
 * Runs in the head before the first paint: marks that scripts run, sets the theme, follows the
 * system and other tabs. Inline, so it is written small.
 */
export const themeScript =
  '(()=>{let d=document.documentElement,m=matchMedia("(prefers-color-scheme:dark)"),f=()=>{let t;try{t=localStorage.theme}catch{}d.dataset.theme=t=="dark"||t!="light"&&m.matches?"dark":"light"};d.classList.add("js");f();m.onchange=f;addEventListener("storage",f)})()';

/** The chosen theme; "system" when none was chosen or storage is closed to us. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Keeps the choice and lets the inline script and every listener apply it. */
export function writeTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    return;
  }
  // Browsers tell only the other tabs; this tells our own.
  dispatchEvent(new StorageEvent("storage", { key: themeKey }));
}
