import { plainLines, withoutBullet } from "~/editing/pasted-text";
import { isBlankDay } from "../../blank-day";
import type { TourInput } from "../../schema";
import { FIELDS_IN_TITLE, type Field, withoutFields } from "./day-fields";
import {
  DATE_PREFIX,
  DAY_WORD,
  dateHeadingOf,
  headingOf,
  listedHeadingOf,
  looseDateHeadingOf,
  MAX_TITLE,
  ONLY_DATE,
} from "./day-headings";
import { cutLists } from "./itinerary-lists";

type Day = TourInput["itinerary"][number];

/**
 * Copied WhatsApp messages begin "[12/03/26, 10:15 AM] Ravi: ", "[10:15, 12/03/26] Ravi: " or
 * "12/03/26, 10:15 am - Ravi: ".
 */
const SENDER =
  /^(?:\[[^\]]*\d{1,2}:\d{2}[^\]]*\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? -) [^:]{1,60}: /i;

/** A line without letters and digits, for example a row of dashes or an emoji. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** The beginning of another day in the same line: "Day 1 Kochi Day 2 Munnar", but not "We rest on day 2". */
const IN_LINE = new RegExp(
  `(?<!(?<![\\p{L}\\p{M}])(?:to|and|till|until|through|on|of|from|the|for|as|after|before|by|in|or))(?:,?\\s+|(?<=\\.))(?=(?:${DAY_WORD})\\s*[-–.:#]?\\s*\\d|\\d{1,2}\\s?(?:st|nd|rd|th|ம்|ஆம்|வது)\\s+(?:${DAY_WORD})|d\\d{1,2}\\s*[:–-])`,
  "giu",
);

/** "6 Days", "6D" and "5N/6D". */
const WRITTEN_DAYS = new RegExp(`(\\d+)[\\s-]*(?:${DAY_WORD}|d\\b)`, "iu");

interface Part {
  label: string;
  title: string;
  lines: string[];
}

/**
 * Splits a pasted itinerary into days. `intro` is the text before the first day. `lists`: the lines after the last day
 * that say what the price covers, from their heading on.
 */
export function parseItinerary(text: string): { intro: string; days: Day[]; lists: string[] } {
  const lines = cutAtDays(plainLines(text).map((line) => line.replace(SENDER, "")));
  const asDays = splitAt(lines, headingOf);
  const { intro, parts } =
    [
      asDays,
      // Dates and list numbers begin days only if nothing else does, because days can contain them.
      splitAt(lines, dateHeadingOf),
      severalOf(splitAt(lines, listedHeadingOf)),
      severalOf(splitAt(lines, looseDateHeadingOf)),
    ].find((found) => found && found.parts.length > 0) ?? asDays;
  const lists = cutLists(parts.at(-1)?.lines ?? []);
  return { intro: joined(intro), days: parts.map(dayOf), lists };
}

/** Splits a line before the heading of another day. A heading without a separator must have the next number. */
function cutAtDays(lines: string[]): string[] {
  let last = 0;
  return lines.flatMap((line) => {
    const cut: string[] = [];
    let from = 0;
    let own = headingOf(line, last);
    last = own?.last ?? last;
    for (const { index, 0: gap } of line.matchAll(IN_LINE)) {
      const before = line.slice(own ? line.length - own.rest.length : from, index);
      const next = headingOf(line.slice(index + gap.length), last);
      if (!next || !(own ? /\p{L}/u : /[.;!?|)]$/).test(before)) continue;
      if (next.first !== last + 1 && !(next.isMarked && next.first > last)) continue;
      cut.push(line.slice(from, index));
      from = index + gap.length;
      own = next;
      last = next.last;
    }
    return [...cut, line.slice(from)];
  });
}

function severalOf(found: { intro: string[]; parts: Part[] }) {
  return found.parts.length > 1 ? found : undefined;
}

