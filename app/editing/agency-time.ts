// India has one time zone and no summer time.
const TIME_ZONE = "Asia/Kolkata";
const OFFSET = "+05:30";

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});
const words = new Intl.DateTimeFormat("en-IN", {
  timeZone: TIME_ZONE,
  dateStyle: "medium",
  timeStyle: "short",
});

/** A moment as a field of type `datetime-local` holds it, in the agency's time zone; "" for none. */
export function toAgencyTime(moment: string | null): string {
  // Swedish writes 2026-12-14 09:30.
  return moment ? parts.format(new Date(moment)).replace(" ", "T") : "";
}

/** The moment (ISO 8601) of such a field; null when it is empty. */
export function fromAgencyTime(value: string): string | null {
  return value ? new Date(`${value}${OFFSET}`).toISOString() : null;
}

/** A moment in words, in the agency's time zone: 14 Dec 2026, 9:30 am. */
export function agencyTimeInWords(moment: string): string {
  return words.format(new Date(moment));
}
