import * as m from "virtual:messages/months";
import { monthsIn } from "~/ui/dates";
import { language } from "~/ui/languages";

const names = monthsIn(language, "short");

/** Months (1 is January) in words: "Oct – Feb, Jun". A range can cross the end of the year. */
export function monthsInWords(months: readonly number[]): string | null {
  const isBest = (month: number) => months.includes(((month + 11) % 12) + 1);
  if (months.length === 0) return null;
  if (names.every((_, at) => isBest(at + 1))) return m.allYear;
  const ranges: string[] = [];
  for (let first = 1; first <= 12; first++) {
    if (!isBest(first) || isBest(first - 1)) continue;
    let last = first;
    while (isBest(last + 1)) last++;
    const [from, to] = [first, last].map((month) => names[(month - 1) % 12]);
    ranges.push(from === to ? `${from}` : `${from} – ${to}`);
  }
  return ranges.join(", ");
}
