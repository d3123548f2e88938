import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readSingleRow } from "~/editing/read";
import { useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { type Company, createCompany, readCompany, updateCompany } from "../data";
import { defaultCompany } from "../default-company";
import type { CompanyValues, EnquirySettings } from "./schema";

/** The stored company info, or the defaults without an id if nothing is stored. */
export type CompanyRecord = Company | (CompanyValues & { id?: undefined });

export const companyQuery = queryOptions({
  queryKey: queryKeys.company,
  queryFn: ({ client }): Promise<CompanyRecord> =>
    readSingleRow(readCompany(browserClient()), {
      standIn: defaultCompany,
      failure: "Failed to load company info",
      known: client.getQueryData(queryKeys.company),
    }),
  meta: { failureToast: "Error loading company info" },
});

export function useSaveEnquirySettings(id: string) {
  return useSaveRow({
    table: "company_info",
    write: (client, values: EnquirySettings, base) =>
      updateCompany(client, id, values, base?.updated_at),
    success: "Settings updated successfully",
    failure: ({ message }) => `Failed to update settings: ${message}`,
    queriesToRefresh: [queryKeys.company],
  });
}

/** Updates the row that the form began from. Without one, creates a row. */
export function useSaveCompany() {
  return useSaveRow({
    table: "company_info",
    write: (client, values: CompanyValues, base) =>
      base
        ? updateCompany(client, base.id, values, base.updated_at)
        : createCompany(client, values),
    success: "Company info updated successfully",
    failure: ({ hasResponse }) =>
      hasResponse
        ? "Failed to update company info"
        : "An error occurred while updating company info",
    queriesToRefresh: [queryKeys.company],
  });
}
