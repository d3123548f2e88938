import { perPerson } from "virtual:messages/card";

/** In English too, for a tour that is not translated. */
const WORDS = `(?:per person|${perPerson})`;
const PER_PERSON = new RegExp(String.raw`${WORDS}|per (?:head|adult|pax)|\beach\b|\bp\.?p\b`, "i");
const BEGINS_WITH_IT = new RegExp(`^${WORDS}[,;.]?(?:\\s+|$)`, "i");

/** What a price is for, without "per person" if the text before it says so already. Null if nothing is left. */
export function basisAfter(before: string, basis: string | null): string | null {
  const text = basis?.trim() ?? "";
  return (PER_PERSON.test(before) ? text.replace(BEGINS_WITH_IT, "") : text) || null;
}
