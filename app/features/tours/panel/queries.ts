import * as m from "virtual:messages/panel-tours";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { queryKeys } from "~/editing/query-keys";
import { delay, pageQuery, readList, readMaybe, readRange, searchWords } from "~/editing/read";
import { undoDeletion } from "~/editing/restore";
import { changeColumns, NO_ROW, useSave, useSaveRow, type WriteResult } from "~/editing/save";
import { copiedForms, renameCopies } from "~/editing/unsaved-copies";
import { browserClient } from "~/supabase/browser-client";
import { currentTourId, listMovedTours } from "~/supabase/tour-id";
import type { Client } from "~/supabase/types";
import {
  copyTour,
  createTour,
  deleteTour,
  findTours,
  listFeaturedTours,
  listSampleFields,
  readSentTour,
  readTour,
  suggestTours,
  type Tour,
  type TourFilters,
  type TourListItem,
  updateTour,
} from "../data";
import { type TourValues, toInput, tourSchema } from "../schema";
import {
  hiddenNow,
  isToCome,
  PUBLISHED,
  type StatusChange,
  statusOf,
  type TourStatus,
} from "../status";

/** A tour to save. If `slug` is empty, the id stays; a new tour gets an id from its title. */
export interface SavedTour {
  values: TourValues & StatusChange;
  slug: string;
}

/** `useSave` has the error message for this code. */
const NO_TOUR = { message: "", code: NO_ROW };

/** The debounce delay of fields that suggest titles. */
const SUGGEST_DEBOUNCE_MS = 150;

const LATEST_TOURS = 5; // spec §9
/** How many tours without dates the dashboard names. */
const NAMED_TOURS = 3;

interface Counted {
  total: number;
  rows: TourListItem[];
}

/** The tours of the dashboard: how many there are of each group, and the first of them. */
export interface DashboardTours {
  latest: Counted;
  domestic: number;
  drafts: Counted;
  /** Live tours without a category. */
  uncategorized: Counted;
  /** Live tours without a date from today on. */
  undated: Counted;
}

export const tourCountsQuery = queryOptions({
  queryKey: [...queryKeys.tours, "counts"],
  queryFn: async (): Promise<DashboardTours> => {
    const find = (filters: TourFilters, size = 1) =>
      readRange(findTours(browserClient(), [], { ...filters, from: 0, size }));
    const [latest, domestic, drafts, uncategorized, undated] = await Promise.all([
      find({}, LATEST_TOURS),
      find({ type: "domestic" }),
      find({ status: "draft" }),
      find({ status: "live", isUncategorized: true }),
      find({ status: "live", hasNoDates: true }, NAMED_TOURS),
    ]);
    return { latest, domestic: domestic.total, drafts, uncategorized, undated };
  },
});

/** Counts the sample tours on the site whose words are as they were imported. Own prices do not make them own tours. */
export const unchangedSamplesQuery = queryOptions({
  queryKey: [...queryKeys.tours, "samples"],
  queryFn: async () => {
    const { sampleTours } = await import("../samples/sample-tours");
    const ids = sampleTours.map(({ id }) => id);
    const stored = await readList(listSampleFields(browserClient(), ids));
    return stored.filter(
      (tour) =>
        statusOf(tour) === "live" &&
        sampleTours.some(
          ({ id, title, summary }) =>
            id === tour.id && title === tour.title && summary === tour.summary,
        ),
    ).length;
  },
});

/** The featured tours that visitors see. */
export const featuredToursQuery = queryOptions({
  queryKey: [...queryKeys.tours, "featured"],
  queryFn: async () => {
    const cards = await readList(listFeaturedTours(browserClient()));
    const ids = cards.map(({ id }) => id);
    const stored = await readList(listSampleFields(browserClient(), ids));
    const live = new Set(stored.filter((tour) => statusOf(tour) === "live").map(({ id }) => id));
    return cards.filter(({ id }) => live.has(id));
  },
});

/** Titles of tours that contain the typed words. */
export function tourTitlesQuery(typed: string) {
  const words = searchWords(typed);
  return queryOptions({
    queryKey: [...queryKeys.tours, "titles", words],
    queryFn: async ({ signal }) => {
      if (words.length > 0) await delay(SUGGEST_DEBOUNCE_MS);
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
  );
}

/** The id of a tour in the name of a form, after its first part. */
const OF_TOUR = /^(tours\/|departures\/|translations\/tours\/|quotes\/new\/\w+\/)([^/]+)/;

/** Unsaved text of a tour stays with it when the id of the tour changes. */
async function moveUnsavedCopies(client: Client): Promise<void> {
  const ids = copiedForms().flatMap((of) => OF_TOUR.exec(of)?.[2] ?? []);
  if (ids.length === 0) return;
  for (const { id, tour_id } of await readList(listMovedTours(client, ids))) {
    renameCopies((of) =>
      of.replace(OF_TOUR, (whole, start, found) => (found === id ? start + tour_id : whole)),
    );
  }
}

export function tourQuery(id: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.tour, id],
    queryFn: async () => {
      if (!id) throw new Error(m.tourIdIsRequired);
      const client = browserClient();
      await moveUnsavedCopies(client);
      const tour = await readMaybe(readTour(client, id));
      if (tour) return tour;
      const current = await currentTourId(client, id);
      return current === id ? null : readMaybe(readTour(client, current));
    },
  });
}

