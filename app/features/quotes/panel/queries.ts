import * as m from "virtual:messages/panel-quotes";
import { queryOptions } from "@tanstack/react-query";
import { agencyToday } from "~/editing/agency-time";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, readMaybe, readWholeList, rowQuery, searchWords } from "~/editing/read";
import { CHANGED_ELSEWHERE, useSave, useSaveRow } from "~/editing/save";
import { companyDetails } from "~/features/company/company-details";
import { readCompany } from "~/features/company/data";
import { companyQuery } from "~/features/company/panel/queries";
import { policiesOf } from "~/features/company/policies";
import { listDepartures } from "~/features/departures/data";
import { readOfficeSettings } from "~/features/inbox/panel/data";
import { wordsOfNumbers } from "~/features/inbox/panel/person";
import { officeSettingsQuery } from "~/features/inbox/panel/queries";
import { readTour, readTourDays } from "~/features/tours/data";
import { readTranslated } from "~/features/translations/panel/queries";
import { browserClient } from "~/supabase/browser-client";
import { currentTourId } from "~/supabase/tour-id";
import { type Language, language } from "~/ui/languages";
import {
  createQuote,
  deleteQuote,
  listQuotes,
  listRevisions,
  type Quote,
  readQuote,
  readQuotedEnquiry,
  readRevision,
  updateQuote,
} from "../data";
import { type QuoteValues, toQuoteRow } from "../schema";
import { newQuote } from "./new-quote";

/** A page of the quotes that contain every word of the search. */
export function quotesPageQuery(search: string, requested: number) {
  return pageQuery(
    [...queryKeys.quotes, "list", search],
    (range) => listQuotes(browserClient(), wordsOfNumbers(searchWords(search)), range),
    requested,
  );
}

/** A page of the quotes that were made from an enquiry. */
export function quotesOfEnquiryQuery(enquiryId: string, requested: number) {
  return pageQuery(
    [...queryKeys.quotes, "enquiry", enquiryId],
    (range) => listQuotes(browserClient(), [], range, enquiryId),
    requested,
  );
}

export function quoteQuery(id: string) {
  return rowQuery<Quote>("quotes", queryKeys.quotes, id);
}

/** A page of the earlier revisions of a quote. */
export function revisionsQuery(id: string, requested: number) {
  return pageQuery(
    [...queryKeys.quotes, "revisions", id],
    (range) => listRevisions(browserClient(), id, range),
    requested,
  );
}

/** An earlier revision of a quote. */
export function revisionQuery(id: string, revision: number) {
  return queryOptions({
    queryKey: [...queryKeys.quotes, "revision", id, revision],
    queryFn: () => readMaybe(readRevision(browserClient(), id, revision)),
  });
}

/** The office's settings for quotes. `office` is null until an operator saves something. */
export const quoteSettingsQuery = queryOptions({
  ...officeSettingsQuery,
  select: (office) => ({ office }),
});

/** The company as the customer's page shows it: its name and address are in the language of the page. */
export const sheetCompanyQuery = queryOptions({
  queryKey: [...queryKeys.company, language],
  queryFn: async ({ client: cache }) => {
    const company = await cache.fetchQuery(companyQuery);
    const details = { ...companyDetails(company), payee: company.company_name };
    if (company.id === undefined) return details;
    const client = browserClient();
    const shown = await readTranslated(client, "company_info", company, language);
    const { company_name, address, city, state, country } = shown;
    return { ...details, company_name, address, city, state, country };
  },
});

/** The tour of a quote and its dates from today on. Null without a tour. The id can be an earlier one. */
export function quotedTourQuery(tourId: string | null) {
  return queryOptions({
    queryKey: [...queryKeys.tours, "quoted", tourId],
    queryFn: async () => {
      if (!tourId) return null;
      const client = browserClient();
      const id = await currentTourId(client, tourId);
      const [tour, listed, departures] = await Promise.all([
        readMaybe(readTour(client, id)),
        readMaybe(readTourDays(client, id)),
        readWholeList(() => listDepartures(client, id, agencyToday()), "starts_on"),
      ]);
      return tour && { tour, departures, days: listed?.days ?? null };
    },
  });
}

/** The initial form values of a new quote, copied from this tour, or that of the enquiry, and from the enquiry. */
export function newQuoteQuery(tourId: string | null, enquiryId: string | null, language: Language) {
  return queryOptions({
    queryKey: [...queryKeys.quotes, "new", tourId, enquiryId, language],
    queryFn: async ({ client: cache }) => {
      const client = browserClient();
      const enquiry = enquiryId ? await readMaybe(readQuotedEnquiry(client, enquiryId)) : null;
      const [source, company, office] = await Promise.all([
        cache.fetchQuery(quotedTourQuery(tourId ?? enquiry?.tour_id ?? null)),
        readMaybe(readCompany(client)),
        readMaybe(readOfficeSettings(client)),
      ]);
      const values = newQuote({
        language,
        source,
        shown: source && (await readTranslated(client, "tours", source.tour, language)),
        enquiry,
        policies: policiesOf(
          company && (await readTranslated(client, "company_info", company, language)),
        ),
        terms: office?.quote_terms ?? null,
        upiId: office?.upi_id ?? null,
      });
      return { values, tour_id: source?.tour.id ?? null, enquiry_id: enquiry?.id ?? null };
    },
    // A second read would replace what the operator has typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const queriesToRefresh = [queryKeys.quotes];

export function useCreateQuote(made: { tour_id: string | null; enquiry_id: string | null }) {
  return useSave({
    // The id of the new quote is in `data`.
    write: async (client, values: QuoteValues, id) => ({
      ...(await createQuote(client, { ...made, ...toQuoteRow(values), id })),
      data: id,
    }),
    success: m.quoteCreated,
    failure: ({ message }) => m.failedToCreateQuote({ message }),
    queriesToRefresh,
  });
}

export function useSaveQuote(id: string) {
  return useSaveRow({
    table: "quotes",
    write: (client, values: QuoteValues, base) =>
      updateQuote(client, id, toQuoteRow(values), base?.updated_at),
    success: m.quoteUpdated,
    failure: ({ message }) => m.failedToUpdateQuote({ message }),
    queriesToRefresh,
  });
}

export function useDeleteQuote() {
  return useSave({
    write: async (client, quote: Quote) => {
      const result = await deleteQuote(client, quote);
      if (result.error || result.data.length > 0) return result;
      const { data: changed, ...reading } = await readQuote(client, quote.id).retry(false);
      return changed ? { error: CHANGED_ELSEWHERE } : reading;
    },
    success: m.quoteDeleted,
    failure: ({ message }) => m.failedToDeleteQuote({ message }),
    queriesToRefresh,
  });
}
