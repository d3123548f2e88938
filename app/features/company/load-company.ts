import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { type CompanyDetails, companyDetails } from "./company-details";
import { readCompany } from "./data";

const loaded = new WeakMap<PublicLoad, Promise<CompanyDetails>>();

/** Reads the company once per page load, although several loaders need it. */
export function loadCompany(load: PublicLoad): Promise<CompanyDetails> {
  const known = loaded.get(load);
  if (known) return known;
  const company = loadOr(load, "Failed to load company info", readCompany(load.client), null).then(
    companyDetails,
  );
  loaded.set(load, company);
  return company;
}
