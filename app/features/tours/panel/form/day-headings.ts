import { withPlainDigits } from "~/ui/typed-text";

/** A longer text is not a title. */
export const MAX_TITLE = 100;

const ONE_TO_NINE = "one two three four five six seven eight nine".split(" ");
/** The number words from 0 on, and the ordinals from "first" on. Ordinals in Tamil and Malayalam are stems. */
const cardinals = [
  ..."zero one|ஒன்று|एक|ഒന്ന്|ఒకటి|ಒಂದು two|இரண்டு|दो|दोन|രണ്ട്|రెండు|ಎರಡು three|மூன்று|तीन|മൂന്ന്|మూడు|ಮೂರು four|நான்கு|चार|നാല്|నాలుగు|ನಾಲ್ಕು five|ஐந்து|पांच|पाँच|पाच|അഞ്ച്|ఐదు|ಐದು six|ஆறு|छह|सहा|ആറ്|ఆరు|ಆರು seven|ஏழு|सात|ഏഴ്|ఏడు|ಏಳು eight|எட்டு|आठ|എട്ട്|ఎనిమిది|ಎಂಟು nine|ஒன்பது|नौ|नऊ|ഒമ്പത്|ഒൻപത്|తొమ్మిది|ಒಂಬತ್ತು ten|பத்து|दस|दहा|പത്ത്|పది|ಹತ್ತು eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  ...ONE_TO_NINE.map((name) => `twenty ${name}|twenty-${name}`),
];
const ordinals = [
  "first|முதல்|முதலா|ஒன்றா|पहला|पहले|प्रथम|पहिला|पहिल्या|ಮೊದಲ|ಮೊದಲನೇ|ಮೊದಲನೆಯ|ಒಂದನೇ|మొదటి|తొలి|ఒకటవ|ആദ്യ|ആദ്യത്തെ|ഒന്ന",
  "second|இரண்டா|दूसरा|दूसरे|दुसरा|दुसऱ्या|ಎರಡನೇ|ಎರಡನೆಯ|రెండవ|రెండో|രണ്ട",
  "third|மூன்றா|तीसरा|तीसरे|तिसरा|तिसऱ्या|ಮೂರನೇ|ಮೂರನೆಯ|మూడవ|మూడో|മൂന്ന",
  "fourth|நான்கா|நாலா|चौथा|चौथे|चौथ्या|ನಾಲ್ಕನೇ|ನಾಲ್ಕನೆಯ|నాల్గవ|నాలుగవ|నాలుగో|നാല",
  "fifth|ஐந்தா|पांचवां|पाँचवाँ|पांचवें|पाँचवें|पांचवा|पाचवा|पाचव्या|ಐದನೇ|ಐದನೆಯ|ఐదవ|ఐదో|അഞ്ച",
  "sixth|ஆறா|छठा|छठे|छठवां|सहावा|सहाव्या|ಆರನೇ|ಆರನೆಯ|ఆరవ|ఆరో|ആറ",
  "seventh|ஏழா|सातवां|सातवें|सातवा|सातव्या|ಏಳನೇ|ಏಳನೆಯ|ఏడవ|ఏడో|ഏഴ",
  "eighth|எட்டா|आठवां|आठवें|आठवा|आठव्या|ಎಂಟನೇ|ఎనిమిదవ|ఎనిమిదో|എട്ട",
  "ninth|ஒன்பதா|नौवां|नौवें|नववा|नवव्या|ಒಂಬತ್ತನೇ|తొమ్మిదవ|తొమ్మిదో|ഒമ്പത|ഒൻപത",
  "tenth|பத்தா|दसवां|दसवें|दहावा|दहाव्या|ಹತ್ತನೇ|పదవ|పదో|പത്ത",
  ..."eleventh|பதினொன்றா twelfth|பன்னிரண்டா thirteenth|பதின்மூன்றா fourteenth|பதினான்கா fifteenth|பதினைந்தா".split(
    " ",
  ),
];
/** The endings of an ordinal. */
const ORDINAL_END = "(?:ம்|வது|ാം|ാമത്തെ)?";
const romans = "i ii iii iv v vi vii viii ix x xi xii".split(" ");

