import { plainLines, withoutBullet } from "~/editing/pasted-text";
import type { TourInput } from "../../schema";
import { FIELDS_IN_TITLE, type Field, withoutFields } from "./day-fields";
import {
  DATE_PREFIX,
  dateHeadingOf,
  headingOf,
  listedHeadingOf,
  looseDateHeadingOf,
  MAX_TITLE,
} from "./day-headings";

type Day = TourInput["itinerary"][number];

/**
 * Copied WhatsApp messages begin "[12/03/26, 10:15 AM] Ravi: ", "[10:15, 12/03/26] Ravi: " or
 * "12/03/26, 10:15 am - Ravi: ".
 */
const SENDER =
  /^(?:\[[^\]]*\d{1,2}:\d{2}[^\]]*\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? -) [^:]{1,60}: /i;

/** A line without letters and digits, for example a row of dashes or an emoji. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/**
 * Another day in the same line: "Day 1: Kochi Day 2: Munnar" or "Day 1 Kochi Day 2 Munnar". "day" counts only
 * after punctuation, and "Day 1 to Day 3" is one heading.
 */
const NEXT_IN_LINE =
  /(?<=(?:day|Day|DAY)\s*-?\s*\d{1,2}\s*[:–-].*\p{L}.*)(?:,?\s+(?=Day|DAY)|(?<=[.;!?|)])\s+(?=day))(?=\w+\s*-?\s*\d{1,2}\s*[:–-]\s*\D)|(?=\s+(?:Day|DAY)\s*\d{1,2}\s+[\p{Lu}\p{Lo}])(?<=(?:Day|DAY)\s*\d{1,2}\s.*[\p{L}\p{M}.;,!|)])(?<!\s(?:to|and|till|until|through|on|of|from|the|for|as|after|before))\s+/u;

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
  const asDays = splitAt(lines, headingOf);
  const { intro, parts } =
    [
      asDays,
      // Dates and list numbers begin days only if nothing else does, because days can contain them.
      splitAt(lines, dateHeadingOf),
      severalOf(splitAt(lines, listedHeadingOf)),
      severalOf(splitAt(lines, looseDateHeadingOf)),
    ].find((found) => found && found.parts.length > 0) ?? asDays;
  return { intro: joined(intro), days: parts.map(dayOf) };
}

function severalOf(found: { intro: string[]; parts: Part[] }) {
  return found.parts.length > 1 ? found : undefined;
}

function splitAt(lines: string[], read: typeof headingOf): { intro: string[]; parts: Part[] } {
  const intro: string[] = [];
  const parts: Part[] = [];
  let last = 0;
  for (const [at, line] of lines.entries()) {
    let found = read(line, last);
    if (found?.either) {
      const { other, isOther } = found.either;
      const { last: ownLast } = found;
      const readNext = (later: string) => read(later, other.last) ?? read(later, ownLast);
      const next = lines.slice(at + 1).find(readNext);
      if (isOther(next === undefined ? undefined : readNext(next)?.first)) found = other;
    }
    if (found) {
      const [titleWithDate = "", ...cells] = found.rest.split("\t");
      const [, inBrackets, dated, ownTitle = ""] = DATE_PREFIX.exec(titleWithDate) ?? [];
      const aside = inBrackets ?? dated;
      parts.push({
        label: found.label,
        title: withoutRim(aside ? ownTitle : titleWithDate),
        lines: [...[found.before, aside].filter((text) => text !== undefined), ...cells],
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
  const at = title === "" ? lines.findIndex((line) => line !== "") : -1;
  const first = lines[at];
  if (first === undefined || first.length > MAX_TITLE || /[.!?।]$/.test(first)) {
    return { ...day, title: withoutRim(title.replace(/[;,]$/, "")), description: joined(lines) };
  }
  return { ...day, title: withoutRim(first), description: joined(lines.slice(at + 1)) };
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
