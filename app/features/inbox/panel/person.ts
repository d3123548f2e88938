import * as m from "virtual:messages/panel-inbox";
import { phoneNumbers } from "../../../ui/phone-numbers.ts";
import type { Enquiry } from "./data.ts";

/** True for text with a number of at least six digits. A placeholder such as "-" identifies nobody. */
export function isPhone(phone: string | null): phone is string {
  return (phoneNumbers(phone ?? "")[0] ?? "").length >= 6;
}

export function isEmail(email: string | null): email is string {
  return /^[^\s@]+@[^\s@]+$/.test(email ?? "");
}

/** The person's name. Without a name, the phone number or the e-mail address. */
export function personName({
  name,
  phone,
  email,
}: Pick<Enquiry, "name" | "phone" | "email">): string {
  return name ?? phone ?? email ?? m.noName;
}

/**
 * Words to search, with numbers as a field can have them: without separators, and without the 0 or 91 that is dialled
 * first, because not every stored number has it. The number of a quote, such as 2026-0001, stays.
 */
export function wordsOfNumbers(words: string[]): string[] {
  return words.map(withoutDialled).filter(Boolean);
}

function withoutDialled(word: string): string {
  if (!/^(?:(?!20\d\d-\d{0,5}$)[\d+().-]{5,}|\+91)$/.test(word)) return word;
  const number = word.replace(/[^\d+]/g, "");
  return number.replace(/^(?:\+910*|0*91(?=\d{10}$)|0+)/, "").replace(/\D/g, "");
}
