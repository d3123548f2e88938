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
const WHOLE_DAY = { opens: "00:00", closes: "23:59" };

const TO = String.raw`\s*(?:-|–|to)\s*`;
const DAY = "(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*";
/** "mon-sat: 9 am - 6 pm", "daily", "sun closed", "closed on mondays" or only times */
const PART = new RegExp(
  String.raw`^(closed (?:on )?)?(?:(?:(daily|every ?day|all days)|(${DAY})(?:${TO}(${DAY}))?)(?:\s*:|(?=\s|$))\s*)?(?:(closed|holiday)|(.+))?$`,
);
const ALL_DAY = /^(?:open )?24(?: ?[x/] ?7| ?(?:hours|hrs))$/;
const TIMES = new RegExp(`^(.+?)${TO}(.+)$`);
const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?(?: ?(?:([ap])\.?m\.?|(hrs?|h)))?$/;

/** "காலை 9 மணி" and "शाम 6 बजे" with the English "am" and "pm". */
const TIME_OF_DAY =
  /^(?:(காலை|सुबह|morning)|(இரவு|रात|night)|(?:மாலை|மதியம்|பிற்பகல்|दोपहर|शाम|afternoon|evening))\s?([\d:.]+)(?:\s?(?:மணி(?:க்கு)?|बजे))?$/;

export interface OpeningHours {
  days: (typeof DAYS)[number][];
  opens: string;
  closes: string;
}

/** Parses "Mon-Sat 9:00 AM - 6:00 PM, Sunday closed" or "24x7". Null for texts that say more. */
export function openingHours(text: string | null): OpeningHours | null {
  const closed: OpeningHours["days"] = [];
  let open: OpeningHours["days"] | undefined;
  let hours: typeof WHOLE_DAY | undefined;
  for (const part of plainText(text ?? "").split(/\s*[,;|()]\s*/)) {
    const [, closedBefore, everyDay, from, to, closedAfter, times] = PART.exec(part) ?? [];
    const days = everyDay ? [...DAYS] : from ? daysFrom(from, to) : undefined;
    // A misspelt day: without it, the hours would be those of every day.
    if (from && !days) return null;
    if (closedBefore || closedAfter) {
      if (!days || times) return null;
      closed.push(...days);
    } else {
      if ((days && open) || (times && hours)) return null;
      open ??= days;
      if (times) hours = hoursOf(times);
      if (times && !hours) return null;
    }
  }
  const days = (open ?? DAYS).filter((day) => !closed.includes(day));
  return days.length > 0 && hours ? { days, ...hours } : null;
}

/** Reads one time, such as "6:00 AM" or "காலை 6 மணி", as 06:00. Null for other texts. */
export function clockTime(text: string): string | null {
  const english = plainText(text).replace(
    TIME_OF_DAY,
    (_, morning: string | undefined, night: string | undefined, time: string) =>
      `${time} ${morning || (night && time === "12") ? "am" : "pm"}`,
  );
  const [, hour, minute, half, hrs] = TIME.exec(english) ?? [];
  const hours = Number(hour);
  // "9" could be a morning or an evening.
  if (!hour || Number(minute ?? 0) > 59 || !(half || minute || hrs)) return null;
  if (half ? hours < 1 || hours > 12 : hours > 24) return null;
  const ofDay = half ? (hours % 12) + (half === "p" ? 12 : 0) : hours;
  return `${String(ofDay).padStart(2, "0")}:${minute ?? "00"}`;
}

function plainText(text: string): string {
  return withPlainDigits(withoutInvisible(text))
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/\b(?:12 )?(noon|midnight)\b/g, (_, name) => (name === "noon" ? "12 pm" : "12 am"))
    .trim();
}

function daysFrom(from: string, to = from): OpeningHours["days"] | undefined {
  const first = dayNumber(from);
  const last = dayNumber(to);
  if (first < 0 || last < 0) return undefined;
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => DAYS[(first + at) % 7] ?? "Monday");
}

function dayNumber(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.replace(/days$/, "day")));
}

function hoursOf(times: string): typeof WHOLE_DAY | undefined {
  if (ALL_DAY.test(times)) return WHOLE_DAY;
  const [, from = "", until = ""] = TIMES.exec(times) ?? [];
  const opens = clockTime(from);
  const closes = clockTime(until);
  if (!opens || !closes) return undefined;
  // "9:00 - 6:00" hardly means until six in the morning.
  const isOf24 = !/[ap]/.test(times);
  if (isOf24 && closes <= opens && closes !== "00:00") return undefined;
  // schema.org has no sign for midnight at the end of a day: the same times would mean "closed".
  if (opens === closes || (opens === "00:00" && closes === "24:00")) return WHOLE_DAY;
  return { opens, closes: closes.replace("24:00", "00:00") };
}
