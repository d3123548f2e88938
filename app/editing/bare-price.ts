import { inRupees } from "../ui/text.ts";
import { optionalText } from "./rules.ts";

/** Only a number, with or without a rupee sign: "24500", "24.500", "Rs. 24500/-". */
const BARE_NUMBER =
  /^(?:₹|rs\.?|inr)?\s*0*([1-9][\d,]{0,11}|[1-9]\d{0,2}(?:\.\d{3}){1,3})\s*(?:\/-)?$/i;

/** Formats a bare number as "₹24,500". Returns null for other text and for "₹24,500" itself. */
export function asRupees(price: string): string | null {
  const written = price.trim();
  const digits = BARE_NUMBER.exec(written)?.[1]?.replace(/[,.]/g, "");
  if (!digits) return null;
  const amount = inRupees(Number(digits));
  return amount === written ? null : amount;
}

/** An optional price without a specified form: a bare number is stored as rupees, other text as typed. */
export const optionalPrice = optionalText(100).transform(
  (price) => price && (asRupees(price) ?? price),
);
