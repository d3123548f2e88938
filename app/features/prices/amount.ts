import { withoutInvisible, withPlainDigits } from "../../ui/typed-text.ts";
import { rupeeAmount } from "./rupees.ts";

/** With any other word, such as "from", "onwards" or "couple", a price is not one amount per person. */
const PLAIN_WORDS = new Set(
  `rs inr rupee rupees only net nett per person head adult pax pp p each a an k thousand l lakh lakhs lac lacs
  ரூ ரூபாய் ஆயிரம் லட்சம் இலட்சம் ஒரு ஒருவருக்கு நபருக்கு தலைக்கு रु रुपये हज़ार हजार लाख प्रति व्यक्ति`.split(
    /\s+/,
  ),
);
const CHILD_WORDS = new Set("child children kid kids for of with without no extra bed".split(" "));
const AGES =
  /\([^)]*\)|(?:(?:below|under|up to|aged?|ages) )?[0-9]+ ?(?:(?:-|–|to) ?[0-9]+ ?)?(?:years?|yrs?)(?: old)?/g;

const FOR_ONE =
  /per (?:person|head|adult|pax)|sharing|ஒருவருக்கு|நபருக்கு|தலைக்கு|இருவருக்கு ஓர் அறை|இருவர் ஓர் அறை|प्रति व्यक्ति|दो लोगों का एक कमरा|दो लोग एक कमरे/i;
const COUPLE = "couple|தம்பதி|ஜோடி|दंपति|जोड़";
const NOT_BEFORE_UNIT = "(?! ?-?(?:day|night|week|month|year|star|bedroom|way))";
const SEVERAL = String.raw`famil|group|room|vehicle|\b(?:cars?|cabs?|jeeps?|boats?|pair|two${NOT_BEFORE_UNIT})\b`;
const SEVERAL_IN_TAMIL = "குடும்ப|குழு|அறை|வாகன|ஜீப்|படகு";
const SEVERAL_IN_HINDI = "परिवार|समूह|कमर|गाड़ी|जीप|नाव";
const FOR_IN_TAMIL = String.raw`இருவருக்கு|(?<!\p{L}|\p{M})(?:${SEVERAL_IN_TAMIL}|கார|வேன)[\p{L}\p{M}]*(?:க்கு|ற்கு)`;
const FOR_IN_HINDI = String.raw`प्रति (?:${SEVERAL_IN_HINDI}|कार)|(?<!\p{L}|\p{M})(?:${SEVERAL_IN_HINDI}|कार)[\p{L}\p{M}]* (?:के लिए|को)`;
const IS_MINIMUM = String.raw`(?: ?(?:persons?|people|adults?|pax))? *\(?(?:min|(?:or|and|&) (?:more|above|up)|\+(?! *[0-9]))`;
const NOT_OF_MINIMUM = `(?![a-z]* of (?:min|at least|[0-9]+${IS_MINIMUM}))`;
const FOR_IN_ENGLISH = String.raw`(?:\b(?:per|for|each)\b|[0-9] an?\b|\/) ?(?:(?:an?|the|one|whole|entire|your|our|small|full|private|ac|double) )*(?:${SEVERAL})${NOT_OF_MINIMUM}`;
const WHOLE = String.raw`\b(?:whole|entire|full) (?:famil|group|cars?|cabs?|jeeps?|boats?|vans?|vehicle)|\bgroup (?:price|rate)`;
const IN_ANY_LANGUAGE = `${SEVERAL}|${SEVERAL_IN_TAMIL}|${SEVERAL_IN_HINDI}`;
const IN_BRACKETS = String.raw`\((?:${IN_ANY_LANGUAGE})[\p{L}\p{M}]*(?: of [0-9]+)?\)`;
const NUMBER = "(?:[2-9]|[1-9][0-9]|two|three|four|five|six|seven|eight|nine|ten)";
const NOT_AFTER_MINIMUM = String.raw`(?<!(?:\b(?:min(?:imum)?|least)\b|குறைந்த|न्यूनतम|कम से कम)[^,;]*)`;
const NOT_AFTER_RANGE = "(?<!(?<![0-9,.])[0-9]{1,2} ?(?:-|–|to) ?)";
/** "For 2", but not "for 5 days", "for 6 or more" or "for 6-10 persons". */
const FOR_NUMBER = String.raw`\b(?:for|per) ${NUMBER}\b${NOT_BEFORE_UNIT}(?! ?(?:-|–|to) ?[0-9])(?!${IS_MINIMUM})|${NOT_AFTER_MINIMUM}\b${NUMBER} ?(?:பேருக்க|நபர்களுக்க|(?:लोगों|व्यक्तियों) के लिए)`;
/** "2 adults", but not "minimum 4 people", "6 persons minimum" or "6-10 persons". */
const OF_NUMBER = String.raw`${NOT_AFTER_MINIMUM}${NOT_AFTER_RANGE}\b${NUMBER} ?(?:persons?\b|people|adults?\b|pax|பேர|நபர|लोग|व्यक्ति)(?!${IS_MINIMUM})`;
/** Most of these words alone can be part of the tour: "₹12,500 with AC room". */
const FOR_SEVERAL = new RegExp(
  [
    COUPLE,
    FOR_IN_ENGLISH,
    WHOLE,
    FOR_IN_TAMIL,
    FOR_IN_HINDI,
    IN_BRACKETS,
    FOR_NUMBER,
    OF_NUMBER,
  ].join("|"),
  "iu",
);
/** In a note, the price might be for these, so that it is not multiplied. */
const CAN_BE_FOR_SEVERAL = new RegExp(IN_ANY_LANGUAGE, "iu");

