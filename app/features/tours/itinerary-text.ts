import { plainLines, withoutBullet } from "~/editing/pasted-text";
import { withPlainDigits } from "~/ui/typed-text";
import type { TourInput } from "./schema";

type Day = TourInput["itinerary"][number];

/**
 * Copied WhatsApp messages begin "[12/03/26, 10:15 AM] Ravi: ", "[10:15, 12/03/26] Ravi: " or
 * "12/03/26, 10:15 am - Ravi: ".
 */
const SENDER =
  /^(?:\[[^\]]*\d{1,2}:\d{2}[^\]]*\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? -) [^:]{1,60}: /i;

const ONE_TO_NINE = "one two three four five six seven eight nine".split(" ");
/** The number words from 0 on, and the ordinals from "first" on. Tamil ordinals are stems. */
const cardinals = [
  ..."zero one|ஒன்று two|இரண்டு three|மூன்று four|நான்கு five|ஐந்து six|ஆறு seven|ஏழு eight|எட்டு nine|ஒன்பது ten|பத்து eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  ...ONE_TO_NINE.map((name) => `twenty ${name}|twenty-${name}`),
];
const ordinals =
  "first|முதல்|முதலா|पहला second|இரண்டா|दूसरा third|மூன்றா|तीसरा fourth|நான்கா|நாலா|चौथा fifth|ஐந்தா|पांचवां|पाँचवाँ sixth|ஆறா|छठा seventh|ஏழா|सातवां eighth|எட்டா|आठवां ninth|ஒன்பதா tenth|பத்தா eleventh|பதினொன்றா twelfth|பன்னிரண்டா thirteenth|பதின்மூன்றா fourteenth|பதினான்கா fifteenth|பதினைந்தா".split(
    " ",
  );
const romans = "i ii iii iv v vi vii viii ix x xi xii".split(" ");

const DAY = "days?|நாட்கள்|நாள்|दिन|ദിവസം|రోజు|ದಿನ";
const DAY_END = "(?![\\p{L}\\p{M}])";
const NUMBER = "\\d{1,3}(?!\\d)(?:(?:st|nd|rd|th)\\b)?";
const TO = "\\s*(?:[-–—~&,/+]|to|and|till|until|through)\\s*";
/** Symbols before a heading, a list number, or an emoji of a number. */
const RIM =
  "(?:\\d\\uFE0F?\\u20E3|[^\\p{L}\\p{N}]|\\d{1,2}[.)]\\s)*(?:(?:tour )?itinerary[\\s:–-]+)?";
/** Follows the numbers of a heading. A colon before a digit belongs to a time such as "10:00". */
const END = "(?=\\s*(?:[-–—|)\\]→⇒➡]|:(?!\\d)|$))";
const MORE = `(?:${TO}(?:${DAY})\\s*[-.]?\\s*${NUMBER}|(?:[-–/]|\\s*(?:[&~]|and|to|till|until|through)\\s*)${NUMBER}(?!\\s*(?::\\d|[ap]m|nights?|days?|hrs?|hours?))|(?:${TO}${NUMBER})+${END})`;
/** What separates a heading's number from its title. */
const SIGNS = "((?:[^\\p{L}\\p{N}\\p{M}([\"'“‘₹$+#]|\\uFE0F)*)(.*)";

function heading(source: string): RegExp {
  return new RegExp(`^${RIM}${source}${SIGNS}$`, "iu");
}

