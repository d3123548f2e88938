import { withoutInvisible, withPlainDigits } from "~/ui/typed-text";

const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const TO = "\\s*(?:-|–|—|~|→|to|till|until|thru|through)\\s*";
const CLOCK = "(\\d{1,2})(?:[:.]?(\\d{2}))?\\s*([ap]\\.?m\\.?|hrs|h)?";
const EVERY_DAY =
  "daily|every ?day|(?:all|other) (?:the )?(?:7 )?days|(?:7|seven) days(?: a week)?|all week";
const EVERY_HOUR = [
  "24 ?[x×*/-] ?7(?: ?[x/] ?365)?",
  "24[ -]?(?:hours?|hrs?)(?: a day)?(?:,? ?[/x]? ?7 days(?: a week)?)?",
  "always(?: open)?|any ?time|round[ -]the[ -]clock|all day|day (?:and|&) night",
].join("|");
/** "24x7", "We're open 24 hours, daily", "Always available" */
const ALL_DAY = new RegExp(
  `^(?:(?:we(?:'re| are) )?(?:open|available) )?(?:${EVERY_HOUR})` +
    "(?: (?:open|always|customer|service|support|care|available))*(?:,? \\(?(?:all days|every ?day|daily)\\)?)?$",
);
/** "Mon-Sun", "Saturday", "Daily" or nothing, and then the times. */
const DAYS_AND_TIMES = new RegExp(
  `^(?:(${EVERY_DAY})|([a-z]{3,9})\\.?(?:${TO}([a-z]{3,9})\\.?)?)?[\\s:;,@/=→–—-]*(?:from )?\\(?(.+?)\\)?$`,
);
const TIMES = new RegExp(`^${CLOCK}${TO}${CLOCK}$`);

/** "Timings:", "Office hours -", "Open from" */
const LABELS = [
  "(?:(?:office|business|working|opening|shop) )?(?:hours?|hrs|time|timings?)",
  "working days(?= ?[:-]? [a-z])",
  "office|(?:visit|call) us|(?:we(?:'re| are) )?open(?: (?:from|on))?|from",
].join("|");
const LABEL = new RegExp(`^(?:(?:${LABELS})\\s*[:-]?\\s+)+`);
/** "9 AM - 6 PM (Mon-Sat)" */
const DAYS_AFTER = new RegExp(
  `^(\\d.*?)[\\s,;]*\\(?(?:on )?((?:${EVERY_DAY})|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:${TO}[a-z]{3,9})?)\\)?$`,
);
const DAY = "(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*";
const CLOSED = `(?:on )?(${DAY})(?:${TO}(${DAY}))?(?: is)?[\\s:-]+(?:closed|holiday|off|leave)|closed (?:on )?(${DAY})(?:${TO}(${DAY}))?`;
/** "All days except Sunday 9 AM - 6 PM". But "Sat-Sun closed Mon-Fri 9-6" closes at the weekend. */
const EXCEPT = new RegExp(
  `^(${EVERY_DAY}|(?!sat|sun)${DAY}${TO}${DAY})[\\s,(]*closed (?:on )?(${DAY}(?:${TO}${DAY})?)\\)?[\\s:,-]*(?=\\S)`,
);
/** After the days and times, or before them: "; Sunday holiday". */
const CLOSED_DAYS = new RegExp(
  `[\\s,;/.]*\\(?(?:${CLOSED})\\)?$|^\\(?(?:${CLOSED})\\)?[\\s,;/.]+(?=\\S)`,
);

/** "காலை 9 மணி" and "शाम 6 बजे" with the English "am" and "pm". */
const TIME_OF_DAY =
  /(?:(காலை|सुबह|morning)|(இரவு|रात|night)|(?:மாலை|மதியம்|பிற்பகல்|दोपहर|शाम|afternoon|evening))\s?(\d{1,2}(?:[:.]\d{2})?)/g;
