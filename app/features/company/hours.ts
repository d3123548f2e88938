import * as own from "virtual:messages/policies";

const WEEKDAY = "(?:mon|tue|wed|thu|fri|sat|sun|daily|every ?day|all days)";
const CLOCK = "\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m\\.?)?";
const DAYS_AND_TIMES = new RegExp(
  `^(${WEEKDAY}\\D*?)?[\\s,:]*(${CLOCK})\\s*(?:-|–|—|to)\\s*(${CLOCK})$`,
  "i",
);

/** Hours such as "Mon-Sun 9:00 AM - 6:00 PM" within a sentence. Other texts stay as typed. */
export function hoursInWords(typed: string, m = own): { timesFirst: string; daysFirst: string } {
  const [, days, opens = "", closes = ""] = DAYS_AND_TIMES.exec(typed.trim()) ?? [];
  const times = { opens: opens.trim(), closes: closes.trim() };
  // "24-7" means always, not from 24 to 7.
  const isAlways = times.opens === "24" && times.closes === "7";
  if (!opens || isAlways) return { timesFirst: typed.trim(), daysFirst: typed.trim() };
  if (!days) return { timesFirst: m.timesOnly(times), daysFirst: m.timesOnly(times) };
  const all = { ...times, days: days.trim() };
  return { timesFirst: m.timesFirst(all), daysFirst: m.daysFirst(all) };
}
