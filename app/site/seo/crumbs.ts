import * as m from "virtual:messages/frame";
import { tourListPath, tourPath } from "~/features/tours/tour-path";

/** One page of the breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: m.home, path: "/" };

/** The breadcrumbs of all pages except tour pages: the home page and this page. */
export function pageCrumbs(path: string, title: string): Crumb[] {
  return path === "/" ? [] : [home, { name: title, path }];
}

export function tourCrumbs(tour: { id: string; type: string; title: string }): Crumb[] {
  const listName = tour.type === "domestic" ? m.domesticTours : m.internationalTours;
  return [
    home,
    { name: listName, path: tourListPath(tour.type) },
    { name: tour.title, path: tourPath(tour) },
  ];
}