const ENGLISH: [RegExp, string][] = [
  [/24 ?(?:மணி ?நேர(?:மும்|ம்)?|घंटे)/g, "24 hours"],
  [/(?:(?:வேலை|அலுவலக) ?)?நேரம்|समय/g, "time"],
  [/எப்போதும்|எந்நேரமும்|हमेशा/g, "always"],
  [/சேவை|सेवा/g, "service"],
  [/மணிக்கு|மணி|बजे|வரை|तक|-?(?:க்)?கிழமை/g, " "],
  [/முதல்|से/g, " to "],
  [
    /தினமும்|தினசரி|(?:எல்லா|அனைத்து|வாரத்தின் 7) ?நா(?:ட்களு?ம்|ட்களிலும்|ளும்)|रोज़ाना|रोज|प्रतिदिन|हर दिन/g,
    "daily",
  ],
  [/விடுமுறை|மூடப்படும்|தவிர|छुट्टी|बंद|(?:को )?छोड़कर|\bexcept(?: on)?\b/g, "closed"],
  [/उपलब्ध/g, "available"],
  [/திறந்திருக்கும்|खुला/g, "open"],
  [/ ?(?:&|\band\b) ?(?:public |government |govt\.? )?holidays?\b/g, ""],
  [/\bweekly (?:off|holiday)(?: ?[:-])?(?= )/g, "closed"],
  [/திங்கள்|திங்கட்|सोम(?:वार)?/g, "monday"],
  [/செவ்வாய்|मंगल(?:वार)?/g, "tuesday"],
  [/புதன்|बुध(?:वार)?/g, "wednesday"],
  [/வியாழன்|வியாழ|गुरु(?:वार)?/g, "thursday"],
  [/வெள்ளி|शुक्र(?:वार)?/g, "friday"],
  [/சனி|शनि(?:वार)?/g, "saturday"],
  [/ஞாயிற்று|ஞாயிறு|रवि(?:वार)?/g, "sunday"],
  [/\bsat(?:urdays?)? ?(?:&|and|,|\/) ?sun(?:days?)?\b/g, "sat-sun"],
  [/\bonly\b/g, " "],
  [/\bweek ?days?\b/g, "mon-fri"],
  [/\bweekends?\b/g, "sat-sun"],
  [/\bbetween (\S+(?: [ap]\.?m\.?)?) and\b/g, "from $1 to"],
];

const ONE_TIME = new RegExp(`^${CLOCK}$`);

export interface OpeningHours {
  days: (typeof DAYS)[number][];
  opens: string;
  closes: string;
}

/** Parses hours such as "Mon-Sun 9:00 AM - 6:00 PM", "24x7" or "Daily 09:00-18:00". Null for others. */
export function openingHours(text: string | null): OpeningHours | null {
  const written = inPlainWords(text ?? "");
  if (ALL_DAY.test(written)) return { days: [...DAYS], ...WHOLE_DAY };
  const { closedDays, rest } = withoutClosedDays(written);
  const [, , from, to = from, times = ""] = DAYS_AND_TIMES.exec(daysFirst(rest)) ?? [];
  const named = from === undefined ? DAYS : daysFrom(from, to ?? from);
  const days = named?.filter((day) => !closedDays.includes(day)) ?? [];
  const hours = ALL_DAY.test(times) ? WHOLE_DAY : hoursOf(times);
  return days.length > 0 && hours ? { days, ...hours } : null;
}

/** In English and lower case, without emoji, and with one character for each kind of bracket, dash and space. */
function inPlainWords(text: string): string {
  return (
    inEnglish(withPlainDigits(withoutInvisible(text)).toLowerCase())
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, "")
      .replace(/\s*[|·•]\s*/g, ", ")
      .replaceAll("[", "(")
      .replaceAll("]", ")")
      .replace(/[−‐‑]/g, "-")
      // After the emoji, which leave spaces.
      .replace(/\s+/g, " ")
      .replace(/[\s.]+$/, "")
      .replace(/\b(?:12 ?)?(noon|midnight)\b/g, (_, name) => (name === "noon" ? "12 pm" : "12 am"))
      .trim()
  );
}

