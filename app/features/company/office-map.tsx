import { classNames } from "~/ui/class-names";
import { type CompanyDetails, fullAddress } from "./company-details";

/** The office on a map, loaded when it comes near the screen. */
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

/** Google's map of an address, to be embedded: needs no key. */
export function mapEmbed(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
}

/** The same map as a page, or in the phone's map app. */
export function mapPage(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