const headings = [
  // "Day 1: …", "DAY 01 - …", "Days 3 & 4: …", "Day No. 3", "Day 5 to Day 6" and "நாள் 1 …"
  heading(
    `(?:${DAY})\\s*(?:no\\b\\.?|number\\b)?\\s*[-–—:.#(_]*\\s*(${NUMBER}${MORE}?)(?:\\s*of\\s*\\d{1,2}\\b)?`,
  ),
  // "Day Four: …" and "Day IV - …"
  heading(
    `(?:day|நாள்)\\s*[-–—:.#]?\\s*((?:${cardinals.toReversed().join("|")})${DAY_END}|[ivx]{1,4}${END})`,
  ),
  // "1st Day: …" and "5ம் நாள் - …"
  heading(
    `(?:the )?(\\d{1,2})\\s*-?\\s*(?:st|nd|rd|th|ம்|ஆம்|வது|ஆவது|वाँ|वां|वा|ला|रा)\\s*-?\\s*(?:day|நாள்|दिन)${DAY_END}`,
  ),
  // "First day - …" and "முதல் நாள்: …"
  heading(`(?:the )?(${ordinals.join("|")})(?:ம்|வது)?\\s*-?\\s*(?:day|நாள்|दिन)${DAY_END}`),
  // "D1: …" and "D1-D2 - …"
  heading(`d\\s?-?(${NUMBER}(?:${TO}d?${NUMBER})?)${END}`),
];
/** These are headings only if they continue the numbers of the days. */
const nextHeadings = [
  // "D3 Home"
  heading(`d\\s?-?(${NUMBER})(?=\\s)`),
  // "1 Day: Kochi"
  heading(`(\\d{1,2})\\s*day(?=\\s*:)`),
  // A row of a spreadsheet.
  heading(`(\\d{1,2})(?=\\t)`),
];
const LAST_DAY = heading(`((?:last|final|கடைசி|இறுதி)\\s+(?:day|நாள்))(?=\\s*[-–—:|])`);

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?|ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்";
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b\\.?";
const NTH = "\\d{1,2}(?:st|nd|rd|th)?";
const NTHS = `${NTH}(?:${TO}${NTH})?`;
const DATE = `(?:${NTHS}[\\s./-]*(?:of )?(?:${MONTH})|(?:${MONTH})\\s*${NTHS}(?![a-z\\d]))(?:[\\s,./'’-]*(?:19|20)?\\d{2}(?!\\d|:\\d))?|\\d{1,2}[./-]\\d{1,2}[./-](?:20)?\\d{2}|\\d{1,2}/\\d{1,2}(?![/\\d])|20\\d{2}-\\d{2}-\\d{2}`;
/** "12 Dec 2026 (Sat): …", "Sat, 12-12-2026 - …" or "Dec 12: …". */
const DATE_HEADING = heading(
  `((?:${WEEKDAY}[\\s,]+)?(?:${DATE})(?:${TO}(?:${DATE}))?(?:[\\s,]*\\(?${WEEKDAY}\\)?)?)(?:(?<=${WEEKDAY})(?=\\s)|(?=\\s*(?:[-–—|\\])→⇒➡]|:(?!\\d)|\\t|$)))`,
);

/** A line without letters and digits, for example a row of dashes or an emoji. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** Another day in the same line: "Day 1: Kochi Day 2: Munnar". "day" counts only after punctuation. */
const NEXT_IN_LINE =
  /(?<=(?:day|Day|DAY)\s*-?\s*\d{1,2}\s*[:–-].*)(?:,?\s+(?=Day|DAY)|(?<=[.;!?|)])\s+(?=day))(?=\w+\s*-?\s*\d{1,2}\s*[:–-]\s*\D)/;

const LONGEST_TITLE = 100;

type Field = "stay" | "meals" | "name";
const labels: Record<Field, string> = {
  stay: "(?:over ?night|night) ?(?:stay|halt)|over ?night|stay(?: at| in)?|hotels?(?: name)?|accommodation|lodging|resort|தங்கும் ?இடம்|தங்குமிடம்|தங்கல்|ஹோட்டல்|होटल",
  meals: "meals?(?: plan| included)?|food|உணவு|சாப்பாடு|भोजन",
  name: "(?:tour )?guide(?: name)?|வழிகாட்டி",
};
const ANY_LABEL = `(?:${Object.values(labels).join("|")})`;
const LABEL = new RegExp(
  `(?:^|(?<=[.,;|)\\]])\\s*|\\s{2,}|\\s+(?=(?:stay|meals?|hotel)\\s?:))(?:[^\\p{L}\\p{N}]*)(${ANY_LABEL})\\s*(?::-?|\\s[-–—]|=|\\s?@)\\s*`,
  "giu",
);

