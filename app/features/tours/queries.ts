import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useNewRow } from "~/editing/new-row";
import { readMaybe, readStretch, readWholeList } from "~/editing/read";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  createTour,
  deleteTour,
  findTours,
  listAllTours,
  readTour,
  type TourListItem,
  updateTour,
} from "./data";
import type { TourValues } from "./schema";

export const toursQuery = queryOptions({
  queryKey: ["tours"],
  queryFn: () => readWholeList(() => listAllTours(browserClient())),
});

const TOURS_ON_PAGE = 25;
/** More of a search would not fit into the address of the call, where Tamil takes nine signs for one. */
const LONGEST_SEARCH = 60;
/** What is typed within this time is searched for once. */
const TYPING_MS = 150;

/**
 * A page of the tours that hold every word of the search, newest first; beyond the last page, the
 * last one. While the next one is read the one before stays on screen.
 */
export function toursPageQuery(search: string, wanted: number) {
  const words = search.slice(0, LONGEST_SEARCH).split(/\s+/).filter(Boolean);
  return queryOptions({
    queryKey: [...toursQuery.queryKey, "found", words, wanted],
    queryFn: async ({ signal }) => {
      if (words.length > 0) await delay(TYPING_MS);
      const read = (page: number) => {
        const stretch = { from: (page - 1) * TOURS_ON_PAGE, size: TOURS_ON_PAGE };
        return readStretch(findTours(browserClient(), words, stretch).abortSignal(signal));
      };
      const asked = await read(wanted);
      if (asked.rows.length > 0 || wanted === 1) return pageOfTours(asked, wanted);
      const first = await read(1);
      const last = pageOfTours(first, 1).pageCount;
      return pageOfTours(last > 1 ? await read(last) : first, last);
    },
    placeholderData: keepPreviousData,
  });
}

function pageOfTours({ rows, total }: { rows: TourListItem[]; total: number }, page: number) {
  return { tours: rows, total, page, pageCount: Math.max(1, Math.ceil(total / TOURS_ON_PAGE)) };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

export function tourQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ["tour", id],
    queryFn: () => {
      if (!id) throw new Error("Tour ID is required");
      return readMaybe(readTour(browserClient(), id));
    },
  });
}

export function useCreateTour() {
  const addOnce = useNewRow();
  return useSave({
    write: (client, values: TourValues) =>
      addOnce(
        (id) => createTour(client, { ...values, id }),
        (id) => updateTour(client, id, values),
      ),
    success: "Tour created successfully!",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    refreshes: [toursQuery.queryKey],
  });
}

export function useUpdateTour(id: string) {
  return useSave({
    write: (client, values: TourValues) => updateTour(client, id, values),
    success: "Tour updated successfully!",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    refreshes: [toursQuery.queryKey, tourQuery(id).queryKey],
  });
}

export function useDeleteTour() {
  return useSave({
    write: (client, id: string) => deleteTour(client, id),
    success: "Tour deleted successfully",
    failure: () => "Failed to delete tour",
    refreshes: [toursQuery.queryKey],
  });
}

/** The one-off migration (spec §4); its errors go to the console only (spec §8). */
export function useImportSampleTours() {
  return useSave({
    write: async (client, _: undefined) => {
      const { importSampleTours } = await import("./import-sample-tours");
      return importSampleTours(client);
    },
    refreshes: [toursQuery.queryKey, ["categories"]],
  });
}
