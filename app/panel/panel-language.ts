import { language, pathIn } from "~/ui/languages";
import { readStored, writeStored } from "~/ui/stored";

const KEY = "panel-language";

/** The languages in which the panel can be read. */
export const panelLanguages = ["en", "ta"] as const;

/** Stores the language in which the panel is read in this browser, and loads `path` in it. */
export function choosePanelLanguage(chosen: string, path: string): void {
  writeStored(KEY, chosen);
  openInPanelLanguage(path);
}

/** Loads `path`, such as "/admin/tours", in the language of the panel, if this page is in another one. */
export function openInPanelLanguage(path: string): void {
  const chosen = readStored(KEY) === "ta" ? "ta" : "en";
  if (chosen !== language) window.location.replace(pathIn(chosen, path));
}
