import * as m from "virtual:messages/panel-company";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readSingleRow } from "~/editing/read";
import { useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import type { Update } from "~/supabase/types";
import { type Company, createCompany, readCompany, updateCompany } from "../data";
import { defaultCompany } from "../default-company";
import { type Figures, figuresOf } from "../figures";
import { type Policies, policiesOf } from "../policies";
import type { CompanyValues } from "./schema";

/** The stored company info, or the defaults without an id if nothing is stored. */
export type CompanyRecord = Company | (CompanyValues & { id?: undefined });

export const companyQuery = queryOptions({
  queryKey: queryKeys.company,
  queryFn: ({ client }): Promise<CompanyRecord> =>
    readSingleRow(readCompany(browserClient()), {
      fallback: defaultCompany,
      failure: m.failedToLoadCompanyInfo,
      cached: client.getQueryData(queryKeys.company),
    }),
  meta: { failureToast: m.errorLoadingCompanyInfo },
});

/** The stored policies. While they are being read, the defaults. */
export function usePolicies(): Policies {
  return policiesOf(useQuery(companyQuery).data);
}

/** The stored figures. While they are being read, the defaults. */
export function useFigures(): Figures {
  return figuresOf(useQuery(companyQuery).data);
}

/** Saves some columns of the stored company. */
export function useSaveSettings(id: string, success: string) {
  return useSaveRow({
    table: "company_info",
    write: (client, values: Update<"company_info">, base) =>
      updateCompany(client, id, values, base?.updated_at),
    success,
    failure: ({ message }) => m.failedToUpdateSettings({ message }),
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
        : createCompany(client, { ...defaultCompany, ...values }),
    success: m.companyUpdated,
    failure: ({ hasResponse }) => (hasResponse ? m.companyNotUpdated : m.updateFailed),
    queriesToRefresh: [queryKeys.company],
  });
}
