import { classNames } from "~/ui/class-names";
import type { CompanyDetails } from "../company-details";
import { fullAddress } from "./address";

/** A map of the office, loaded shortly before it scrolls into view. */
export function OfficeMap({ company, className }: { company: CompanyDetails; className: string }) {
  return (
    <div className={classNames("no-place print:hidden", className)}>
      <iframe
        title={`Map of ${company.company_name}, ${company.city}`}
        src={mapEmbed(fullAddress(company))}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        className="size-full"
      />
    </div>
  );
}

/** The URL of an embeddable Google map. It needs no API key. */
export function mapEmbed(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
}

/** The URL of a Google Maps page, which phones open in their map app. */
export function mapPage(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