/** Splits "Office hours: 9 AM - 6 PM, Sunday closed" into the closed days and the rest. */
function withoutClosedDays(written: string): { closedDays: OpeningHours["days"]; rest: string } {
  const unlabelled = written
    // A label can contain "open" or "days", so it goes before the days are read.
    .replace(LABEL, "")
    .replace(/[\s,]*\(?ist\)?$/, "")
    .replace(EXCEPT, "closed $2, $1 ")
    .replace(/,\s*$/, "");
  const [closed = "", ...names] = CLOSED_DAYS.exec(unlabelled) ?? [];
  const [from, to = from] = names.filter((name) => name !== undefined);
  return {
    closedDays: (from && daysFrom(from, to ?? from)) || [],
    rest: unlabelled.replace(closed, ""),
  };
}

/** "9 AM - 6 PM (Mon-Sat)" as "mon-sat 9 am - 6 pm" */
function daysFirst(written: string): string {
  return (
    written
      // A label can also follow the closed days.
      .replace(LABEL, "")
      .replace(/^\(([^()]+)\)/, "$1")
      .replace(DAYS_AFTER, "$2 $1")
      .trim()
  );
}

/** Reads one time, such as "6:00 AM" or "காலை 6 மணி", as 06:00. Null for other texts. */
export function clockTime(text: string): string | null {
  const [, hour = "", minute, half] = ONE_TIME.exec(inPlainWords(text)) ?? [];
  return clock(hour, minute, half);
}

/** Tamil and Hindi days and times as the patterns of this file know them. */
function inEnglish(text: string): string {
  const withHalves = text
    .normalize("NFC")
    .replace(TIME_OF_DAY, (_, morning?: string, night?: string, time = "") =>
      morning || (night && time === "12") ? ` ${time} am ` : ` ${time} pm `,
    );
  return ENGLISH.reduce((written, [words, english]) => written.replace(words, english), withHalves);
}

const WHOLE_DAY = { opens: "00:00", closes: "23:59" };

function hoursOf(times: string): typeof WHOLE_DAY | null {
  const [, hour = "", minute, half, untilHour = "", untilMinute, untilHalf] =
    TIMES.exec(times) ?? [];
  const isMorning = Number(hour) >= 6 && Number(hour) < 12;
  // "9 - 6 pm" begins in the morning, and "1 - 5 pm" in the afternoon.
  const isBare = half === undefined && minute === undefined && untilHalf?.startsWith("p");
  // "9 - 6" and "9 - 9" are from morning to evening, and "6:00 - 00:00" has a clock of 24 hours.
  const isWorkday =
    !half && !untilHalf && isMorning && Number(untilHour) > 0 && Number(untilHour) <= Number(hour);
  const opens = clock(hour, minute, isWorkday ? "am" : isBare ? (isMorning ? "am" : "pm") : half);
  const closes = clock(untilHour, untilMinute, isWorkday ? "pm" : untilHalf);
  if (!opens || !closes) return null;
  // "13:00 - 6:00" hardly means until six in the morning.
  const isOf24 = !half && !untilHalf && !isWorkday;
  if (isOf24 && closes < opens && closes <= "12:00" && closes !== "00:00") return null;
  // schema.org has no sign for midnight at the end of a day: the same times would mean "closed".
  return opens === closes || (opens === "00:00" && closes === "24:00")
    ? WHOLE_DAY
    : { opens, closes: closes.replace("24:00", "00:00") };
}

function daysFrom(from: string, to: string): OpeningHours["days"] | null {
  const first = dayNumber(from);
  const last = dayNumber(to);
  if (first < 0 || last < 0) return null;
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => DAYS[(first + at) % 7] ?? "Monday");
}

function dayNumber(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.replace(/days$/, "day")));
}

/** Without AM or PM, a time is one of 24 hours, and has minutes: "9-6" could be anything. */
function clock(hour: string, minute: string | undefined, half = ""): string | null {
  const hours = Number(hour);
  const isOf12 = /^[ap]/.test(half);
  if (hour === "" || Number(minute ?? 0) > 59 || hours > (isOf12 ? 12 : 24)) return null;
  if (isOf12 ? hours < 1 : minute === undefined && half === "") return null;
  const ofDay = isOf12 ? (hours % 12) + (half.startsWith("p") ? 12 : 0) : hours;
  return `${String(ofDay).padStart(2, "0")}:${minute ?? "00"}`;
}
