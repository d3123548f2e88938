import { queryOptions } from "@tanstack/react-query";
import { agencyToday } from "~/editing/agency-time";
import { queryKeys } from "~/editing/query-keys";
import { readWholeList } from "~/editing/read";
import { useNewRow, useSave, type WriteResult } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  createDeparture,
  type Departure,
  deleteDepartures,
  insertDepartures,
  listDepartures,
  updateDeparture,
  updateDepartures,
} from "./data";
import type { DepartureValues, SeasonValues } from "./schema";
import { seasonDates } from "./season";

/** The dates of a tour from today on, earliest first. */
export function departuresQuery(tourId: string) {
  return queryOptions({
    queryKey: [...queryKeys.departures, tourId],
    queryFn: () => readWholeList(() => listDepartures(browserClient(), tourId, agencyToday())),
  });
}

const queriesToRefresh = [queryKeys.departures];

export const HAS_DATE = "This tour has this date already";

function withReason<Result extends WriteResult>(result: Result): Result | WriteResult {
  return result.error?.code === "23505" ? { ...result, error: { message: HAS_DATE } } : result;
}

export function useSaveDeparture(tourId: string, departure: Departure | undefined) {
  const addOnce = useNewRow();
  return useSave({
    write: async (client, values: DepartureValues) =>
      withReason(
        departure
          ? await updateDeparture(client, departure.id, values)
          : await addOnce(
              (id) => createDeparture(client, { ...values, id, tour_id: tourId }),
              (id) => updateDeparture(client, id, values),
            ),
      ),
    success: departure ? "Date updated successfully" : "Date added successfully",
    failure: ({ message }) =>
      departure ? `Failed to update date: ${message}` : `Failed to add date: ${message}`,
    queriesToRefresh,
  });
}

/** Adds the dates of a season. Dates that the tour already has stay unchanged. */
export function useAddSeason(tourId: string) {
  return useSave({
    write: (client, { from, to, weekdays, ...details }: SeasonValues) =>
      insertDepartures(
        client,
        seasonDates({ from, to, weekdays }).map((starts_on) => ({
          ...details,
          starts_on,
          tour_id: tourId,
        })),
      ),
    success: "Dates added successfully",
    failure: ({ message }) => `Failed to add dates: ${message}`,
    queriesToRefresh,
  });
}

/** Sets the status of one or more dates. */
export function useMarkDepartures(tourId: string, noun: "Date" | "Dates") {
  return useSave({
    write: (client, { dates, status }: { dates: string[]; status: Departure["status"] }) =>
      updateDepartures(client, tourId, dates, { status }),
    success: `${noun} updated successfully`,
    failure: ({ message }) => `Failed to update ${noun.toLowerCase()}: ${message}`,
    queriesToRefresh,
  });
}

export function useDeleteDepartures(tourId: string, noun: "Date" | "Dates") {
  return useSave({
    write: (client, departures: Departure[]) =>
      deleteDepartures(
        client,
        tourId,
        departures.map(({ starts_on }) => starts_on),
      ),
    success: `${noun} deleted successfully`,
    failure: ({ message }) => `Failed to delete ${noun.toLowerCase()}: ${message}`,
    undo: (client, departures) => insertDepartures(client, departures),
    queriesToRefresh,
  });
}
