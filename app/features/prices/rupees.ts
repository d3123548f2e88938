import { withoutInvisible, withPlainDigits } from "../../ui/typed-text.ts";

const UNITS: [names: string, worth: number][] = [
  ["k|thousand|ஆயிரம்|हज़ार|हजार|ആയിരം|వేలు?|ಸಾವಿರ", 1_000],
  ["hundred", 100],
  ["l|la[ck]h?s?|lacks?|lkhs?|லட்சம்|இலட்சம்|लाख|ലക്ഷം|లక్ష|ಲಕ್ಷ", 100_000],
  ["cr|crs|crores?|கோடி|करोड़|കോടി|కోటి|ಕೋಟಿ", 10_000_000],
];
/** 24500, 24,500, 24 500, 1,24,500 or 1.25. */
export const PRICE_NUMBER =
  /^(?:[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}|[0-9]{1,3}(?: [0-9]{2,3})* [0-9]{3}|[0-9]+)(?:\.[0-9]{1,5})?$/;
/** 24.500 or 1.250.000, as in many countries of Europe. Before "lakh" a dot is a decimal point. */
const WITH_DOTS = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+$/;
export const UNIT = new RegExp(`^ ?-? ?(${UNITS.map(([names]) => names).join("|")})(?![a-z])`);

/** Emoji, bullets and bold, which people put around a price. */
const DECORATION = /(?:[\s*_•\u2190-\u21FF\u2300-\u2BFF\u{1F000}-\u{1FAFF}]|\uFE0F|\u20E3)+/gu;

const RUPEES = /[₹₨]|rupee|ரூ|रु|रू|രൂ|రూ|ರೂ|\/ ?[-–=]|[-–=] ?\//;
/** Only these words are around an amount without "₹": "from 24500", "24,500 per head onwards". */
const BEFORE_AMOUNT =
  /^(?:[-–:=@~. ]|tour|package|pkg|total|price|cost|rate|amount|fare|offer|special|now|only|just|from|at|starts?|starting|onwards|approx|around|about|per|person|head|pax|adult|விலை|கட்டணம்|ஒரு|நபருக்கு|ஒருவருக்கு|தலா|कीमत|किराया|केवल|सिर्फ|प्रति|व्यक्ति)*$/;
const AFTER_AMOUNT =
  /^(?:[-–+()!.,/ ]|gst|tax|taxes|onwards?|only|nett?|each|p[./]?p|(?:with(?:out)?|includ(?:es|ing)|exclud(?:es|ing)) (?:flights?|air ?fare|food|tickets?)|plus|incl|including|inclusive|included|excl|excluding|exclusive|of|all|on|twin|double|triple|sharing|basis|(?:per |\/ ?)(?:person|head|adult|pax|couple|family)|முதல்|மட்டும்|प्रति|व्यक्ति|से|मात्र)*$/;

/** Signs, codes and words of other currencies. */
const FOREIGN =
  /[$¢£¤¥฿৲৳៛﷼﹩＄￠￡￥￦\u20A0-\u20A7\u20A9-\u20B8\u20BA-\u20CF]|டாலர்|யூரோ|டிராம்|திர்ஹாம்|பாட்|ரிங்கிட்|डॉलर|यूरो|दिरहम/;
const FOREIGN_WORDS = new Set(
  `usd sgd thb lkr slr aed dh dhs myr rm eur gbp jpy cny rmb aud cad nzd chf hkd twd idr rp vnd
  krw php npr nrs pkr bdt tk btn mvr mur scr omr qar sar bhd kwd zar egp rub mmk khr ils kes
  tzs uzs kzt azn gel dollar dollars euro euros pound pounds sterling baht bhat ringgit
  ringgits dirham dirhams yen yuan renminbi rupiah rupiahs dong riyal riyals rial rials dinar
  dinars franc francs peso pesos rand rands taka takas kyat kyats rufiyaa rufiyaas ngultrum
  ngultrums lira liras rouble roubles ruble rubles won lankan srilankan nepali nepalese
  mauritian pakistani`.split(/\s+/),
);

/** A tax that is added or included: "+ 5% GST", "GST @ 5%". */
const TAX = /[0-9]+(?:\.[0-9]+)? ?% ?(?:gst|tax|tcs)|(?:gst|tax|tcs) ?@? ?[0-9]+(?:\.[0-9]+)? ?%/g;

/** These amounts are not the price of the tour. */
const OTHER_AMOUNT =
  /%|(?:per|\/) ?(?:kms?|hours?|hrs?|nights?|days?|months?|rooms?|cars?|vehicles?|bus|cab)(?![a-z])|up to/;
const OTHER_AMOUNT_WORDS = new Set(
  "save off less discount cashback advance deposit token booking emi million billion upto under below".split(
    " ",
  ),
);

/** Larger amounts are not prices of tours, and do not fit into the form's field. */
export const MAX_RUPEES = 999_999_999;

/**
 * The rupees of a price: 24500 for "Rs. 24,500/- per head", 120000 for "₹1.2 lakh". Null for foreign
 * currencies and for any other text than one amount. rupee_amount (SQL) does the same.
 */
export function rupeeAmount(price: string): number | null {
  const text = withPlainDigits(withoutInvisible(price))
    .replace(DECORATION, " ")
    .trim()
    .toLowerCase()
    .replace(TAX, "")
    .replace(/([0-9]) ?, ?(?=[0-9]{3}(?![0-9]))/g, "$1,");
  const [written = ""] = /[0-9](?:[0-9,. ]*[0-9])?/.exec(text) ?? [];
  const [before = ""] = text.split(/[0-9]/);
  const after = text.slice(before.length + written.length);
  const [, unit] = UNIT.exec(after) ?? [];
  const number = !unit && WITH_DOTS.test(written) ? written.replaceAll(".", "") : written;
  const words = text.split(/[^a-z]+/);
  if (!PRICE_NUMBER.test(number) || /[0-9]/.test(after)) return null;
  // "₹.5 lakh", but not "₹.24,500"
  const isFraction = number.length < 3 && /(?:^|[^a-z\u0900-\u0DFF])\.$/.test(before);
  if (isFraction) return null;
  if (FOREIGN.test(text) || OTHER_AMOUNT.test(text)) return null;
  if (words.some((word) => FOREIGN_WORDS.has(word) || OTHER_AMOUNT_WORDS.has(word))) return null;
  const hasSign = RUPEES.test(text) || words.includes("rs") || words.includes("inr");
  const isAmount = BEFORE_AMOUNT.test(before) && AFTER_AMOUNT.test(after);
  if (!unit && !hasSign && !isAmount) return null;
  const [whole = "", fraction = ""] = number.replace(/[ ,]/g, "").split(".");
  const amount = (Number(whole + fraction) * (unit ? worthOf(unit) : 1)) / 10 ** fraction.length;
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_RUPEES ? amount : null;
}

/** 100,000 for "lakh". */
function worthOf(unit: string): number {
  return UNITS.find(([names]) => new RegExp(`^(?:${names})$`).test(unit))?.[1] ?? 1;
}
