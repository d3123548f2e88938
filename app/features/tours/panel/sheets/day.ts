import { monthNames } from "~/ui/dates";

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: 00:00)?$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const WORDS = /^(?:[A-Za-z]{3,9},? )?(\d{1,2})[- ]([A-Za-z]{3,9}),?[- ](\d{4})$/;

/**
 * Whether dates are written as month/day/year: one of them has a day after the 12th in second place, or
 * only so some are the stored days of their rows.
 */
export function isMonthFirst(cells: string[], stored: (string | undefined)[]): boolean {
  if (cells.some((cell) => Number(NUMBERS.exec(cell)?.[2] ?? 0) > 12)) return true;
  const isStored = (monthFirst: boolean) =>
    cells.some((cell, at) => {
      const day = toIsoDay(cell, monthFirst);
      return day !== null && day === stored[at] && day !== toIsoDay(cell, !monthFirst);
    });
  return isStored(true) && !isStored(false);
}

/** The yyyy-mm-dd of a date as people and spreadsheets write it. Null for anything else. */
export function toIsoDay(cell: string, monthFirst: boolean): string | null {
  const iso = ISO.exec(cell);
  if (iso) return valid(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(cell);
  if (numbers) {
    const [, first, second, year] = numbers;
    return monthFirst ? valid(year, first, second) : valid(year, second, first);
  }
  const [, day, name = "", year] = WORDS.exec(cell) ?? [];
  const short = name.slice(0, 3).toLowerCase();
  const at = monthNames.findIndex((month) => month.slice(0, 3).toLowerCase() === short);
  return at === -1 ? null : valid(year, String(at + 1), day);
}

function valid(year = "", month = "", day = ""): string | null {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(iso);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isReal ? iso : null;
}
