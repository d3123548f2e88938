/**
 * In: a phone number as the operator wrote it, among other words or several of them. Out: a link that a phone
 * dials, to the first.
 */
export function phoneLink(phone: string): string {
  const [number] = /[(+]*\d[\d\s().–-]{5,}/.exec(phone) ?? [phone];
  const isAbroad = /^\W*\+/.test(number);
  // "+91 (0) 4564": whoever dials the country's code leaves the nought out.
  const digits = number.replace(isAbroad ? "(0)" : "", "").replace(/\D/g, "");
  return `tel:${isAbroad ? "+" : ""}${digits}`;
}
