import { locale } from "~/ui/languages";

/** A date as `yyyy-MM-dd`, without time and time zone. */
export type Day = string;

/** The date in this machine's time zone. */
export function dayOf(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, "0");
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}

/** The start (00:00) of a day in this machine's time zone. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: "long" });

/** A day as the buttons show it: 21 November 2026. */
export function longDay(day: Day): string {
  return longDate.format(dateOf(day));
}

/** A day as the enquiry sends it: 21/11/2026 (spec §7). */
export function sentDay(day: Day): string {
  return day.split("-").reverse().join("/");
}
