// India has one time zone and no summer time.
const TIME_ZONE = "Asia/Kolkata";
const OFFSET = "+05:30";

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});
const inWords = new Intl.DateTimeFormat("en-IN", {
  timeZone: TIME_ZONE,
  dateStyle: "medium",
  timeStyle: "short",
});

/** A stored time; the embedded backend writes it as PostgreSQL does, which Safari does not read. */
export function dateOf(stored: string): Date {
  return new Date(stored.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}

/** A stored time as a field of type `datetime-local` holds it, in the agency's time zone; "" for none. */
export function toAgencyTime(stored: string | null): string {
  // Swedish writes 2026-12-14 09:30.
  return stored ? parts.format(dateOf(stored)).replace(" ", "T") : "";
}

/** The time (ISO 8601) of such a field; null when it is empty. */
export function fromAgencyTime(value: string): string | null {
  return value ? new Date(`${value}${OFFSET}`).toISOString() : null;
}

/** A time in words, in the agency's time zone: 14 Dec 2026, 9:30 am. */
export function agencyTimeInWords(time: Date): string {
  return inWords.format(time);
}

/** The agency's date of today, yyyy-mm-dd. */
export function agencyToday(): string {
  return parts.format(Date.now()).slice(0, 10);
}
