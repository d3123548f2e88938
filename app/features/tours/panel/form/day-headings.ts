import { withPlainDigits } from "~/ui/typed-text";

/** A longer text is not a title. */
export const MAX_TITLE = 100;

/** The number words of the site's languages from 0 on, and the ordinals from "first" on. Tamil ordinals are stems. */
const cardinals =
  "zero one|ஒன்று|एक two|இரண்டு|दो three|மூன்று|तीन four|நான்கு|चार five|ஐந்து|पांच|पाँच six|ஆறு|छह seven|ஏழு|सात eight|எட்டு|आठ nine|ஒன்பது|नौ ten|பத்து|दस eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const ordinals =
  "first|முதல்|முதலா|ஒன்றா|पहला|पहले|प्रथम second|இரண்டா|दूसरा|दूसरे third|மூன்றா|तीसरा|तीसरे fourth|நான்கா|நாலா|चौथा|चौथे fifth|ஐந்தா|पांचवां|पाँचवाँ|पांचवें|पाँचवें|पांचवा sixth|ஆறா|छठा|छठे|छठवां seventh|ஏழா|सातवां|सातवें eighth|எட்டா|आठवां|आठवें ninth|ஒன்பதா|नौवां|नौवें tenth|பத்தா|दसवां|दसवें eleventh|பதினொன்றா twelfth|பன்னிரண்டா thirteenth|பதின்மூன்றா fourteenth|பதினான்கா fifteenth|பதினைந்தா".split(
    " ",
  );
/** The endings of an ordinal. */
const ORDINAL_END = "(?:ம்|வது)?";

export const DAY_WORD = "days?|நாட்கள்|நாள்|டே|दिन|दिवस|डे";
const DAY_END = "(?![\\p{L}\\p{M}])";
const NUMBER = "\\d{1,3}(?!\\d)(?:(?:st|nd|rd|th)\\b)?";
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
const MORE = `(?:${TO}(?:${DAY_WORD})\\s*[-.]?\\s*${NUMBER}|(?:[-–/]|\\s*(?:[&~+]|${TO_WORD})\\s*)${NUMBER}(?!\\s*(?::\\d|[ap]m|nights?|days?|hrs?|hours?))|(?:${TO}${NUMBER})+${END})`;
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
    `${DATE_BEFORE}(?:${DAY_WORD})\\s*(?:no\\b\\.?|number\\b)?\\s*[-–—:.#(_]*\\s*(?<numbers>${NUMBER}${MORE}?)(?:\\s*of\\s*\\d{1,2}\\b|\\s*(?:வரை|तक)${DAY_END})?`,
  ),
  // "Day Four: …" and "दिन पहला: …"
  heading(
    `(?:${DAY_WORD})\\s*[-–—:.#]?\\s*(?<numbers>${WORDS}(?:\\s*(?:&|and|to)\\s*${WORDS})?|(?:${ordinals.join("|")})${END})`,
  ),
  // "1st Day: …", "1st & 2nd Day: …" and "5ம் நாள் - …"
  heading(
    `(?:the )?(?<numbers>(?:\\d{1,2}(?:st|nd|rd|th|ம்|ஆம்)?${TO})?\\d{1,2})\\s*-?\\s*(?:st|nd|rd|th|ம்|ஆம்|வது|ஆவது|वाँ|वां|वें|वा|ला|रा|था)\\s*-?\\s*(?:${DAY_WORD})${DAY_END}`,
  ),
  // "First day - …" and "முதல் நாள்: …"
  heading(
    `(?:the )?(?<numbers>${ordinals.join("|")})${ORDINAL_END}\\s*-?\\s*(?:${DAY_WORD})${DAY_END}`,
  ),
  // "D1: …" and "D1-D2 - …"
  heading(`d\\s?-?(?<numbers>${NUMBER}(?:${TO}d?${NUMBER})?)(?:${END}|(?=\\.\\s))`),
];
/** These are headings only if they continue the numbers of the days. */
const nextHeadings = [
  // "D3 Home"
  heading(`d\\s?[-.]?(?<numbers>${NUMBER})(?=\\s)`),
  // A row of a table.
  heading("(?<numbers>\\d{1,2})(?=\\t|\\s*\\|)"),
];
/** "1. Kochi", "2) Munnar" and "3️⃣ Home". */
const LISTED =
  /^[\s*_•-]*(?<numbers>\d{1,2})(?:\uFE0F?\u20E3|[.)](?=\s))(?<signs>[\s*_:–-]*)(?<rest>.*)$/u;
const LAST_DAY = heading(
  `(?<label>(?:last|final|கடைசி|இறுதி|अंतिम|आखिरी)\\s+(?:${DAY_WORD}))(?=\\s*[-–—:|])`,
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

/** An emoji of a number instead of the number: "Day 3️⃣" or "Day 1️⃣0️⃣". */
const KEYCAP_OF_DAY = new RegExp(
  `(?<=(?:${DAY_WORD})\\s*(?:\\d\\uFE0F?\\u20E3)*\\d)\\uFE0F?\\u20E3`,
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
  const last = Math.max(first, ...others);
  return {
    label: last > first ? `Day ${first}-${last}` : `Day ${first}`,
    rest: asTyped(rest),
    before: parts.before,
    first,
    last,
    isMarked,
  };
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
    const cardinal = cardinals.findIndex((names) => names.split("|").includes(word));
    const ordinal = ordinals.findIndex((names) => names.split("|").includes(word)) + 1;
    return cardinal >= 0 ? cardinal : ordinal || [];
  });
}
