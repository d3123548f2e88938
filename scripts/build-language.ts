import type { Language } from "../app/ui/languages.ts";

/** The language of the build that runs. The code reads it as `language` in app/ui/languages.ts. */
export const buildLanguage = (process.env.VITE_LANGUAGE ?? "en") as Language;