/** An emoji of a number instead of the number: "Day 3️⃣" or "3️⃣ Day". */
const KEYCAP_OF_DAY = /(day\s*\d|\d(?=\uFE0F?\u20E3\s*day\s*[:–-]))\uFE0F?\u20E3/i;

/** Fields in a heading: "Kochi | Stay: Abad" or "Kochi (Stay: Abad)". */
const FIELDS_IN_TITLE = new RegExp(`[|(,;.]\\s*(?=${ANY_LABEL}\\s?:)`, "iu");

interface Part {
  label: string;
  title: string;
  lines: string[];
}

/** Splits a pasted itinerary into days. `intro` is the text before the first day. */
export function parseItinerary(text: string): { intro: string; days: Day[] } {
  const lines = plainLines(text)
    .map((line) => line.replace(SENDER, ""))
    .flatMap((line) => (headingOf(line, 0) ? line.split(NEXT_IN_LINE) : [line]));
  const found = splitAt(lines, headingOf);
  // Dates begin days only if nothing else does, because days can contain dates.
  const { intro, parts } = found.parts.length > 0 ? found : splitAt(lines, dateHeadingOf);
  return { intro: joined(intro), days: parts.map(dayOf) };
}

function splitAt(lines: string[], read: typeof headingOf): { intro: string[]; parts: Part[] } {
  const intro: string[] = [];
  const parts: Part[] = [];
  let last = 0;
  for (const line of lines) {
    const found = read(line, last);
    if (found) {
      const [title = "", ...cells] = found.rest.split("\t");
      // "(12 Dec): Ooty"
      const [, aside, ownTitle = ""] = /^\(([^()]+)\)\s*[-–—:|]*\s*(.*)$/.exec(title) ?? [];
      parts.push({
        label: found.label,
        title: withoutRim(aside ? ownTitle : title),
        lines: aside ? [aside, ...cells] : cells,
      });
      last = found.last;
    } else {
      (parts.at(-1)?.lines ?? intro).push(WORDLESS.test(line) ? "" : withoutBullet(line));
    }
  }
  return { intro, parts };
}

interface Heading {
  label: string;
  rest: string;
  /** The number of the last day that the heading names. */
  last: number;
}

/** `before`: the number of the day before. */
function headingOf(line: string, before: number): Heading | undefined {
  const plain = withPlainDigits(line).replace(KEYCAP_OF_DAY, "$1");
  const [, lastDay, , lastRest = ""] = LAST_DAY.exec(plain) ?? [];
  if (lastDay) return { label: lastDay, rest: lastRest, last: before + 1 };
  const found = firstMatch(headings, plain);
  const [, numbers = "", signs = "", rest = ""] = found ?? firstMatch(nextHeadings, plain) ?? [];
  const [from, ...others] = numbersOf(numbers);
  if (from === undefined) return undefined;
  if (!found && from !== before + 1) return undefined;
  const isTitled = /[^\s,;/]/.test(signs) || !/^\p{Ll}/u.test(rest);
  if (!isTitled && !(from === before + 1 && isLowerTitle(rest))) return undefined;
  const to = Math.max(from, ...others);
  return {
    label: to > from ? `Day ${from}-${to}` : `Day ${from}`,
    // The digits of the title stay as they were typed.
    rest: line.slice(line.length - rest.length),
    last: to,
  };
}

function firstMatch(patterns: RegExp[], text: string): RegExpExecArray | undefined {
  return patterns.map((each) => each.exec(text)).find((found) => found !== null) ?? undefined;
}

