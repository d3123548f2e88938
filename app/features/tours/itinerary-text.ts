import { plainLines } from "~/editing/pasted-text";
import type { TourInput } from "./schema";

type Day = TourInput["itinerary"][number];

/** Copied WhatsApp messages begin "[12/03/26, 10:15 AM] Ravi: " or "[10:15, 12/03/26] Ravi: ". */
const SENDER = /^\[[^\]]*\d{1,2}:\d{2}[^\]]*\] [^:]{1,60}: /;

/** "Day 1: …", "DAY 01 - …", "Day 3 & 4: …" or "நாள் 1 …", also after symbols or a list number. */
const HEADING =
  /^(?:[^\p{L}\p{N}]|\d{1,2}[.)]\s)*(?:day|நாள்)\s*[-–—:.#]?\s*(\d{1,3}(?:\s*(?:[-–—&,]|to|and)\s*\d{1,3}(?=\s*(?:[-–—|)]|:(?!\d)|$)))?)(?!\d)(\s*[-–—:.|)*_]*)\s*(.*)$/iu;

/** A line without letters and digits, for example a row of dashes or an emoji. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

const LONGEST_TITLE = 100;

/** Splits a pasted itinerary into days. `intro` is the text before the first day. */
export function parseItinerary(text: string): { intro: string; days: Day[] } {
  const intro: string[] = [];
  const parts: { label: string; title: string; lines: string[] }[] = [];
  for (const fullLine of plainLines(text)) {
    const line = fullLine.replace(SENDER, "");
    const [isHeading, numbers = "", mark = "", rest = ""] = HEADING.exec(line) ?? [];
    // "Day 2 is for rest." is not a heading, because a lower-case letter follows the number.
    if (isHeading !== undefined && (mark.trim() !== "" || !/^\p{Ll}/u.test(rest))) {
      const [title = "", ...cells] = rest.split("\t");
      parts.push({ label: labelOf(numbers), title: withoutRim(title), lines: cells });
    } else {
      (parts.at(-1)?.lines ?? intro).push(WORDLESS.test(line) ? "" : line);
    }
  }
  return { intro: joined(intro), days: parts.map(dayOf) };
}

function labelOf(numbers: string): string {
  const [from, to] = numbers.split(/\D+/).map(Number);
  return to === undefined ? `Day ${from}` : `Day ${from}-${to}`;
}

/** Without a title, a short first line becomes the title. A long title moves to the description. */
function dayOf({ label, title, lines }: { label: string; title: string; lines: string[] }): Day {
  if (title.length > LONGEST_TITLE) {
    return { day: label, title: "", description: joined([title, ...lines]), name: "" };
  }
  const at = title === "" ? lines.findIndex((line) => line !== "") : -1;
  const first = lines[at];
  if (first === undefined || first.length > LONGEST_TITLE || /[.!?।]$/.test(first)) {
    return { day: label, title, description: joined(lines), name: "" };
  }
  return {
    day: label,
    title: withoutRim(first),
    description: joined(lines.slice(at + 1)),
    name: "",
  };
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
