import { DAY_MS, monthNames } from "../ui/dates.ts";
import { language, locale } from "../ui/languages.ts";

// India has one time zone and no daylight saving time.
const TIME_ZONE = "Asia/Kolkata";
const OFFSET = "+05:30";

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/** Parses a stored time. Converts PostgreSQL's format to ISO 8601, because Safari requires it. */
export function parseTimestamp(stored: string): Date {
  return new Date(stored.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}

/** A stored time as the value of a `datetime-local` input, in the agency's time zone. */
export function toAgencyTime(stored: string | null): string {
  // The Swedish locale formats a time as 2026-12-14 09:30.
  return stored ? parts.format(parseTimestamp(stored)).replace(" ", "T") : "";
}

/** Converts the value of a `datetime-local` input to ISO 8601. Null if it is empty. */
export function fromAgencyTime(value: string): string | null {
  return value ? new Date(`${value}${OFFSET}`).toISOString() : null;
}

/** The start of the next day (epoch ms) in the agency's time zone. */
export function nextAgencyMidnight(moment: number): number {
  const today = parts.format(moment).slice(0, 10);
  return Date.parse(`${today}T00:00${OFFSET}`) + DAY_MS;
}

const inLanguage = new Intl.DateTimeFormat(locale, {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  dayPeriod: "short",
});

/** A time in words, in the agency's time zone: 14 Dec 2026, 9:30 am. */
export function agencyTimeInWords(time: Date): string {
  if (language !== "en") return inLanguage.format(time);
  // Browsers format English times differently: 5 Sept 2026 or 05-Sept-2026.
  const [year, month = 1, day, hours = 0, minutes] = parts.format(time).split(/\D/).map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
  const name = monthNames[month - 1]?.slice(0, 3);
  return `${day} ${name} ${year}, ${clock} ${hours < 12 ? "am" : "pm"}`;
}

/** Today's date in the agency's time zone, as yyyy-mm-dd. */
export function agencyToday(): string {
  return parts.format(Date.now()).slice(0, 10);
}
