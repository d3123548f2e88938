/** In: a phone number as the operator wrote it, or several. Out: a link that a phone dials, to the first. */
export function phoneLink(phone: string): string {
  const [first = ""] = phone.trim().split(/[/,;|]/);
  const digits = first.replace(/[^\d]/g, "");
  return `tel:${first.startsWith("+") ? "+" : ""}${digits}`;
}
