const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
const HOURS =
  /^([a-z]{3,9})(?:\s*(?:-|–|to)\s*([a-z]{3,9}))?\s*[:,]?\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)\s*(?:-|–|to)\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)$/i;

export interface OpeningHours {
  days: (typeof DAYS)[number][];
  opens: string;
  closes: string;
}

const ALL_DAY =
  /^(?:open\s+)?24\s*(?:h|hrs?|hours|[x×/]\s*7)(?:\s*open)?(?:[,\s]+7 days(?: a week)?)?$/i;

/** Parses hours such as "Mon-Sun 9:00 AM - 6:00 PM" or "24 hours". Null for any other format. */
export function openingHours(text: string | null): OpeningHours | null {
  if (ALL_DAY.test(text?.trim() ?? "")) return { days: [...DAYS], opens: "00:00", closes: "23:59" };
  const found = HOURS.exec(text?.trim() ?? "");
  if (!found) return null;
  const [, from = "", to = from, hour = "", minute = "00", half = "", untilHour = "", , ,] = found;
  const first = dayNumber(from);
  const last = dayNumber(to);
  const opens = clock(hour, minute, half);
  const closes = clock(untilHour, found[7] ?? "00", found[8] ?? "");
  if (first < 0 || last < 0 || !opens || !closes) return null;
  const count = ((last - first + 7) % 7) + 1;
  const days = Array.from({ length: count }, (_, at) => DAYS[(first + at) % 7] ?? "Monday");
  // Search engines read equal times as "closed".
  return opens === closes ? { days, opens: "00:00", closes: "23:59" } : { days, opens, closes };
}

function dayNumber(name: string): number {
  return DAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
}

function clock(hour: string, minute: string, half: string): string | null {
  const hours = Number(hour);
  if (hours < 1 || hours > 12 || Number(minute) > 59) return null;
  const day = (hours % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  return `${String(day).padStart(2, "0")}:${minute}`;
}