function splitAt(lines: string[], read: typeof headingOf): { intro: string[]; parts: Part[] } {
  const intro: string[] = [];
  const parts: Part[] = [];
  let last = 0;
  for (const line of lines) {
    const found = read(line, last);
    if (found) {
      const [titleWithDate = "", ...cells] = found.rest.split("\t");
      const { aside, ownTitle = "" } = DATE_PREFIX.exec(titleWithDate)?.groups ?? {};
      const title = withoutRim(aside ? ownTitle : titleWithDate);
      const date = ONLY_DATE.test(title) ? title : undefined;
      parts.push({
        label: found.label,
        title: date ? "" : title,
        lines: [...[found.before, aside, date].filter((text) => text !== undefined), ...cells],
      });
      last = found.last;
    } else {
      (parts.at(-1)?.lines ?? intro).push(WORDLESS.test(line) ? "" : withoutBullet(line));
    }
  }
  return { intro, parts };
}

/** Without a title, a short first line becomes the title. A long title moves to the description. */
function dayOf(part: Part): Day {
  const fields: Record<Field, string> = { stay: "", meals: "", name: "" };
  const [title = "", ...inTitle] = part.title.split(FIELDS_IN_TITLE);
  const fieldLines = inTitle.map((text) => text.replace(/\)$/, ""));
  const lines = [...fieldLines, ...part.lines].flatMap((line) => withoutFields(line, fields));
  const day = { day: part.label, ...fields };
  if (title.length > MAX_TITLE) {
    return { ...day, title: "", description: joined([title, ...lines]) };
  }
  const isTitle = (line: string) => line !== "" && !ONLY_DATE.test(line);
  const at = title === "" ? lines.findIndex(isTitle) : -1;
  const first = lines[at];
  if (first === undefined || first.length > MAX_TITLE || /[.!?।]$/.test(first)) {
    return { ...day, title: withoutRim(title.replace(/[;,]$/, "")), description: joined(lines) };
  }
  return { ...day, title: withoutRim(first), description: joined(lines.toSpliced(at, 1)) };
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

/** "7 Days / 6 Nights" or "1 Day" for days whose last label is "Day 7". Undefined if the last label has no number. */
export function durationOf(days: { day: string }[]): string | undefined {
  const count =
    Number(/\d+$/.exec(days.at(-1)?.day ?? "")?.[0]) + (days[0]?.day === "Day 0" ? 1 : 0);
  if (!(count > 0)) return undefined;
  if (count === 1) return "1 Day";
  return `${count} Days / ${count - 1} ${count === 2 ? "Night" : "Nights"}`;
}

/** The duration of the filled days, if `duration` names another number of days. */
export function otherDuration(duration: string, days: Day[]): string | undefined {
  const named = WRITTEN_DAYS.exec(duration)?.[1];
  const found = durationOf(numbered(days.filter((day) => !isBlankDay(day))));
  return named && found && Number(named) !== Number.parseInt(found, 10) ? found : undefined;
}

/** "Day 2" or "Day 2-3", in the languages of the site. */
const DAY_LABEL = /^(Day|நாள்|दिन) (\d+)(?:( ?[-–&] ?)(\d+))?$/;

/** Renumbers "Day n" labels, from 0 if there is a "Day 0". "Day 3-4" counts as two. "Day 4-3" is kept. */
export function numbered<Item extends { day: string }>(days: Item[]): Item[] {
  let next = days.some(({ day }) => DAY_LABEL.exec(day)?.[2] === "0") ? 0 : 1;
  return days.map((item) => {
    const number = next;
    const [, word, from, separator, to = from] = DAY_LABEL.exec(item.day) ?? [];
    const more = Number(to ?? 0) - Number(from ?? 0);
    next += Math.max(more, 0) + 1;
    if (!word || more < 0) return item;
    const end = separator ? `${separator}${number + more}` : "";
    return { ...item, day: `${word} ${number}${end}` };
  });
}

/** The label of a day after these, with their word for day: "நாள் 3" after "நாள் 2". */
export function nextLabel(days: { day: string }[]): string {
  const [word = "Day"] = days.flatMap(({ day }) => DAY_LABEL.exec(day)?.[1] ?? []);
  const label = `${word} 1`;
  return numbered([...days, { day: label }]).at(-1)?.day ?? label;
}
