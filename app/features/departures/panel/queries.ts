import * as m from "virtual:messages/panel-departures";
import { undone, undoneExcept } from "virtual:messages/panel-tours";
import { queryOptions } from "@tanstack/react-query";
import { agencyToday } from "~/editing/agency-time";
import { queryKeys } from "~/editing/query-keys";
import { readList, readWholeList, rowQuery } from "~/editing/read";
import { CHANGED_ELSEWHERE, useSave, useSaveRow, type WriteResult } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { currentTourId } from "~/supabase/tour-id";
import type { Client } from "~/supabase/types";
import { wholeList } from "~/supabase/whole-list";
import { shortDate } from "~/ui/dates";
import {
  createDeparture,
  type Departure,
  deleteDepartures,
  insertDepartures,
  listDepartures,
  removeAdded,
  setStatus,
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

/** The earliest date of a tour from `from` (yyyy-mm-dd) on. */
export function firstDateQuery(tourId: string, from: string) {
  return queryOptions({
    queryKey: [...queryKeys.departures, tourId, from],
    queryFn: async () => {
      const client = browserClient();
      const id = await currentTourId(client, tourId);
      const [first] = await readList(listDepartures(client, id, from).limit(1));
      return first ?? null;
    },
  });
}

export function departureQuery(id: string) {
  return rowQuery<Departure>("departures", queryKeys.departures, id);
}

const queriesToRefresh = [queryKeys.departures, queryKeys.tours];

export function useSaveDeparture(tourId: string, departure: Departure | undefined) {
  return useSaveRow({
    table: "departures",
    write: (client, values: DepartureValues, base, id) =>
      base
        ? updateDeparture(client, base.id, values, base.updated_at)
        : createDeparture(client, { ...values, id, tour_id: tourId }),
    unique: { field: "starts_on", message: () => m.dateTaken },
    success: departure ? m.dateUpdatedSuccessfully : m.dateAddedSuccessfully,
    failure: ({ message }) =>
      departure ? m.failedToUpdateDate({ message }) : m.failedToAddDate({ message }),
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
    success: (_, { data }) => (data?.length ? m.datesAddedSuccessfully : m.hasAllDates),
    canUndo: ({ data }) => Boolean(data?.length),
    async undo(client, _, { data }) {
      const { data: left, ...result } = await removeAdded(client, data ?? []);
      if (result.error || !left) return { ...result, error: result.error ?? CHANGED_ELSEWHERE };
      return { ...result, data: left.map(({ starts_on }) => shortDate(starts_on)).join("; ") };
    },
    undone: ({ data }) => (data ? undoneExcept({ current: String(data) }) : undone),
    failure: ({ message }) => m.failedToAddDates({ message }),
    queriesToRefresh,
  });
}

/** Sets the status of one or more dates, unless somebody else has changed it in the meantime. */
export function useSetStatus(tourId: string, isMany: boolean) {
  async function set(client: Client, seen: Seen[], status: Departure["status"]) {
    const { data, ...result } = await setStatus(client, tourId, seen, status);
    return data === false ? { error: CHANGED_ELSEWHERE } : result;
  }
  return useSave({
    write: (client, { departures, status }: StatusChange): Promise<WriteResult> =>
      set(client, departures, status),
    canUndo: () => isMany,
    async undo(client, { departures, status }) {
      let result: WriteResult = { error: null };
      for (const earlier of new Set(departures.map((departure) => departure.status))) {
        const seen = departures
          .filter((departure) => departure.status === earlier)
          .map(({ starts_on }) => ({ starts_on, status }));
        const { error, ...rest } = await set(client, seen, earlier);
        result = { ...rest, error: result.error ?? error };
      }
      return result;
    },
    undone: () => undone,
    success: isMany ? m.datesUpdated : m.dateUpdatedSuccessfully,
    failure: ({ message }) =>
      isMany ? m.failedToUpdateDates({ message }) : m.failedToUpdateDate({ message }),
    queriesToRefresh,
  });
}

type Seen = Pick<Departure, "starts_on" | "status">;

interface StatusChange {
  departures: Departure[];
  status: Departure["status"];
}

export function useDeleteDepartures(tourId: string, isMany: boolean) {
  return useSave({
    write: (client, departures: Departure[]) => {
      const days = departures.map(({ starts_on }) => starts_on);
      return deleteDepartures(client, tourId, days);
    },
    success: isMany ? m.datesDeleted : m.dateDeletedSuccessfully,
    failure: ({ message }) =>
      isMany ? m.failedToDeleteDates({ message }) : m.failedToDeleteDate({ message }),
    // The rows as they were stored, not as the screen showed them.
    async undo(client, _, { data }) {
      const deleted = data ?? [];
      const result = await insertDepartures(client, deleted);
      if (result.error || result.data.length === deleted.length) return result;
      // The response to an earlier try can have been lost, so all that are there count.
      const id = await currentTourId(client, tourId);
      const [first = ""] = deleted.map(({ starts_on }) => starts_on).sort();
      const stored = await wholeList(() => listDepartures(client, id, first), "starts_on");
      if (stored.error) return stored;
      const count = deleted.filter((row) => stored.data.some(({ id }) => id === row.id)).length;
      if (count === deleted.length) return result;
      if (count === 0) return { error: { message: isMany ? m.hasAllDates : m.dateTaken } };
      return { ...result, data: m.someDatesRestored({ count, total: deleted.length }) };
    },
    undone: ({ data }) => (typeof data === "string" ? data : undefined),
    queriesToRefresh,
  });
}
