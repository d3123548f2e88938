import { inRupees, withoutInvisible, withPlainDigits } from "../../ui/text.ts";

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

const UNITS: [names: string, worth: number][] = [
  ["k|thousand|ஆயிரம்|हज़ार|हजार", 1_000],
  ["hundred", 100],
  ["l|la[ck]h?s?|lacks?|lkhs?|லட்சம்|இலட்சம்|लाख", 100_000],
  ["cr|crs|crores?|கோடி|करोड़", 10_000_000],
];
const NUMBER =
  "([0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}|[0-9]{1,3}(?: [0-9]{2,3})* [0-9]{3}|[0-9]+)(?:\\.([0-9]{1,5}))?";
const UNIT = `(?: ?-? ?(${UNITS.map(([names]) => names).join("|")})(?![a-z]))?`;
const ONE_AMOUNT = new RegExp(`^([^0-9]*)${NUMBER}${UNIT}([^0-9]*)$`);

const RUPEES = /[₹₨]|(?<![a-z])(?:rs|inr)(?![a-z])|rupee|ரூ|रु|रू|\/ ?[-–=]/;
/** The whole text is an amount without a sign: "24,500 per head", "from 24500". */
const BEFORE_AMOUNT = /^ ?(?:(?:from|starts? (?:at|from)|starting (?:at|from)|@|~|approx\.?) ?)?$/;
const AFTER_AMOUNT =
  /^ ?[+*]? ?(?:onwards?|only|nett?)? ?(?:(?:per |\/ ?)(?:person|head|adult|pax|couple)|p\.?p\.?)?$/;

/** Signs, codes and words of other currencies. */
const FOREIGN_SIGN = /[$¢£¤¥฿৲৳៛﷼﹩＄￠￡￥￦\u20A0-\u20A7\u20A9-\u20B8\u20BA-\u20CF]/;
const FOREIGN_WORD =
  /(?<![a-z])(?:usd|us dollars?|sgd|thb|lkr|slr|aed|dhs?|myr|rm|eur|gbp|jpy|cny|rmb|aud|cad|nzd|chf|hkd|twd|idr|vnd|krw|php|npr|nrs|pkr|bdt|btn|mvr|mur|scr|omr|qar|sar|bhd|kwd|zar|egp|rub|mmk|khr|ils|kes|tzs|uzs|kzt|azn|gel|dollars?|euros?|pounds?|sterling|baht|bhat|ringgits?|dirhams?|yen|yuan|renminbi|rupiahs?|dong|riyals?|rials?|dinars?|francs?|pesos?|rands?|takas?|kyats?|rufiyaas?|ngultrums?|liras?|roubles?|rubles?|won|tk|rp|sri ?lankan|nepali|nepalese|mauritian|pakistani|டாலர்|யூரோ|டிராம்|திர்ஹாம்|பாட்|ரிங்கிட்|डॉलर|यूरो|दिरहम)(?![a-z])/;
/** A tax that is added or included: "+ 5% GST", "GST @ 5%". */
const TAX = /[0-9]+(?:\.[0-9]+)? ?% ?(?:gst|tax|tcs)|(?:gst|tax|tcs) ?@? ?[0-9]+(?:\.[0-9]+)? ?%/g;
/** These amounts are not the price of the tour. */
const OTHER_AMOUNT =
  /%|(?<![a-z])(?:save|off|less|discount|cashback|advance|deposit|token|emi)(?![a-z])|(?:per|\/) ?(?:kms?|hours?|hrs?|months?)(?![a-z])/;

/** Larger amounts are not prices of tours, and do not fit into the form's field. */
const MAX_RUPEES = 999_999_999;

/**
 * The rupees of a price: 24500 for "Rs. 24,500/- per head", 120000 for "₹1.2 lakh". Null for foreign
 * currencies and for any other text than one amount. rupee_amount (SQL) does the same.
 */
export function rupeeAmount(price: string): number | null {
  const text = withPlainDigits(withoutInvisible(price))
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(TAX, "");
  const [, before = "", whole = "", fraction = "", unit, after = ""] = ONE_AMOUNT.exec(text) ?? [];
  if (FOREIGN_SIGN.test(text) || FOREIGN_WORD.test(text) || OTHER_AMOUNT.test(text)) return null;
  const isAmount = BEFORE_AMOUNT.test(before) && AFTER_AMOUNT.test(after);
  if (whole === "" || !(unit || isAmount || RUPEES.test(text))) return null;
  // "₹.5 lakh"
  if (/(?<![a-z])\.$/.test(before)) return null;
  const worth = unit ? worthOf(unit) : 1;
  const amount = (Number(whole.replace(/[ ,]/g, "") + fraction) * worth) / 10 ** fraction.length;
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_RUPEES ? amount : null;
}

/** 100,000 for "lakh". */
function worthOf(unit: string): number {
  return UNITS.find(([names]) => new RegExp(`^(?:${names})$`).test(unit))?.[1] ?? 1;
}
