import { createContext, useContext } from "react";
import type { CompanyDetails } from "../company-details";

/** The company that the public pages show. `SiteFrame` provides it. */
export const CompanyContext = createContext<CompanyDetails | null>(null);

export function useCompany(): CompanyDetails {
  const company = useContext(CompanyContext);
  if (!company) throw new Error("useCompany outside the frame of the public pages");
  return company;
}
