import * as m from "virtual:messages/panel-tours";
import { asRupees } from "~/editing/bare-price";
import { amountPerChild } from "~/features/prices/amount";
import { MAX_RUPEES, rupeeAmount, UNIT } from "~/features/prices/rupees";
import type { TourChanges } from "~/supabase/tour-changes";
import { shortDate } from "~/ui/dates";
import { inRupees } from "~/ui/text";
import { withPlainDigits } from "~/ui/typed-text";
import type { TourListItem } from "../../data";

/** By how much prices change. The new amount is rounded to a multiple of `rounding` rupees. */
export interface PriceChange {
  direction: "up" | "down";
  amount: number;
  unit: "%" | "₹";
  rounding: number;
}

/** The new amount; null if it would not be a price any more. */
function changedAmount(
  rupees: number,
  { direction, amount, unit, rounding }: PriceChange,
): number | null {
  const by = (unit === "%" ? (rupees * amount) / 100 : amount) * (direction === "up" ? 1 : -1);
  // Without this, 1.005 × 100 would be rounded down.
  const exact = Number((rupees + by).toFixed(4));
  const changed = Math.round(exact / rounding) * rounding;
  return changed > 0 && changed <= MAX_RUPEES ? changed : null;
}

/** The only amount in a text, also beside the ages of a child. Null for a range or any other text. */
function onlyAmount(price: string): number | null {
  return rupeeAmount(price) ?? amountPerChild(price);
}

/** The text with the new amount in place of its only amount, with ₹ if it is a bare number. Null if it has none. */
export function changedPrice(price: string, change: PriceChange): string | null {
  const rupees = onlyAmount(price);
  const changed = rupees && changedAmount(rupees, change);
  if (!changed) return null;
  if (changed === rupees) return price;
  if (asRupees(price)) return inRupees(changed);
  const number = inRupees(changed).slice(1);
  // Other numbers of the text, such as ages or a tax, stay: the right one leads to the new amount.
  for (const { 0: found, index } of price.matchAll(NUMBER)) {
    const [unit = ""] = UNIT.exec(price.slice(index + found.length).toLowerCase()) ?? [];
    const rest = price.slice(index + found.length + unit.length);
    const next = price.slice(0, index) + inDigitsOf(found, number) + rest;
    if (onlyAmount(next) === changed) return next;
  }
  return inRupees(changed);
}

const NUMBER = /\p{Nd}(?:[\p{Nd},. ]*\p{Nd})?/gu;

/** Writes a number with the digits of `example`, which may be Tamil ones. */
function inDigitsOf(example: string, number: string): string {
  const [digit = "0"] = example;
  const zero = (digit.codePointAt(0) ?? 0) - Number(withPlainDigits(digit));
  return number.replace(/\d/g, (plain) => String.fromCodePoint(zero + Number(plain)));
}

/** One price before and after. Without an `after`, it is left alone. */
interface PriceLine {
  tourId: string;
  title: string;
  what: string;
  before: string;
  after: string | null;
}

/** A departure with what it costs. */
export interface PricedDate {
  id: string;
  tour_id: string;
  starts_on: string;
  price: string | null;
  updated_at: string;
}

/** The preview of a change, and the changes to send. */
interface ChangedPrices {
  lines: PriceLine[];
  changes: TourChanges;
}

const priceNames = { child_price: m.childPrice, single_supplement: m.singleSupplement } as const;

/** Changes all prices of the tours, and the own prices of their dates. */
export function changeAllPrices(
  tours: TourListItem[],
  dates: PricedDate[],
  change: PriceChange,
): ChangedPrices {
  const lines: PriceLine[] = [];
  const changed = tours.map((tour) => {
    const line = lineFor(tour, lines);
    const set: NonNullable<TourChanges["tours"]>[number]["set"] = {};
    const price = tour.price && line(m.price, tour.price, changedPrice(tour.price, change));
    if (price) set.price = price;
    // "Price from" belongs to the price: beside a range it stays.
    if (tour.price_from && (price || !/\p{Nd}/u.test(tour.price ?? ""))) {
      const from = changedAmount(tour.price_from, change);
      const shown = line(m.priceFromColumn, inRupees(tour.price_from), from && inRupees(from));
      if (shown && from) set.price_from = from;
    }
    // Otherwise "Price from" would follow the new price.
    if (price) set.price_from ??= tour.price_from;
    for (const name of ["child_price", "single_supplement"] as const) {
      const before = tour[name];
      const after = before && line(priceNames[name], before, changedPrice(before, change));
      if (after) set[name] = after;
    }
    return { id: tour.id, version: tour.updated_at, set };
  });
  const own = dates.filter(({ price }) => price !== null);
  const departures = changeDates(tours, own, change, lines);
  return {
    lines,
    changes: { tours: changed.filter(({ set }) => Object.keys(set).length > 0), departures },
  };
}

/** Changes only the prices of these dates. A date without one gets a changed price of its tour. */
export function changeDatePrices(
  tours: TourListItem[],
  dates: PricedDate[],
  change: PriceChange,
): ChangedPrices {
  const lines: PriceLine[] = [];
  return { changes: { departures: changeDates(tours, dates, change, lines) }, lines };
}

function changeDates(
  tours: TourListItem[],
  dates: PricedDate[],
  change: PriceChange,
  lines: PriceLine[],
): NonNullable<TourChanges["departures"]> {
  const tourOf = new Map(tours.map((tour) => [tour.id, tour]));
  return dates.flatMap(({ id, tour_id, starts_on, price: own, updated_at }) => {
    const tour = tourOf.get(tour_id);
    const before = own ?? tour?.price;
    if (!tour || !before) return [];
    const price = lineFor(tour, lines)(shortDate(starts_on), before, changedPrice(before, change));
    return price ? [{ id, version: updated_at, set: { price } }] : [];
  });
}

/** Returns a function that lists a price, and returns the new one if it differs. */
function lineFor({ id, title }: TourListItem, lines: PriceLine[]) {
  return (what: string, before: string, after: string | number | null): string | null => {
    const changed = after ? String(after) : null;
    if (changed === before) return null;
    lines.push({ tourId: id, title, what, before, after: changed });
    return changed;
  };
}