/** "day 5 jaipur to chennai" is a heading, and "Day 2 is for rest." is a sentence. */
function isLowerTitle(rest: string): boolean {
  return (
    rest.length <= LONGEST_TITLE &&
    !/[.!?।]$/.test(rest) &&
    !/^(?:is|was|are|were|will|has|have|can|may|we|you|for|of|on|in|at|and|or|with|starts?|begins?|ends?|includes?|onwards?|trip|tours?|package)\b/.test(
      rest,
    )
  );
}

function dateHeadingOf(line: string, before: number): Heading | undefined {
  const [, date, , rest = ""] = DATE_HEADING.exec(withPlainDigits(line)) ?? [];
  return date === undefined
    ? undefined
    : { label: date, rest: line.slice(line.length - rest.length), last: before + 1 };
}

function numbersOf(text: string): number[] {
  const written = text.toLowerCase();
  const digits = written.match(/\d+/g);
  if (digits) return digits.map(Number);
  const numbers = [
    cardinals.findIndex((names) => names.split("|").includes(written)),
    romans.indexOf(written) + 1,
    ordinals.findIndex((names) => names.split("|").includes(written)) + 1,
  ];
  return written === "" ? [] : numbers.filter((number) => number > 0 || written === "zero");
}

/** Without a title, a short first line becomes the title. A long title moves to the description. */
function dayOf(part: Part): Day {
  const fields: Record<Field, string> = { stay: "", meals: "", name: "" };
  const [title = "", ...inTitle] = part.title.split(FIELDS_IN_TITLE);
  const fieldLines = inTitle.map((text) => text.replace(/\)$/, ""));
  const lines = [...fieldLines, ...part.lines].flatMap((line) => withoutFields(line, fields));
  const day = { day: part.label, ...fields };
  if (title.length > LONGEST_TITLE) {
    return { ...day, title: "", description: joined([title, ...lines]) };
  }
  const at = title === "" ? lines.findIndex((line) => line !== "") : -1;
  const first = lines[at];
  if (first === undefined || first.length > LONGEST_TITLE || /[.!?।]$/.test(first)) {
    return { ...day, title: withoutRim(title), description: joined(lines) };
  }
  return { ...day, title: withoutRim(first), description: joined(lines.slice(at + 1)) };
}

/** Moves what follows "Stay:", "Meals:" or "Guide:" into `fields`. Returns the other text. */
function withoutFields(line: string, fields: Record<Field, string>): string[] {
  const found = [...line.matchAll(LABEL)];
  if (found[0]?.index !== 0) return [line];
  const left: string[] = [];
  for (const [at, { 0: whole, 1: label = "", index }] of found.entries()) {
    const value = line
      .slice(index + whole.length, found[at + 1]?.index)
      .replace(/^[\s*_|]+|[\s*_|;,]+$/g, "");
    const field = (Object.keys(labels) as Field[]).find((name) =>
      new RegExp(`^(?:${labels[name]})$`, "iu").test(label),
    );
    if (field && value) fields[field] = [fields[field], value].filter(Boolean).join(", ");
    else left.push(line.slice(index, found[at + 1]?.index).trim());
  }
  return left;
}

function withoutRim(title: string): string {
  return title.replace(/^[\s*_~]+|[\s*_~:|–—-]+$/g, "");
}

function joined(lines: string[]): string {
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Renumbers "Day n" labels, from 0 if there is a "Day 0". "Day 3-4" is kept and counts as two. */
export function numbered<Item extends { day: string }>(days: Item[]): Item[] {
  let next = days.some(({ day }) => day === "Day 0") ? 0 : 1;
  return days.map((item) => {
    const number = next;
    const [, from, to] = /^Day (\d+) ?[-–&] ?(\d+)$/.exec(item.day) ?? [];
    next += from && to ? Math.max(1, Number(to) - Number(from) + 1) : 1;
    return /^Day \d+$/.test(item.day) ? { ...item, day: `Day ${number}` } : item;
  });
}
