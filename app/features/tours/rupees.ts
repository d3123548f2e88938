import { inRupees } from "../../ui/text.ts";

/** Only a number, with or without a rupee sign: "24500", "Rs. 24500/-". */
const BARE_NUMBER = /^(?:₹|rs\.?|inr)?\s*0*([1-9][\d,]{0,11})\s*(?:\/-)?$/i;

/** Formats a bare number as "₹24,500". Returns null for other text and for "₹24,500" itself. */
export function asRupees(price: string): string | null {
  const written = price.trim();
  const digits = BARE_NUMBER.exec(written)?.[1]?.replaceAll(",", "");
  if (!digits) return null;
  const amount = inRupees(Number(digits));
  return amount === written ? null : amount;
}

/** Null unless the price has exactly one amount. A test compares this with rupee_amount (SQL). */
export function rupeeAmount(price: string): number | null {
  const [, digits = ""] = /^[^0-9]*([0-9][0-9,]{0,11})(?:\.0{1,2})?[^0-9]*$/.exec(price) ?? [];
  const amount = Number(digits.replaceAll(",", ""));
  const hasMark = /₹|\brs\.?\s*[0-9]|[0-9]\s*rs\b|\binr|rupees|ரூ|\/-/i.test(price);
  const hasOtherUnit =
    /\b(?:lakhs?|lacs?|crores?|thousand|hundred|save|off|less)\b|[0-9]\s*[lk]\b/i.test(price);
  return !hasMark || hasOtherUnit || amount === 0 || amount > MAX_INTEGER ? null : amount;
}

/** The largest value of PostgreSQL's type `integer`. */
const MAX_INTEGER = 2_147_483_647;
