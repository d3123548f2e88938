import { DAY_MS } from "~/ui/dates";

/** The maximum number of dates that are added at once. */
export const MAX_DATES = 200;

const day = /^\d{4}-\d\d-\d\d$/;

/** The dates (yyyy-mm-dd) from `from` to `to` that fall on these weekdays (0 is Sunday). */
export function seasonDates({
  from,
  to,
  weekdays,
}: {
  from: string;
  to: string;
  weekdays: number[];
}): string[] {
  const dates: string[] = [];
  if (!day.test(from) || !day.test(to) || weekdays.length === 0) return dates;
  const last = Date.parse(to);
  for (let at = Date.parse(from); at <= last && dates.length <= MAX_DATES; at += DAY_MS) {
    const date = new Date(at);
    if (weekdays.includes(date.getUTCDay())) dates.push(date.toISOString().slice(0, 10));
  }
  return dates;
}
