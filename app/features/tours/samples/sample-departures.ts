import type { Insert } from "../../../supabase/types.ts";
import { addDays } from "../../../ui/dates.ts";

type Departure = Omit<Insert<"departures">, "id" | "tour_id" | "starts_on">;
interface Plan {
  /** 0 is Sunday. */
  weekday: number;
  /** Key: the number of weeks after the first `weekday` that follows the import. */
  weeks: Record<number, Departure>;
}

const plans: Record<string, Plan> = {
  "ooty-kodaikanal-hills": {
    weekday: 5,
    weeks: {
      1: { status: "Filling fast", seats_left: 3 },
      3: { status: "Open" },
      5: { status: "Open" },
      8: { price: "₹16,400" },
    },
  },
  "kerala-backwaters": {
    weekday: 5,
    weeks: {
      1: { status: "Sold out", seats_left: 0 },
      3: { status: "Guaranteed", seats_left: 6 },
      5: { status: "Open" },
      7: { status: "Open", price: "₹20,500" },
      10: {},
    },
  },
  // Starts on Saturdays, because the Red Fort is closed on Mondays and the Taj Mahal on Fridays.
  "golden-triangle": {
    weekday: 6,
    weeks: { 4: { status: "Guaranteed", seats_left: 8 }, 8: { status: "Open" }, 12: {} },
  },
  "rajasthan-royal-forts": {
    weekday: 0,
    weeks: { 5: { status: "Open" }, 9: { status: "Open", price: "₹49,500" } },
  },
  "himalayan-valleys": {
    weekday: 5,
    weeks: { 4: { status: "Filling fast", seats_left: 4 }, 7: { status: "Open" }, 10: {} },
  },
  "rameswaram-pamban": {
    weekday: 6,
    weeks: {
      0: { status: "Filling fast", seats_left: 2 },
      1: { status: "Guaranteed" },
      2: { status: "Open" },
      4: { status: "Open" },
      6: {},
    },
  },
  "madurai-temple-trail": { weekday: 4, weeks: { 2: { status: "Open" }, 4: {}, 6: {} } },
  // Starts on Fridays, because day 3 visits Padmanabhapuram Palace, which is closed on Mondays.
  "kanyakumari-sunrise": {
    weekday: 5,
    weeks: { 1: { status: "Guaranteed", seats_left: 5 }, 3: { status: "Open" }, 5: {} },
  },
  "singapore-city-lights": {
    weekday: 5,
    weeks: {
      6: { status: "Guaranteed", seats_left: 7 },
      10: { status: "Open" },
      14: { status: "Open", price: "₹79,900" },
    },
  },
  "thailand-bangkok-pattaya": {
    weekday: 5,
    weeks: { 5: { status: "Filling fast", seats_left: 4 }, 9: { status: "Open" }, 13: {} },
  },
  "bali-island-retreat": { weekday: 6, weeks: { 7: { status: "Open" }, 11: { status: "Open" } } },
  "sri-lanka-coast": {
    weekday: 4,
    weeks: { 5: { status: "Guaranteed", seats_left: 9 }, 8: { status: "Open" }, 12: {} },
  },
};

/** Dates of the sample tours, after `today` (yyyy-mm-dd). */
export function sampleDepartures(today: string): Insert<"departures">[] {
  const weekdayToday = new Date(today).getUTCDay();
  return Object.entries(plans).flatMap(([tour_id, { weekday, weeks }]) =>
    Object.entries(weeks).map(([week, departure]) => {
      const days = ((weekday - weekdayToday + 6) % 7) + 1 + 7 * Number(week);
      const starts_on = addDays(today, days);
      return { status: null, price: null, seats_left: null, ...departure, tour_id, starts_on };
    }),
  );
}
