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
const FOR_SEVERAL =
  /couple|famil|group|room|vehicle|\bcar\b|\bcab\b|\bjeep\b|\bboat\b|\btwo\b|\bpair\b|தம்பதி|ஜோடி|இருவருக்கு|குடும்ப|குழு|அறை|வாகன|காருக்கு|வேனுக்கு|ஜீப்|படகு|दंपति|जोड़|परिवार|समूह|कमर|गाड़ी|कार के|जीप|नाव/i;
/** "For 2 persons", "per 2", "4 பேருக்கு", but not "minimum 4 people" or "for 5 days". */
const FOR_NUMBER =
  /(?<!\b(?:min(?:imum)?|least)\b[^,;]*)\b(?:[2-9]|[1-9][0-9]+|three|four|five|six|seven|eight|nine|ten) ?(?:persons?\b|people|adults?\b|pax|பேர|நபர|लोग|व्यक्ति)|\b(?:for|per) (?:[2-9]|[1-9][0-9])\b(?! ?-?(?:days?|nights?|weeks?|months?))/i;

/** Whether a price or its basis names more than one person, such as "per couple". */
export function isForSeveral(words: string): boolean {
  return (
    !FOR_ONE.test(words) && (FOR_SEVERAL.test(words) || FOR_NUMBER.test(withPlainDigits(words)))
  );
}

/** The rupees that each person pays. Null if the price or what it is for says anything else. */
export function amountPerPerson(price: string, basis: string | null): number | null {
  return isForSeveral(basis ?? "") ? null : plainAmount(price, (word) => PLAIN_WORDS.has(word));
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
