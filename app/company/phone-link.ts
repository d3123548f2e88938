/** In: a phone number as the operator wrote it. Out: a link that a phone dials. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/[^\d]/g, "");
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`;
}