/** Creates a tour, or creates a deleted one again from its open form. */
export function useCreateTour(deleted?: Tour) {
  const { updated_at: _, ...content } = deleted ?? { updated_at: "", ...PUBLISHED };
  const navigate = useNavigate();
  return useSaveRow<SavedTour, Tour>({
    table: "tours",
    write: async (client, { values, slug }, base, sent_key) => {
      const row = { ...content, ...values, ...(slug && { id: slug }), sent_key };
      if (base?.sent_key === sent_key) return updateTour(client, base.id, row, base.updated_at);
      const { data: sent, ...result } = await readSentTour(client, sent_key).retry(false);
      if (result.error) return result;
      if (!sent) return createTour(client, row);
      // An earlier try has stored the tour, but its response was lost.
      const isEdited = sent.updated_at !== sent.created_at;
      return isEdited
        ? { error: { message: "", newer: sent } }
        : updateTour(client, sent.id, row, sent.updated_at);
    },
    unique: SLUG,
    success: m.tourCreatedSuccessfully,
    next: ({ data }) => ({
      label: m.dates,
      onClick: () => void navigate(`/admin/tours/dates/${(data as Tour).id}`),
    }),
    failure: ({ message }) => m.failedToCreateTour({ message }),
    queriesToRefresh: [queryKeys.tours, queryKeys.tour],
  });
}

export function useUpdateTour(tour: Tour) {
  return useSaveRow({
    table: "tours",
    write: (client, { values, slug }: SavedTour, base = tour) =>
      updateTour(client, base.id, { ...values, id: slug || base.id }, base.updated_at),
    unique: SLUG,
    success: m.tourUpdatedSuccessfully,
    failure: ({ message }) => m.failedToUpdateTour({ message }),
    queriesToRefresh: [queryKeys.tours, queryKeys.tour, queryKeys.departures],
  });
}

/** In English, the error text is that of the trigger `address_tour`. */
const SLUG = { field: "slug", message: (reason: string) => m.addressTaken({ reason }) };

/** Publishes a stored tour now, if it passes the validation of the form. */
export function usePublishTour() {
  return useSaveStatus(m.tourPublished, async (client, shown) => {
    const id = await currentTourId(client, shown.id);
    const { data: tour, ...result } = await readTour(client, id).retry(false);
    if (!tour) return { ...result, error: result.error ?? NO_TOUR };
    const message = whatIsMissing(tour);
    return message
      ? { error: { message } }
      : changeStatus(client, shown, publishedNow(shown), "live");
  });
}

/** The errors that the form would show for a stored tour before it is published. "" if there are none. */
export function whatIsMissing(tour: Tour): string {
  const { error } = tourSchema.safeParse(toInput(tour));
  if (!error) return "";
  const messages = new Set(
    error.issues.map(({ path, message }) =>
      path[0] === "image_url" ? m.imageUrlProblem({ message }) : message,
    ),
  );
  return `${[...messages].join(". ")}.`;
}

/** The change that publishes a tour. The dates on which it will be hidden and shown again stay. */
export function publishedNow({
  hidden_at,
  shown_at,
}: Pick<TourListItem, "hidden_at" | "shown_at">): StatusChange {
  return isToCome(hidden_at) ? { ...PUBLISHED, hidden_at, shown_at } : PUBLISHED;
}

export function useHideTour() {
  return useSaveStatus(m.tourHiddenFromTheSite, (client, shown) =>
    changeStatus(client, shown, hiddenNow(shown), "hidden"),
  );
}

/** Undo brings back the dates on which the tour goes live, is hidden and is shown again. */
function useSaveStatus(
  success: string,
  write: (client: Client, shown: TourListItem) => Promise<WriteResult>,
) {
  return useSave({
    write,
    success,
    undo(client, shown, { data }) {
      const { published_at, hidden_at, shown_at } = shown;
      // Without data, somebody else had changed the status before.
      const written = (data ?? shown) as TourListItem;
      return changeStatus(client, written, { published_at, hidden_at, shown_at });
    },
    undone: () => m.undone,
    failure: ({ message }) => m.failedToUpdateTour({ message }),
    queriesToRefresh: [queryKeys.tours, queryKeys.tour],
  });
}

/** `wanted`: the status with which the tour is already as the operator wants it. */
async function changeStatus(
  client: Client,
  shown: TourListItem,
  change: StatusChange,
  wanted?: TourStatus,
): Promise<WriteResult> {
  const id = await currentTourId(client, shown.id);
  return changeColumns<TourListItem>(
    client,
    "tours",
    { ...shown, id },
    change,
    (version) => updateTour(client, id, change, version),
    wanted && ((tour) => statusOf(tour) === wanted),
  );
}

interface TourCopy {
  id: string;
  title: string;
  weeks: number | null;
}

/** Copies a stored tour and its translations into drafts, without reviews. With `weeks`, also its dates, that much later. */
export function useDuplicateTour() {
  return useSave({
    // The id of the copy is in `data`.
    write: async (client, { id, title, weeks }: TourCopy, newId) => {
      const { data, ...result } = await copyTour(client, id, title, weeks, newId);
      return { ...result, data, error: result.error ?? (data ? null : NO_TOUR) };
    },
    success: m.copyCreatedAsADraft,
    failure: ({ message }) => m.failedToCreateTour({ message }),
    queriesToRefresh: [queryKeys.tours, queryKeys.translations],
  });
}

export function useDeleteTour() {
  return useSave({
    // The slug of a tour may have changed since the screen was read.
    write: async (client, shownId: string) => {
      const id = await currentTourId(client, shownId);
      return { ...(await deleteTour(client, id)), data: id };
    },
    success: m.tourDeletedSuccessfully,
    failure: () => m.failedToDeleteTour,
    undo: (client, shownId, { data: id }) => undoDeletion(client, "tours", id ?? shownId),
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
