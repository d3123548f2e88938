export const COUNTRY_CODE = "91";

/** A WhatsApp link that opens a chat with this number, with `text` prefilled. "" has no recipient. */
export function chatLink(number: string, text: string): string {
  // Spec §5: digits only, with 91 in front.
  const digits = number.replace(/[^0-9]/g, "");
  const isWhole = digits === "" || digits.startsWith(COUNTRY_CODE);
  return whatsappLink(isWhole ? digits : COUNTRY_CODE + digits, text);
}

/** A WhatsApp link with `text` prefilled. Without digits, WhatsApp asks for the recipient. */
export function whatsappLink(digits: string, text: string): string {
  // A lone surrogate, left by a cut-off paste, would make encodeURIComponent throw.
  const sendable = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  return `https://wa.me/${digits}?text=${encodeURIComponent(sendable)}`;
}

/** Whether a chat can be opened with the number that the operator entered. */
export function isChatNumber(number: string | null | undefined): number is string {
  return /[0-9]/.test(number ?? "");
}
