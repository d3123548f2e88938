import { queryOptions } from "@tanstack/react-query";
import { readMaybe } from "~/editing/read";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { readCompany, updateCompany } from "./data";
import type { CompanyValues } from "./schema";

export const companyQuery = queryOptions({
  queryKey: ["companyInfo"],
  queryFn: () => readMaybe(readCompany(browserClient())),
});

export function useSaveCompany(id: string) {
  return useSave({
    write: (client, values: CompanyValues) => updateCompany(client, id, values),
    success: "Company info updated successfully",
    failure: ({ hasAnswer }) =>
      hasAnswer ? "Failed to update company info" : "An error occurred while updating company info",
    refreshes: [companyQuery.queryKey],
  });
}