export const DAY = "days?|நாட்கள்|நாள்|டே|दिन|दिवस|डे|ദിവസം|ദിനം|ഡേ|రోజు|డే|ದಿನ|ಡೇ|দিন|ਦਿਨ|દિવસ";
const DAY_END = "(?![\\p{L}\\p{M}])";
const NUMBER = `\\d{1,3}(?!\\d)(?:(?:st|nd|rd|th)\\b|\\s?(?:ला|रा|था|वा)${DAY_END})?`;
const TO_WORD = "to|and|till|until|through|மற்றும்|முதல்|और|से";
const TO = `\\s*(?:[-–—~&,/+]|${TO_WORD})\\s*`;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?|ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்|जनवरी|फ\u093C?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर";
const WEEKDAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b\\.?|(?:திங்கள்|திங்கட்|செவ்வாய்|புதன்|வியாழன்|வியாழ|வெள்ளி|சனி|ஞாயிறு|ஞாயிற்று)(?:(?:க்)?கிழமை)?|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार)";
const NTH = "\\d{1,2}(?:st|nd|rd|th)?";
const NTHS = `${NTH}(?:${TO}${NTH})?`;
const DATE = `(?:${NTHS}[\\s./-]*(?:of )?(?:${MONTH})|(?:${MONTH})\\s*${NTHS}(?![a-z\\d]))(?:[\\s,./'’-]*(?:19|20)?\\d{2}(?!\\d|:\\d))?|\\d{1,2}[./-]\\d{1,2}[./-](?:20)?\\d{2}|\\d{1,2}/\\d{1,2}(?![/\\d])|20\\d{2}-\\d{2}-\\d{2}`;
const DAY_OF_MONTH = `(?:${WEEKDAY}[\\s,]+)?(?:${DATE})(?:${TO}(?:${DATE}))?(?:[\\s,]*\\(?${WEEKDAY}\\)?)?`;

const WORDS = `(?:${cardinals.toReversed().join("|")})${DAY_END}`;

/** Symbols before a heading, a list number or letter, Word's bullet "o", or an emoji of a number. */
const RIM =
  "(?:\\d\\uFE0F?\\u20E3|[^\\p{L}\\p{N}]|(?:\\d{1,2}|[a-z])[.)]\\s|o\\s)*(?:(?:(?:\\p{L}+ )?itinerary|tour|trip|travel|package|plan|schedule|date|சுற்றுலா|பயண)[\\s:–-]+)?(?:on (?:the )?(?=[^.!?:–-]{1,16}[:–-]))?";
/** Follows the numbers of a heading. A colon before a digit belongs to a time such as "10:00". */
const END = "(?=\\s*(?:[-–—|)\\]→⇒➡]|:(?!\\d)|$))";
const MORE = `(?:${TO}(?:${DAY})\\s*[-.]?\\s*${NUMBER}|(?:[-–/]|\\s*(?:[&~+]|${TO_WORD})\\s*)${NUMBER}(?!\\s*(?::\\d|[ap]m|nights?|days?|hrs?|hours?))|(?:${TO}${NUMBER})+${END})`;
/** The separator of a heading's number and its title. */
const SIGNS = "(?<signs>(?:[^\\p{L}\\p{N}\\p{M}([\"'“‘₹$+#]|\\uFE0F)*)(?<rest>.*)";
/** "12 Dec – Day 1: …" and "Saturday: Day 1 …" */
const DATE_BEFORE = `(?:(?<before>${DAY_OF_MONTH}|${WEEKDAY})[\\s–—:|,(-]*)?`;

function heading(source: string): RegExp {
  return new RegExp(`^${RIM}${source}${SIGNS}$`, "iu");
}

