import { useRouteLoaderData } from "react-router";
import type { CompanyDetails } from "./company-details";

/** The company as the public layout has loaded it. */
export function useCompany(): CompanyDetails {
  const layout = useRouteLoaderData<{ company: CompanyDetails }>("routes/public/layout");
  if (!layout) throw new Error("useCompany outside the public layout");
  return layout.company;
}
