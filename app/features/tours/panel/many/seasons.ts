import * as m from "virtual:messages/panel-tours";
import { DAY_MS } from "~/ui/dates";
/** A period with high prices, from yyyy-mm-dd to yyyy-mm-dd. */
export interface Season {
  name: string;
  from: string;
  to: string;
}

const A_NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);
const MONTH_MS = 29.530588853 * DAY_MS;

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** About the day of Deepavali: the new moon from 17 October to 15 November. May be wrong by a day. */
export function deepavali(year: number): string {
  const earliest = Date.UTC(year, 9, 16, 18);
  const moons = Math.ceil((earliest - A_NEW_MOON) / MONTH_MS);
  return isoDay(A_NEW_MOON + moons * MONTH_MS);
}

function seasonsOf(year: number): Season[] {
  const feast = Date.parse(deepavali(year));
  return [
    { name: m.pongal, from: `${year}-01-10`, to: `${year}-01-20` },
    { name: m.deepavali, from: isoDay(feast - 5 * DAY_MS), to: isoDay(feast + 5 * DAY_MS) },
    { name: m.summer, from: `${year}-04-01`, to: `${year}-06-10` },
  ];
}

/** The next time of each season: the one that is now, or the one to come. */
export function nextSeasons(today: string): Season[] {
  const year = Number(today.slice(0, 4));
  const later = seasonsOf(year + 1);
  return seasonsOf(year).map((season, at) => (season.to < today ? (later[at] ?? season) : season));
}