const headings = [
  // "Day 1: …", "DAY 01 - …", "Days 3 & 4: …", "Day No. 3", "Day 5 to Day 6" and "நாள் 1 …"
  heading(
    `${DATE_BEFORE}(?:${DAY})\\s*(?:no\\b\\.?|number\\b)?\\s*[-–—:.#(_]*\\s*(?<numbers>${NUMBER}${MORE}?)(?:\\s*of\\s*\\d{1,2}\\b|\\s*(?:வரை|तक)${DAY_END})?`,
  ),
  // "Day Four: …", "Day IV - …" and "दिन पहला: …"
  heading(
    `(?:${DAY})\\s*[-–—:.#]?\\s*(?<numbers>${WORDS}(?:\\s*(?:&|and|to)\\s*${WORDS})?|(?:${ordinals.join("|")}|[ivx]{1,4})${END})`,
  ),
  // "1st Day: …", "1st & 2nd Day: …" and "5ம் நாள் - …"
  heading(
    `(?:the )?(?<numbers>(?:\\d{1,2}(?:st|nd|rd|th|ம்|ஆம்)?${TO})?\\d{1,2})\\s*-?\\s*(?:st|nd|rd|th|ம்|ஆம்|வது|ஆவது|वाँ|वां|वें|वा|ला|रा|था|ാം|ആം|వ|ನೇ)\\s*-?\\s*(?:${DAY})${DAY_END}`,
  ),
  // "First day - …" and "முதல் நாள்: …"
  heading(`(?:the )?(?<numbers>${ordinals.join("|")})${ORDINAL_END}\\s*-?\\s*(?:${DAY})${DAY_END}`),
  // "D1: …" and "D1-D2 - …"
  heading(`d\\s?-?(?<numbers>${NUMBER}(?:${TO}d?${NUMBER})?)(?:${END}|(?=\\.\\s))`),
];
/** These are headings only if they continue the numbers of the days. */
const nextHeadings = [
  // "Day-I Kochi"
  heading(`(?:${DAY})\\s?[-–.]\\s?(?<numbers>[ivx]{1,4})(?=\\s)`),
  // "D3 Home"
  heading(`d\\s?[-.]?(?<numbers>${NUMBER})(?=\\s)`),
  // "1 Day: Kochi"
  heading("(?<numbers>\\d{1,2})\\s*day(?=\\s*[-–—:|])"),
  // A row of a table.
  heading("(?<numbers>\\d{1,2})(?=\\t|\\s*\\|)"),
];
/** "1. Kochi", "2) Munnar" and "3️⃣ Home". */
const LISTED =
  /^[\s*_•-]*(?<numbers>\d{1,2})(?:\uFE0F?\u20E3|[.)](?=\s))(?<signs>[\s*_:–-]*)(?<rest>.*)$/u;
const LAST_DAY = heading(
  `(?<label>(?:last|final|கடைசி|இறுதி|अंतिम|आखिरी|शेवटचा|చివరి|ಕೊನೆಯ|അവസാന)\\s+(?:${DAY}))(?=\\s*[-–—:|])`,
);

/** "12 Dec 2026 (Sat): …", "Sat, 12-12-2026 - …" or "Dec 12: …". */
const DATE_HEADING = heading(
  `(?<date>${DAY_OF_MONTH})(?:(?<=${WEEKDAY}\\)?)(?=\\s)|(?=\\s*(?:[-–—|\\])→⇒➡]|:(?!\\d)|\\t|$)))`,
);

/** "12 Dec Kochi" or "Monday: Kochi". */
const LOOSE_DATE_HEADING = heading(
  `(?<date>${DAY_OF_MONTH}(?=\\s+[\\p{Lu}\\p{Lo}])|${WEEKDAY}(?=\\s*[-–—:|]))`,
);

/** "(12 Dec): Ooty", "12 Dec: Ooty" and "12/12/2026 Ooty" */
export const DATE_PREFIX = new RegExp(
  `^[([]?(?<aside>(?<=\\()[^()]+(?=\\))|(?:${DAY_OF_MONTH})(?=[)\\]]?\\s+\\p{L})|(?:${DAY_OF_MONTH}|${WEEKDAY})(?=[)\\]]?\\s*[-–—:|,]))[)\\]]?\\s*[-–—:|,]*\\s*(?<ownTitle>.*)$`,
  "iu",
);

/** A line with only a date or a weekday is no title. */
export const ONLY_DATE = new RegExp(`^(?:${DAY_OF_MONTH}|${WEEKDAY})$`, "iu");

/** After "Day 8 - 9" these words say what the 9 counts: "Day 8 - 9 km trek". */
const COUNTED =
  /^(?:[ap]\.?m|nights?|days?|hrs?|hours?|min(?:ute)?s?|k\.?ms?|kilomet|stars?|wheel|places?|temples?|islands?|spots?|points?|stops?|pax|persons?|people|adults?)(?![\p{L}\p{M}])/iu;

/** An emoji of a number instead of the number: "Day 3️⃣" or "3️⃣ Day". */
const KEYCAP_OF_DAY = new RegExp(
  `(?<=(?:${DAY})\\s*\\d(?:\\uFE0F?\\u20E3\\d)?)\\uFE0F?\\u20E3|\\uFE0F?\\u20E3(?=\\s*(?:${DAY})\\s*[:–-])|\\uFE0F?\\u20E3(?=\\d\\uFE0F?\\u20E3)`,
  "gi",
);

interface Heading {
  label: string;
  rest: string;
  /** The date before "Day 1". */
  before?: string | undefined;
  first: number;
  /** The number of the last day that the heading names. */
  last: number;
  /** More than a space is between the number and the title. */
  isMarked: boolean;
  /** Another way to read the heading, which depends on the number of the next day. */
  either?: { other: Heading; isOther: (next: number | undefined) => boolean } | undefined;
}

