import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readMaybe } from "~/editing/read";
import { browserClient } from "~/supabase/browser-client";
import { readVisitSums } from "./data";

const SHOWN_DAYS = 30;

export const visitsQuery = queryOptions({
  queryKey: queryKeys.visits,
  queryFn: () => readMaybe(readVisitSums(browserClient(), SHOWN_DAYS)),
});
