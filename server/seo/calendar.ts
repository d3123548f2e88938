import { addDays } from "../../app/ui/dates.ts";

interface TourDate {
  uid: string;
  addedAt: string;
  /** The last change of the departure or of its tour. */
  changedAt: string;
  title: string;
  /** yyyy-mm-dd. */
  startsOn: string;
  days: number;
  place: string | null;
  url: string;
}

/** An iCalendar file (RFC 5545) for one departure of a tour: an all-day event without time zone. */
export function calendarFile(date: TourDate): string {
  const changedAt = secondOf(date.changedAt);
  const changed = inDigits(new Date(changedAt * 1000).toISOString().replace(/\.\d+/, ""));
  // SEQUENCE must grow with each change, so it is the seconds since the departure was added.
  const sequence = changedAt - secondOf(date.addedAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tour agency//Tour dates//EN",
    "BEGIN:VEVENT",
    `UID:${date.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${Math.max(0, sequence)}`,
    `DTSTART;VALUE=DATE:${inDigits(date.startsOn)}`,
    // DTEND is the first day after the event.
    `DTEND;VALUE=DATE:${inDigits(addDays(date.startsOn, date.days))}`,
    `SUMMARY:${escaped(date.title)}`,
    ...(date.place ? [`LOCATION:${escaped(date.place)}`] : []),
    `DESCRIPTION:${escaped(date.url)}`,
    `URL:${date.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Zero for a time that JavaScript cannot read, such as "infinity". */
function secondOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000) || 0;
}

function inDigits(time: string): string {
  return time.replace(/[-:]/g, "");
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\r\n]/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const MAX_LINE = 75; // bytes

/** Splits a line after at most 75 bytes. Each continuation line begins with a space. */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const length = Buffer.byteLength(segment);
    if (bytes + length > MAX_LINE) {
      text += "\r\n ";
      bytes = 1;
    }
    text += segment;
    bytes += length;
  }
  return text;
}
