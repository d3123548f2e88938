import * as m from "virtual:messages/frame";
import type { CompanyDetails } from "../company-details.ts";
import type { Company } from "../data.ts";

type PostalAddress = Pick<Company, "address" | "city" | "state" | "postal_code" | "country">;

/** The address in one line, without empty parts. */
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

/** The registration numbers of the company that are filled in. */
export function legalNumbers({ registration_number, gst_number }: CompanyDetails) {
  return [
    { term: m.registrationNumber, number: registration_number },
    { term: "GSTIN", number: gst_number },
  ].filter(({ number }) => number);
}
