/** The languages of the site. English first: it has the paths without a language. */
export const languages = ["en", "ta", "hi"] as const;

export type Language = (typeof languages)[number];

/** The language of this build. Each has a build of its own (docs/decisions/0020-languages.md). */
export const language = (import.meta.env?.VITE_LANGUAGE ?? "en") as Language;

/** The locale for dates, numbers and plurals. */
export const locale = `${language}-IN`;

/** The start of the paths of a language: "" for English, or for example "/ta". */
export function pathOfLanguage(of: Language): string {
  return of === "en" ? "" : `/${of}`;
}

/** The language of the page at this path of the site. */
export function languageOfPath(path: string): Language {
  const isBelow = (of: Language) => `${path}/`.startsWith(`${pathOfLanguage(of)}/`);
  return languages.find((of) => of !== "en" && isBelow(of)) ?? "en";
}

/** The path of a page with its language, from its path in the router: "/faq" is "/ta/faq" in Tamil. */
export function pathIn(of: Language, path: string): string {
  return pathOfLanguage(of) + path.replace(/^\/(?=$|\?)/, of === "en" ? "/" : "");
}
