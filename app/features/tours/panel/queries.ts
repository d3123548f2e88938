import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { queryKeys } from "~/editing/query-keys";
import { delay, pageQuery, readList, readMaybe, readRange, searchWords } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { changeShown, useSave, useSaveRow, type WriteResult } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { currentTourId } from "~/supabase/tour-id";
import type { Client, Insert } from "~/supabase/types";
import {
  createTour,
  deleteTour,
  findTours,
  newTourAddress,
  readPresentId,
  readTour,
  suggestTours,
  type Tour,
  type TourFilters,
  type TourListItem,
  updateTour,
} from "../data";
import { type TourValues, toInput, tourSchema } from "../schema";
import {
  copyOf,
  HIDDEN,
  isToCome,
  PUBLISHED,
  type StatusChange,
  statusOf,
  type TourStatus,
} from "../status";
import { checkAddress, refusedBy, type WantedAddress } from "./address";
import { findStored, isAnswered, NO_TOUR, updateWherever } from "./lost-responses";

/** A tour to save. If `address` is empty, the id stays; a new tour gets an id from its title. */
export interface SavedTour extends WantedAddress {
  values: TourValues & StatusChange;
}

/** The debounce delay of fields that search. */
const TYPING_MS = 150;

const LATEST_TOURS = 5; // spec §9

interface Counted {
  total: number;
  rows: TourListItem[];
}

/** What the dashboard says of the tours: their number, and the first of them. */
export interface TourCounts {
  latest: Counted;
  domestic: number;
  drafts: Counted;
  /** Live tours without a category. */
  uncategorized: Counted;
}

export const tourCountsQuery = queryOptions({
  queryKey: [...queryKeys.tours, "counts"],
  queryFn: async (): Promise<TourCounts> => {
    const find = (filters: TourFilters, size = 1) =>
      readRange(findTours(browserClient(), [], { ...filters, from: 0, size }));
    const [latest, domestic, drafts, uncategorized] = await Promise.all([
      find({}, LATEST_TOURS),
      find({ type: "domestic" }),
      find({ status: "draft" }),
      find({ status: "live", isUncategorized: true }),
    ]);
    return { latest, domestic: domestic.total, drafts, uncategorized };
  },
});

/** Titles of tours that contain the typed words. */
export function tourTitlesQuery(typed: string) {
  const words = searchWords(typed);
  return queryOptions({
    queryKey: [...queryKeys.tours, "titles", words],
    queryFn: async ({ signal }) => {
      if (words.length > 0) await delay(TYPING_MS);
      const tours = await readList(suggestTours(browserClient(), words).abortSignal(signal));
      return [...new Set(tours.map(({ title }) => title))];
    },
    placeholderData: keepPreviousData,
  });
}

/** One page of the matching tours. A page number that is too high returns the last page. */
export function toursPageQuery(search: string, filters: TourFilters, requested: number) {
  const words = searchWords(search);
  return pageQuery(
    [...queryKeys.tours, "found", words, filters],
    (range) => findTours(browserClient(), words, { ...range, ...filters }),
    requested,
    words.length > 0 ? TYPING_MS : 0,
  );
}

export function tourQuery(id: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.tour, id],
    queryFn: async () => {
      if (!id) throw new Error("Tour ID is required");
      const client = browserClient();
      const tour = await readMaybe(readTour(client, id));
      if (tour) return tour;
      const moved = await readMaybe(readPresentId(client, id));
      return moved && readMaybe(readTour(client, moved.tour_id));
    },
  });
}

export function useCreateTour() {
  /** Rows that might be stored, because the response to the insert or update was lost. */
  const unanswered = useRef<(Insert<"tours"> & { id: string })[]>([]);
  return useSave({
    write: async (client, { values, ...wanted }: SavedTour) => {
      const { address } = wanted;
      const stored = await findStored(client, unanswered.current);
      if (stored.error) return stored;
      if (stored.row) {
        // Starts from `PUBLISHED`, because an earlier attempt might have stored another status.
        const row = { ...PUBLISHED, ...values, ...(address && { id: address }) };
        unanswered.current.push({ ...values, id: address || stored.row.id });
        return refusedBy(await updateWherever(client, stored.row, row), wanted);
      }
      const checked = address
        ? { ...(await checkAddress(client, wanted)), data: address }
        : await newTourAddress(client, values.title);
      if (checked.error) return checked;
      const row = { ...values, id: checked.data ?? "" };
      unanswered.current.push(row);
      const result = await createTour(client, row);
      if (isAnswered(result)) unanswered.current.pop();
      return refusedBy(result, wanted);
    },
    success: "Tour created successfully!",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    queriesToRefresh: [queryKeys.tours],
  });
}

