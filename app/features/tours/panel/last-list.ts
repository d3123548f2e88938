let last = "";

/** Remembers the search, filters, order and page of the tours list, until the panel is reloaded. */
export function rememberList(search: string): void {
  last = search;
}

/** The URL of the tours list as it was last shown. */
export function lastList(): string {
  return `/admin/tours${last}`;
}

/** The history state of a way back to the list: the tour that the operator comes from. */
export interface BackFromTour {
  backFrom: string;
}
