import { DEFAULT_CHAT_NUMBER } from "./default-texts.ts";

const COUNTRY_CODE = "91";

/**
 * The click-to-chat address of a number (spec §5: digits only, the country code 91 put in front
 * where it is missing), with `text` ready to send.
 */
export function chatLink(number: string, text: string): string {
  const digits = number.replace(/[^0-9]/g, "");
  const full = digits.startsWith(COUNTRY_CODE) ? digits : COUNTRY_CODE + digits;
  // Half a character, as a cut-off paste leaves it, has no place in UTF-8 and would throw.
  const sendable = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  return `https://wa.me/${full}?text=${encodeURIComponent(sendable)}`;
}

/** Whether a chat can be opened with what the operator entered as the number. */
export function isChatNumber(number: string | null | undefined): number is string {
  return /[0-9]/.test(number ?? "");
}

/** Where enquiries go: the company's chat number, else the default contact number (spec §9). */
export function enquiryNumber(number: string | null | undefined): string {
  return isChatNumber(number) ? number : DEFAULT_CHAT_NUMBER;
}
