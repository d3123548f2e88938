import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readMaybe, readPage, readWholeList, searchWords } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useNewRow, useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  createTour,
  deleteTour,
  findTours,
  listAllTours,
  readTour,
  type Tour,
  type TourFilters,
  updateTour,
} from "./data";
import { type TourValues, toInput, tourSchema } from "./schema";
import { copyOf, HIDDEN, isToCome, PUBLISHED, type StatusChange } from "./status";

type SavedTour = TourValues & StatusChange;

export const toursQuery = queryOptions({
  queryKey: queryKeys.tours,
  queryFn: () => readWholeList(() => listAllTours(browserClient())),
});

/** Debounces typing: one request for the keys of this time. */
const TYPING_MS = 150;

/** A page of the tours that contain every word of the search and pass the filters; beyond the last page, the last. */
export function toursPageQuery(search: string, filters: TourFilters, requested: number) {
  const words = searchWords(search);
  return queryOptions({
    queryKey: [...queryKeys.tours, "found", words, filters, requested],
    queryFn: async ({ signal }) => {
      if (words.length > 0) await delay(TYPING_MS);
      return readPage(
        (range) => findTours(browserClient(), words, { ...range, ...filters }).abortSignal(signal),
        requested,
      );
    },
    placeholderData: keepPreviousData,
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

export function tourQuery(id: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.tour, id],
    queryFn: () => {
      if (!id) throw new Error("Tour ID is required");
      return readMaybe(readTour(browserClient(), id));
    },
  });
}

export function useCreateTour() {
  const addOnce = useNewRow();
  return useSave({
    write: (client, values: SavedTour) =>
      addOnce(
        (id) => createTour(client, { ...values, id }),
        // The first attempt may have stored another status.
        (id) => updateTour(client, id, { ...PUBLISHED, ...values }),
      ),
    success: "Tour created successfully!",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    queriesToRefresh: [queryKeys.tours],
  });
}

/** Creates a deleted tour again under its old id, with what its open form holds. */
export function useRecreateTour(tour: Tour) {
  const { id, updated_at: _, ...stored } = tour;
  return useSave({
    write: (client, values: SavedTour) => createTour(client, { ...stored, ...values, id }),
    success: "Tour created successfully!",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, [...queryKeys.tour, id]],
  });
}

export function useUpdateTour(id: string) {
  return useSave({
    write: (client, values: SavedTour) => updateTour(client, id, values),
    success: "Tour updated successfully!",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, [...queryKeys.tour, id]],
  });
}

/** useSave has the sentence for this code. */
const NO_ROW = { message: "", code: "PGRST116" };

/** Puts a stored tour on the site now, if nothing is missing. */
export function usePublishTour() {
  return useSave({
    write: async (client, id: string) => {
      const { data: tour, ...result } = await readTour(client, id).retry(false);
      if (!tour) return { ...result, error: result.error ?? NO_ROW };
      const { error } = tourSchema.safeParse(toInput(tour));
      const { hidden_at } = tour;
      if (!error) {
        return updateTour(
          client,
          id,
          isToCome(hidden_at) ? { ...PUBLISHED, hidden_at } : PUBLISHED,
        );
      }
      const messages = new Set(
        error.issues.map(({ path, message }) =>
          path[0] === "image_url" ? `Image URL: ${message}` : message,
        ),
      );
      return { error: { message: `${[...messages].join(". ")}.` } };
    },
    success: "Tour published",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, queryKeys.tour],
  });
}

export function useHideTour() {
  return useSave({
    write: (client, id: string) => updateTour(client, id, HIDDEN),
    success: "Tour hidden from the site",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, queryKeys.tour],
  });
}

/** Copies a stored tour, without its reviews, into a draft with the id `copyId`. */
export function useDuplicateTour() {
  return useSave({
    write: async (client, { id, copyId }: { id: string; copyId: string }) => {
      const { data: tour, ...result } = await readTour(client, id).retry(false);
      if (!tour) return { ...result, error: result.error ?? NO_ROW };
      const { created_at: _, updated_at: __, ...content } = tour;
      return createTour(client, { ...content, ...copyOf(tour), id: copyId });
    },
    success: "Copy created as a draft",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    queriesToRefresh: [queryKeys.tours],
  });
}

export function useDeleteTour() {
  return useSave({
    write: (client, id: string) => deleteTour(client, id),
    success: "Tour deleted successfully",
    failure: () => "Failed to delete tour",
    undo: (client, id) => restoreRow(client, "tours", id),
    queriesToRefresh: [queryKeys.tours],
  });
}

/** The one-off migration (spec §4); its errors go to the console only (spec §8). */
export function useImportSampleTours() {
  return useSave({
    write: async (client, _: undefined) => {
      const { importSampleTours } = await import("./import-sample-tours");
      return importSampleTours(client);
    },
    queriesToRefresh: [queryKeys.tours, queryKeys.categories],
  });
}
