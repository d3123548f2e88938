import type { Page } from "@playwright/test";
import type { Insert } from "../../app/supabase/types.ts";
import { expect, type Site } from "./fixtures";

type TourRow = Insert<"tours"> & { id: string };

type DepartureRow = Omit<Insert<"departures">, "tour_id">;

function tourRow(values: Partial<TourRow> & { id: string }): TourRow {
  return {
    title: `Tour ${values.id}`,
    type: "domestic",
    summary: "A tour that exists for one test only.",
    image_url: "/posters/tour-fallback.svg",
    gallery: ["/posters/tour-fallback.svg"],
    duration: "2 Days",
    ...values,
  };
}

/** Adds tours with the ids `prefix-0`, `prefix-1` and so on, the newest first. Older than all others. */
export async function addTours(
  site: Site,
  prefix: string,
  count: number,
  valuesOf: (index: number) => Partial<TourRow> = () => ({}),
) {
  const rows = Array.from({ length: count }, (_, index) =>
    tourRow({
      id: `${prefix}-${index}`,
      created_at: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
      ...valuesOf(index),
    }),
  );
  expect((await site.admin.from("tours").insert(rows)).error).toBeNull();
  return async () => void (await site.admin.from("tours").delete().like("id", `${prefix}-%`));
}

/** Fills the title and all other required fields of a new tour. */
export async function fillTour(page: Page, title: string) {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("Two days of falls and pepper vines.");
  await page.getByLabel("Image URL").fill("/posters/tour-fallback.svg");
  await page.getByLabel("New gallery image").fill("/posters/tour-fallback.svg");
}

/** Adds a tour. The returned `remove` deletes it. */
export async function addTour(
  site: Site,
  values: Partial<TourRow> & { id: string },
  departures: DepartureRow[] = [],
) {
  const tour = tourRow(values);
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
