import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readMaybe } from "~/editing/read";
import { readCompany } from "~/features/company/data";
import { browserClient } from "~/supabase/browser-client";
import { readVisitSums } from "./data";

const SHOWN_DAYS = 30;

/** Visit counts of the last 30 days, for the dashboard. Null if visit counting is turned off. */
export const visitsQuery = queryOptions({
  queryKey: queryKeys.visits,
  queryFn: async () => {
    const company = await readMaybe(readCompany(browserClient()));
    return company?.count_visits ? readMaybe(readVisitSums(browserClient(), SHOWN_DAYS)) : null;
  },
});
