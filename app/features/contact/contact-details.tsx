import type { ReactNode } from "react";
import { type CompanyDetails, fullAddress } from "~/features/company/company-details";
import { phoneLink } from "~/features/company/contact-links";
import { Icon } from "~/ui/icon";
import { clockIcon, mailIcon, phoneIcon, pinIcon } from "~/ui/icons";

const HOURS = "Mon-Sun 9:00 AM - 6:00 PM"; // spec §2

/** Where we are, how to reach us and when. */
export function ContactDetails({ company }: { company: CompanyDetails }) {
  return (
    <dl className="grid gap-5 md:max-lg:grid-cols-2">
      <Detail icon={<Icon path={pinIcon} />} term="Address">
        {fullAddress(company)}
      </Detail>
      <Detail icon={<Icon path={phoneIcon} />} term="Phone">
        <a href={phoneLink(company.phone)} className="detail-link">
          {company.phone}
        </a>
      </Detail>
      <Detail icon={<Icon path={mailIcon} />} term="Email">
        <a href={`mailto:${company.email}`} className="detail-link">
          {company.email}
        </a>
      </Detail>
      <Detail icon={<Icon path={clockIcon} />} term="Hours">
        {HOURS}
      </Detail>
    </dl>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 [&_svg]:row-span-2 [&_svg]:mt-1 [&_svg]:size-6 [&_svg]:text-accent">
      {icon}
      <dt className="font-semibold">{term}</dt>
      <dd className="[overflow-wrap:anywhere] [&>a]:-my-2.5">{children}</dd>
    </div>
  );
}

/** The office on a map, loaded when it comes near the screen. */
export function OfficeMap({ company }: { company: CompanyDetails }) {
  const address = fullAddress(company);
  return (
    <figure className="print:hidden">
      <div className="no-place h-80 overflow-hidden rounded-lg border border-line md:h-112">
        <iframe
          title={`Map of ${company.company_name}, ${company.city}`}
          src={mapEmbed(address)}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className="size-full"
        />
      </div>
      <figcaption className="mt-2">
        <a href={mapPage(address)} target="_blank" rel="noopener" className="detail-link">
          Open in Google Maps
        </a>
      </figcaption>
    </figure>
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
