/** A number alone, also with a rupee mark: "24500", "Rs. 24500/-". */
const BARE_NUMBER = /^(?:₹|rs\.?|inr)?\s*0*([1-9][\d,]{0,11})\s*(?:\/-)?$/i;

/** The price that a bare number means, in Indian digit groups; null when it is written so, or is more than a number. */
export function asRupees(price: string): string | null {
  const written = price.trim();
  const digits = BARE_NUMBER.exec(written)?.[1]?.replaceAll(",", "");
  if (!digits) return null;
  const amount = `₹${Number(digits).toLocaleString("en-IN")}`;
  return amount === written ? null : amount;
}
