import type { Insert } from "../../app/supabase/types.ts";
import { expect, type Site } from "./fixtures";

type TourRow = Insert<"tours"> & { id: string };

type DepartureRow = Omit<Insert<"departures">, "tour_id">;

/** Adds a tour. The returned `remove` deletes it. */
export async function addTour(
  site: Site,
  values: Partial<TourRow> & { id: string },
  departures: DepartureRow[] = [],
) {
  const tour: TourRow = {
    title: `Tour ${values.id}`,
    type: "domestic",
    summary: "A tour that exists for one test only.",
    image_url: "/posters/tour-fallback.svg",
    gallery: ["/posters/tour-fallback.svg"],
    duration: "2 Days",
    ...values,
  };
  const path = `/tour/${tour.type}/${tour.id}`;
  const { error } = await site.admin.from("tours").insert(tour);
  expect(error).toBeNull();
  const dates = departures.map((departure) => ({ ...departure, tour_id: tour.id }));
  if (dates.length > 0)
    expect((await site.admin.from("departures").insert(dates)).error).toBeNull();
  return {
    path,
    async remove() {
      await site.admin.from("departures").delete().eq("tour_id", tour.id);
      await site.admin.from("tours").delete().eq("id", tour.id);
    },
  };
}

const AGENCY_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** The date (yyyy-mm-dd) in India `days` days from now. */
export function dayFromNow(days: number): string {
  return AGENCY_DAY.format(Date.now() + days * 86_400_000);
}

/** Formats a date as the tour page does, such as "Fri 14 Dec". */
export function asShown(day: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
  const words = [part({ weekday: "short" }), part({ day: "numeric" }), part({ month: "short" })];
  const isThisYear = day.slice(0, 4) === dayFromNow(0).slice(0, 4);
  return [...words, ...(isThisYear ? [] : [day.slice(0, 4)])].join(" ");
}