/** Creates a deleted tour again from its open form, under the old id or an id typed in the form. */
export function useRecreateTour(tour: Tour) {
  const { id: oldId, updated_at: _, ...stored } = tour;
  return useSave({
    write: async (client, { values, ...wanted }: SavedTour) => {
      const id = wanted.address || oldId;
      const checked = id === oldId ? NO_ERROR : await checkAddress(client, wanted);
      if (checked.error) return checked;
      return createTour(client, { ...stored, ...values, id });
    },
    success: "Tour created successfully!",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, queryKeys.tour],
  });
}

export function useUpdateTour(tour: Tour) {
  return useSaveRow({
    table: "tours",
    write: async (client, { values, ...wanted }: SavedTour, base = tour) => {
      const id = wanted.address || base.id;
      const checked = id === base.id ? NO_ERROR : await checkAddress(client, wanted, base.id);
      if (checked.error) return checked;
      const row = id === base.id ? values : { ...values, id };
      return refusedBy(await updateWherever(client, base, row), wanted);
    },
    success: "Tour updated successfully!",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, queryKeys.tour, queryKeys.departures],
  });
}

const NO_ERROR: WriteResult = { error: null };

/** Publishes a stored tour now, if it passes the validation of the form. */
export function usePublishTour() {
  return useSave({
    write: async (client, shown: TourListItem) => {
      const id = await currentTourId(client, shown.id);
      const { data: tour, ...result } = await readTour(client, id).retry(false);
      if (!tour) return { ...result, error: result.error ?? NO_TOUR };
      const { error } = tourSchema.safeParse(toInput(tour));
      const { hidden_at } = shown;
      if (!error) {
        const change = isToCome(hidden_at) ? { ...PUBLISHED, hidden_at } : PUBLISHED;
        return changeStatus(client, shown, change, "live");
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
    write: (client, shown: TourListItem) => changeStatus(client, shown, HIDDEN, "hidden"),
    success: "Tour hidden from the site",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    queriesToRefresh: [queryKeys.tours, queryKeys.tour],
  });
}

async function changeStatus(
  client: Client,
  shown: TourListItem,
  change: StatusChange,
  status: TourStatus,
): Promise<WriteResult> {
  const id = await currentTourId(client, shown.id);
  return changeShown<TourListItem>(
    client,
    "tours",
    { ...shown, id },
    change,
    (version) => updateTour(client, id, change, version),
    (tour) => statusOf(tour) === status,
  );
}

/** Copies a stored tour, without its reviews and dates, into a draft. */
export function useDuplicateTour() {
  const copyId = useRef("");
  const { save, isSaving } = useSave({
    write: async (client, id: string) => {
      const currentId = await currentTourId(client, id);
      const { data: tour, ...result } = await readTour(client, currentId).retry(false);
      if (!tour) return { ...result, error: result.error ?? NO_TOUR };
      const { created_at: _, updated_at: __, ...content } = tour;
      const copy = { ...content, ...copyOf(tour) };
      const made = await newTourAddress(client, copy.title);
      if (made.error) return made;
      copyId.current = made.data;
      return createTour(client, { ...copy, id: made.data });
    },
    success: "Copy created as a draft",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    queriesToRefresh: [queryKeys.tours],
  });
  /** Resolves to the id of the copy, or to undefined if copying failed. */
  const duplicate = async (id: string) => ((await save(id)) ? copyId.current : undefined);
  return { duplicate, isSaving };
}

export function useDeleteTour() {
  /** The ids of deleted tours, by the id on the screen: the address of a tour may have changed since. */
  const deleted = useRef(new Map<string, string>());
  return useSave({
    write: async (client, id: string) => {
      const currentId = deleted.current.get(id) ?? (await currentTourId(client, id));
      deleted.current.set(id, currentId);
      return deleteTour(client, currentId);
    },
    success: "Tour deleted successfully",
    failure: () => "Failed to delete tour",
    undo(client, id) {
      const deletedId = deleted.current.get(id) ?? id;
      deleted.current.delete(id);
      return restoreRow(client, "tours", deletedId);
    },
    queriesToRefresh: [queryKeys.tours],
  });
}

/** The one-time import of sample tours (spec §4). Errors go only to the console (spec §8). */
export function useImportSampleTours() {
  return useSave({
    write: async (client, _: undefined) => {
      const { importSampleTours } = await import("../samples/import-sample-tours");
      return importSampleTours(client);
    },
    queriesToRefresh: [queryKeys.tours, queryKeys.categories],
  });
}