/** Whether a price is for more than one person, such as "₹40,000 per couple", by itself or by its basis. */
export function isForSeveral(price: string, basis: string | null): boolean {
  if (FOR_ONE.test(price)) return false;
  if (FOR_SEVERAL.test(withPlainDigits(price))) return true;
  if (!basis || FOR_ONE.test(basis)) return false;
  // The brackets make IN_BRACKETS match a basis that is only "Room".
  return FOR_SEVERAL.test(withPlainDigits(`(${basis})`));
}

const FOR_EACH =
  /(?<![a-z])(?:per|persons?|pax|p\.?p|heads?|each)(?![a-z])|ஒருவருக்கு|நபருக்கு|தலைக்கு|தலா|प्रति/i;

/** Whether a price says for whom it is. */
export function saysForWhom(price: string): boolean {
  return FOR_EACH.test(price) || isForSeveral(price, null);
}

type Priced = Record<"price" | "price_basis", string | null>;

/**
 * Whether "per person" is added to the price of a tour: if it is an amount, and neither it nor its English text says
 * for whom it is.
 */
export function isPerPerson(tour: Priced & { english?: Priced }): boolean {
  const { price, price_basis } = tour.english ?? tour;
  if (!price || !/\p{Nd}/u.test(price) || isForSeveral(price, price_basis)) return false;
  return !saysForWhom(price) && !saysForWhom(tour.price ?? "");
}

/** The rupees that each person pays. Null if the price or what it is for says anything else. */
export function amountPerPerson(price: string, basis: string | null): number | null {
  if (isForSeveral(price, basis)) return null;
  if (basis && !FOR_ONE.test(`${price} ${basis}`) && CAN_BE_FOR_SEVERAL.test(basis)) return null;
  return plainAmount(price, (word) => PLAIN_WORDS.has(word));
}

/** The rupees of a price such as "₹9,500 (5 to 11 years)". Null if it is not one amount. */
export function amountPerChild(price: string): number | null {
  const withoutAges = withPlainDigits(price).replace(AGES, " ");
  return plainAmount(withoutAges, (word) => PLAIN_WORDS.has(word) || CHILD_WORDS.has(word));
}

function plainAmount(price: string, isPlain: (word: string) => boolean): number | null {
  const text = withPlainDigits(withoutInvisible(price)).toLowerCase();
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every(isPlain) && !/[+*~%]/.test(text) ? rupeeAmount(text) : null;
}
