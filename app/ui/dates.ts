import { language, locale } from "./languages.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The names of January to December in a language. */
export function monthsIn(locale: string, month: "long" | "short"): string[] {
  // One format for all, because making one takes a phone many milliseconds.
  const format = new Intl.DateTimeFormat(locale, { month });
  return monthNames.map((_, at) => format.format(new Date(2000, at)));
}

const shortDateFormat =
  language === "en"
    ? undefined
    : new Intl.DateTimeFormat(locale, {
        // The short weekdays of Tamil are cut in the middle of a word; the long ones are short enough.
        weekday: language === "ta" ? "long" : "short",
        day: "numeric",
        month: "short",
        year: "numeric",
        timeZone: "UTC",
      });

/** Formats yyyy-mm-dd as "Fri 4 Dec 2026". Omits the year if `today` has the same year. */
export function shortDate(day: string, today = ""): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  if (shortDateFormat) {
    const date = shortDateFormat.format(new Date(day));
    return isThisYear ? date.replace(/,? \d+$/, "") : date;
  }
  return new Date(day)
    .toUTCString()
    .slice(0, isThisYear ? 11 : 16)
    .replace(/, 0?/, " ");
}

/** Whether a text is a date that exists, as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

/** A day (yyyy-mm-dd) some days later, or earlier if `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