/** "Day 1: Kochi" in its many spellings. `before`: the number of the day before. */
export function headingOf(line: string, before: number): Heading | undefined {
  const plain = withPlainDigits(line).replace(KEYCAP_OF_DAY, "").replaceAll("🔟", "10");
  // The digits of the title stay as they were typed.
  const asTyped = (rest: string) => line.slice(line.length - rest.length);
  const { label, rest: lastRest = "" } = LAST_DAY.exec(plain)?.groups ?? {};
  if (label) {
    return { label, rest: asTyped(lastRest), first: before + 1, last: before + 1, isMarked: true };
  }
  const found = firstMatch(headings, plain);
  const parts = (found ?? firstMatch(nextHeadings, plain))?.groups ?? {};
  const { numbers = "", signs = "", rest = "" } = parts;
  const [first, ...others] = numbersOf(numbers);
  if (first === undefined) return undefined;
  if (!found && first !== before + 1) return undefined;
  const isMarked = /[^\s,;/]/.test(signs);
  if (!isMarked && /^\p{Ll}/u.test(rest) && !(first > before && isLowerTitle(rest)))
    return undefined;
  const days = (last: number, rest: string, either?: Heading["either"]): Heading => ({
    label: last > first ? `Day ${first}-${last}` : `Day ${first}`,
    rest: asTyped(rest),
    before: parts.before,
    first,
    last,
    isMarked,
    either,
  });
  const last = Math.max(first, ...others);
  if (numbers.includes("/")) {
    // "Day 1/5" before "Day 2/5"
    const isOther = (next?: number) => next !== undefined && next <= last;
    return days(last, rest, { other: days(first, rest), isOther });
  }
  // "Day 8 - 9 Home"
  const [, second, ownRest = ""] = /^(\d{1,3})\s+(\D.*)$/.exec(rest) ?? [];
  const isRange = last === first && /^\s*[-–—/+&,]\s*$/.test(signs) && Number(second) > first;
  if (!isRange || COUNTED.test(ownRest)) return days(last, rest);
  const to = Number(second);
  const isOther = (next?: number) =>
    next === undefined ? to === first + 1 && !/^\p{Ll}/u.test(ownRest) : next > to;
  return days(first, rest, { other: days(to, ownRest), isOther });
}

function firstMatch(patterns: RegExp[], text: string): RegExpExecArray | undefined {
  return patterns.map((each) => each.exec(text)).find((found) => found !== null) ?? undefined;
}

/** "day 5 jaipur to chennai" is a heading, and "Day 2 is for rest." is a sentence. */
function isLowerTitle(rest: string): boolean {
  return (
    rest.length <= MAX_TITLE &&
    !/[.!?।]$/.test(rest) &&
    !/^(?:is|was|are|were|will|has|have|can|may|we|you|for|of|on|in|at|and|or|with|starts?|begins?|ends?|includes?|onwards?|trip|tours?|package)\b/.test(
      rest,
    )
  );
}

export const dateHeadingOf = readerOf(DATE_HEADING);
export const looseDateHeadingOf = readerOf(LOOSE_DATE_HEADING);

function readerOf(pattern: RegExp): typeof headingOf {
  return (line, before) => {
    const { date, rest = "" } = pattern.exec(withPlainDigits(line))?.groups ?? {};
    if (date === undefined) return undefined;
    const number = before + 1;
    const title = line.slice(line.length - rest.length);
    return { label: date, rest: title, first: number, last: number, isMarked: true };
  };
}

export function listedHeadingOf(line: string, before: number): Heading | undefined {
  const { numbers, rest = "" } = LISTED.exec(line)?.groups ?? {};
  const number = before + 1;
  return Number(numbers) === number
    ? { label: `Day ${number}`, rest, first: number, last: number, isMarked: true }
    : undefined;
}

function numbersOf(text: string): number[] {
  const written = text.toLowerCase();
  const digits = written.match(/\d+/g);
  if (digits) return digits.map(Number);
  return written.split(/\s*(?:&|\band\b|\bto\b)\s*/).flatMap((word) => {
    const numbers = [
      cardinals.findIndex((names) => names.split("|").includes(word)),
      romans.indexOf(word) + 1,
      ordinals.findIndex((names) => names.split("|").includes(word)) + 1,
    ];
    return word === "" ? [] : numbers.filter((number) => number > 0 || word === "zero");
  });
}
