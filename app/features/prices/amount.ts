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
const IN_ENGLISH = String.raw`couple|famil|group|room|vehicle|\b(?:cars?|cabs?|jeeps?|boats?|vans?|pair)\b`;
const IN_TAMIL_OR_HINDI =
  "தம்பதி|ஜோடி|குடும்ப|குழு|அறை|வாகன|ஜீப்|படகு|दंपति|जोड़|परिवार|समूह|कमर|गाड़ी|जीप|नाव";
const SEVERAL = `(?:${IN_ENGLISH}|${IN_TAMIL_OR_HINDI})`;
const ADJECTIVES = "(?:(?:an?|the|one|whole|entire|your|our|small|full|private) )*";
const NUMBER = "(?:[2-9]|[1-9][0-9]|two|three|four|five|six|seven|eight|nine|ten)";
const COUNT = String.raw`\b${NUMBER} ?(?:persons?|people|adults?|pax|guests?|travell?ers?|பேர|நபர|लोग|व्यक्ति)`;
/** Most of these words alone can be part of the tour: "₹12,500 with AC room". */
const FOR_SEVERAL = new RegExp(
  [
    String.raw`(?:\b(?:per|for|each)|\/|प्रति) ?${ADJECTIVES}(?:(?:ac|double) )?${SEVERAL}`,
    // Not "for 5 days" or "for 6-10 persons".
    String.raw`\b(?:for|per) (?:${COUNT}|${NUMBER}(?:[ .]*$| (?:with|incl|by|in)|(?: ?[+&]| and) [0-9] ?(?:child|kid)))`,
    String.raw`\b${NUMBER} ?(?:பேருக்க|நபர்களுக்க|(?:लोगों|व्यक्तियों) के लिए)|இருவருக்கு|प्रति कार`,
    String.raw`(?<!\p{L}|\p{M})(?:${IN_TAMIL_OR_HINDI}|கார|வேன|कार)[\p{L}\p{M}]*(?:க்கு|ற்கு| के लिए| को)`,
  ].join("|"),
  "iu",
);
/** A price "for a group of 10 or more" is for each of them. */
const MINIMUM =
  /(?:\b(?:min(?:imum)?|least|more|above)\b|குறைந்த|न्यूनतम|कम से कम)(?!.*(?:night|day))/i;
/** A text, its part in brackets or behind an amount, that says nothing else: "Family of four", "2 adults + 1 child". */
const ONLY_SEVERAL = new RegExp(
  String.raw`(?:^|\(|[0-9]{3}(?:\/-)?|lakh)[ :–-]*(?:${ADJECTIVES}${SEVERAL}(?:[a-z]*|ம்|ा)(?: (?:package|price|rate|room)| of ${NUMBER}(?: ?[-–] ?[0-9]+)?)?|(?:family of )?${COUNT}[\p{L}\p{M}]*(?: ?(?:[+&,]|and) ?[0-9] ?(?:child|kid)[a-z]*)?)[ :–-]*(?:$|[)₹]|rs)`,
  "iu",
);
/** In a note, the price might be for these, so that it is not multiplied. */
const CAN_BE_FOR_SEVERAL = new RegExp(`${SEVERAL}|${COUNT}`, "iu");

/** Whether a price is for more than one person, such as "₹40,000 per couple", by itself or by its basis. */
export function isForSeveral(price: string, basis: string | null): boolean {
  if (FOR_ONE.test(price)) return false;
  return saysForSeveral(price) || (!FOR_ONE.test(basis ?? "") && saysForSeveral(basis ?? ""));
}

function saysForSeveral(text: string): boolean {
  return ONLY_SEVERAL.test(withPlainDigits(text)) || hasClause(text, FOR_SEVERAL);
}

/** Whether a clause of the text, other than a minimum, matches. */
function hasClause(text: string, pattern: RegExp): boolean {
  const clauses = withPlainDigits(text).split(/[,;] |[()]/);
  return clauses.some((clause) => pattern.test(clause) && !MINIMUM.test(clause));
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
  const isInDoubt =
    !FOR_ONE.test(`${price} ${basis}`) && hasClause(basis ?? "", CAN_BE_FOR_SEVERAL);
  if (isInDoubt) return null;
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
