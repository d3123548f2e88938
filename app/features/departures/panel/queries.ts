import { queryOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { agencyToday } from "~/editing/agency-time";
import { queryKeys } from "~/editing/query-keys";
import { readWholeList, rowQuery } from "~/editing/read";
import {
  CHANGED_ELSEWHERE,
  useNewRow,
  useSave,
  useSaveRow,
  type WriteResult,
} from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { currentTourId } from "~/supabase/tour-id";
import { wholeList } from "~/supabase/whole-list";
import {
  createDeparture,
  type Departure,
  deleteDepartures,
  insertDepartures,
  listDepartures,
  markDepartures,
  updateDeparture,
} from "../data";
import type { DepartureValues, SeasonValues } from "./schema";
import { seasonDates } from "./season";

/** The dates of a tour from today on, earliest first. */
export function departuresQuery(tourId: string) {
  return queryOptions({
    queryKey: [...queryKeys.departures, tourId],
    queryFn: async () => {
      const client = browserClient();
      const id = await currentTourId(client, tourId);
      return readWholeList(() => listDepartures(client, id, agencyToday()), "starts_on");
    },
  });
}

export function departureQuery(id: string) {
  return rowQuery<Departure>("departures", queryKeys.departures, id);
}

const queriesToRefresh = [queryKeys.departures];

export const HAS_DATE = "This tour has this date already";

function withReason<Result extends WriteResult>(result: Result): Result | WriteResult {
  return result.error?.code === "23505" ? { ...result, error: { message: HAS_DATE } } : result;
}

export function useSaveDeparture(tourId: string, departure: Departure | undefined) {
  const addOnce = useNewRow("departures");
  return useSaveRow({
    table: "departures",
    write: async (client, values: DepartureValues, base) =>
      withReason(
        base
          ? await updateDeparture(client, base.id, values, base.updated_at)
          : await addOnce(
              client,
              (id) => createDeparture(client, { ...values, id, tour_id: tourId }),
              (id, version) => updateDeparture(client, id, values, version),
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

/** Sets the status of one or more dates, unless somebody else has changed it in the meantime. */
export function useMarkDepartures(tourId: string, noun: "Date" | "Dates") {
  return useSave({
    write: async (client, { departures, status }: Marking) => {
      const id = await currentTourId(client, tourId);
      const marked = new Set<string>();
      // One update for each status that the dates had on the screen.
      for (const from of new Set(departures.map((shown) => shown.status))) {
        const days = departures.filter((shown) => shown.status === from).map(dayOf);
        const { data, ...result } = await markDepartures(client, id, days, {
          from,
          to: status,
        });
        if (result.error) return result;
        for (const departure of data ?? []) marked.add(dayOf(departure));
      }
      if (departures.every((shown) => marked.has(dayOf(shown)))) return { error: null };
      // The other dates are deleted, have the wanted status already, or were changed elsewhere.
      const list = () => listDepartures(client, id, agencyToday());
      const { data, ...result } = await wholeList(list, "starts_on");
      if (result.error) return result;
      const wanted = new Set(departures.map(dayOf));
      const isChanged = data?.some((now) => wanted.has(dayOf(now)) && now.status !== status);
      return { error: isChanged ? CHANGED_ELSEWHERE : null };
    },
    success: `${noun} updated successfully`,
    failure: ({ message }) => `Failed to update ${noun.toLowerCase()}: ${message}`,
    queriesToRefresh,
  });
}

interface Marking {
  departures: Departure[];
  status: Departure["status"];
}

function dayOf({ starts_on }: Pick<Departure, "starts_on">): string {
  return starts_on;
}

export function useDeleteDepartures(tourId: string, noun: "Date" | "Dates") {
  /** The deleted rows as they were stored, not as the screen showed them. */
  const deleted = useRef<Departure[]>([]);
  return useSave({
    write: async (client, departures: Departure[]) => {
      const id = await currentTourId(client, tourId);
      const { data, ...result } = await deleteDepartures(client, id, departures.map(dayOf));
      if (data) deleted.current = [...deleted.current, ...data];
      return result;
    },
    success: `${noun} deleted successfully`,
    failure: ({ message }) => `Failed to delete ${noun.toLowerCase()}: ${message}`,
    undo: (client, departures) => {
      const ids = new Set(departures.map(({ id }) => id));
      return insertDepartures(
        client,
        deleted.current.filter(({ id }) => ids.has(id)),
      );
    },
    queriesToRefresh,
  });
}
