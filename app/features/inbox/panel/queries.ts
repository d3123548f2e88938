import * as m from "virtual:messages/panel-inbox";
import { queryOptions } from "@tanstack/react-query";
import { agencyToday } from "~/editing/agency-time";
import { download } from "~/editing/download";
import { queryKeys } from "~/editing/query-keys";
import {
  pageQuery,
  readCount,
  readList,
  readMaybe,
  readRange,
  readWholeList,
  rowQuery,
  searchWords,
} from "~/editing/read";
import { changeColumns, type SaveFailure, useSave, useSaveRow } from "~/editing/save";
import { chosenTour, listToursOfTitle } from "~/features/tours/data";
import { browserClient } from "~/supabase/browser-client";
import type { Insert } from "~/supabase/types";
import {
  countNewEnquiries,
  createEnquiry,
  type Enquiry,
  type EnquiryStatus,
  erasePerson,
  findEnquiries,
  findFurther,
  findOfPerson,
  listEnquiries,
  readOfficeSettings,
  saveOfficeSettings,
  updateEnquiry,
} from "./data";
import { enquiriesCsv } from "./enquiries-csv";
import { wordsOfNumbers } from "./person";
import type { HandlingValues, NewEnquiryValues } from "./schema";

export interface InboxFilters {
  search: string;
  status: EnquiryStatus | undefined;
  hasDueCall: boolean;
}

const toEnquiryFilters = ({ search, status, hasDueCall }: InboxFilters) => ({
  words: wordsOfNumbers(searchWords(search)),
  status,
  callBy: hasDueCall ? agencyToday() : undefined,
});

/** A page of the inbox. If `requested` is too high, reads the last page. */
export function enquiriesPageQuery(filters: InboxFilters, requested: number) {
  return pageQuery(
    [...queryKeys.enquiries, "found", filters],
    (range) => findEnquiries(browserClient(), toEnquiryFilters(filters), range),
    requested,
  );
}

export function enquiryQuery(id: string) {
  return rowQuery<Enquiry>("enquiries", queryKeys.enquiries, id);
}

/** A page of the enquiries of the same person. */
export function personQuery({ id, phone, email }: Enquiry, requested: number) {
  return pageQuery(
    [...queryKeys.enquiries, "person", id, phone, email],
    (range) => findOfPerson(browserClient(), id, range),
    requested,
  );
}

/** The newest enquiries that may be of the same person too, and stay if the person is erased. */
export function furtherQuery({ id, phone, email }: Enquiry) {
  return queryOptions({
    queryKey: [...queryKeys.enquiries, "further", id, phone, email],
    queryFn: () => readList(findFurther(browserClient(), id)),
  });
}

/** The number of new enquiries, for the menu. */
export const newEnquiriesQuery = queryOptions({
  queryKey: [...queryKeys.enquiries, "new"],
  queryFn: () => readCount(countNewEnquiries(browserClient())),
});

const SHOWN_CALLS = 10;

/** The calls that are due, today's first, and how many there are in total. */
export const dueCallsQuery = queryOptions({
  queryKey: [...queryKeys.enquiries, "calls"],
  queryFn: async () => {
    const filters = toEnquiryFilters({ search: "", status: undefined, hasDueCall: true });
    const calls = findEnquiries(browserClient(), filters, { from: 0, size: SHOWN_CALLS });
    const { rows, total } = await readRange(calls);
    return { calls: rows, total };
  },
});

export const officeSettingsQuery = queryOptions({
  queryKey: queryKeys.officeSettings,
  queryFn: () => readMaybe(readOfficeSettings(browserClient())),
});

const queriesToRefresh = [queryKeys.enquiries];

export function useAddEnquiry() {
  return useSave({
    write: async (client, values: NewEnquiryValues, id) => {
      const found = await listToursOfTitle(client, values.destination ?? "").retry(false);
      if (found.error) return found;
      const tour_id = chosenTour(found.data)?.id ?? null;
      return createEnquiry(client, { ...values, id, tour_id });
    },
    success: m.enquiryAdded,
    failure: ({ message }) => m.failedToAddEnquiry({ message }),
    queriesToRefresh,
  });
}

export function useUpdateEnquiry(id: string) {
  return useSaveRow({
    table: "enquiries",
    write: (client, values: HandlingValues, base) =>
      updateEnquiry(client, id, values, base?.updated_at),
    success: m.enquiryUpdated,
    failure: ({ message }) => m.failedToUpdateEnquiry({ message }),
    queriesToRefresh,
  });
}

/** Changes the status in the list. */
export function useMarkEnquiry(shown: Enquiry) {
  return useSave({
    write: (client, status: EnquiryStatus) =>
      changeColumns(client, "enquiries", shown, { status }, (version) =>
        updateEnquiry(client, shown.id, { status }, version),
      ),
    success: m.enquiryUpdated,
    failure: ({ message }) => m.failedToUpdateEnquiry({ message }),
    queriesToRefresh,
  });
}

export type Erasure = ReturnType<typeof useErasePerson>;

/** Erases a person. `save` resolves to the ids of the erased enquiries and quotes. */
export function useErasePerson() {
  return useSave({
    write: (client, { id }: Enquiry) => erasePerson(client, id),
    success: m.personalDataErased,
    failure: ({ message }) => m.failedToErase({ message }),
    queriesToRefresh: [queryKeys.enquiries, queryKeys.quotes],
  });
}

/** Downloads the filtered enquiries as a CSV file. */
export function useDownloadEnquiries() {
  return useSave({
    write: async (client, filters: InboxFilters) => {
      const found = await readWholeList(() => listEnquiries(client, toEnquiryFilters(filters)));
      found.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
      download(`enquiries-${agencyToday()}.csv`, "text/csv;charset=utf-8", enquiriesCsv(found));
      return { error: null };
    },
    failure: ({ message }) => m.failedToDownload({ message }),
    queriesToRefresh: [],
  });
}

/** Changes some of the office's settings with a button. */
export function useChangeOffice() {
  return useSave({
    write: async (client, change: Insert<"office_settings">) => {
      const { data: stored, error, status } = await readOfficeSettings(client);
      if (error) return { error, status };
      return saveOfficeSettings(client, stored, change);
    },
    failure: ({ message }) => m.failedToUpdateSettings({ message }),
    queriesToRefresh: [queryKeys.officeSettings],
  });
}

/** Saves a form that edits some of the office's settings. */
export function useSaveOffice(success: string, failure: (failure: SaveFailure) => string) {
  return useSaveRow({
    table: "office_settings",
    write: (client, values: Insert<"office_settings">, base) =>
      saveOfficeSettings(client, base, values),
    success,
    failure,
    queriesToRefresh: [queryKeys.officeSettings],
  });
}
