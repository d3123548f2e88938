import { isShownUrl } from "../../ui/safe-url.ts";
import type { Company } from "./data.ts";
import { companyFallback } from "./default-company.ts";

/** What the public pages show of the company; optional parts are null when not set. */
export type CompanyDetails = Omit<
  Company,
  "id" | "created_at" | "updated_at" | "website" | "logo_url"
> & { logo_url: string | null };

/** The company's record, or the default texts of spec §2 when there is none. */
export function companyDetails(company: CompanyDetails | null | undefined): CompanyDetails {
  if (!company) {
    return {
      ...companyFallback,
      logo_url: null,
      whatsapp_number: null,
      working_hours: null,
      facebook_url: null,
      instagram_url: null,
      twitter_url: null,
    };
  }
  return {
    ...company,
    logo_url: shownOrNull(company.logo_url),
    facebook_url: shownOrNull(company.facebook_url),
    instagram_url: shownOrNull(company.instagram_url),
    twitter_url: shownOrNull(company.twitter_url),
  };
}

/** An address that runs script is none, whatever a table without its rules may hold. */
function shownOrNull(address: string | null): string | null {
  return address && isShownUrl(address) ? address : null;
}

type PostalAddress = Pick<Company, "address" | "city" | "state" | "postal_code" | "country">;

/** The address on one line, without the parts that are not there. */
export function fullAddress({ address, city, state, postal_code, country }: PostalAddress): string {
  const stateAndCode = [state, postal_code]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
  return [address, city, stateAndCode, country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}
