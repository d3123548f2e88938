import { type Language, language } from "./languages.ts";

const scripts = [
  ["ta", /\p{sc=Taml}/u],
  ["hi", /\p{sc=Deva}/u],
  ["en", /\p{sc=Latn}/u],
] as const;

/**
 * The `lang` attribute of a text, for screen readers: "ta" for Tamil letters, "hi" for Devanagari, "en" for Latin
 * letters. Undefined for a text in the language of the page, which in Tamil and Hindi may have English names.
 */
export function languageOf(text: string): Language | undefined {
  const used = scripts.flatMap(([of, letters]) => (letters.test(text) ? of : []));
  const isOwn = language !== "en" && used.includes(language);
  return isOwn ? undefined : used.find((of) => of !== language);
}

/** The language of a text, by its letters. */
export function languageByLetters(text: string): Language {
  return scripts.find(([, letters]) => letters.test(text))?.[0] ?? "en";
}

/** Formats an amount as ₹1,25,000 or −₹500. */
export function inRupees(amount: number): string {
  return `${amount < 0 ? "−" : ""}₹${Math.abs(amount).toLocaleString("en-IN")}`;
}

/** "1 person" or "4 people". */
export function peopleInWords(people: number): string {
  return people === 1 ? "1 person" : `${people} people`;
}
