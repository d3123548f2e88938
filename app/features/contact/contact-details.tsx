import type { ReactNode } from "react";
import { type CompanyDetails, fullAddress } from "~/features/company/company-details";
import { CHAT_GREETING, chatLink, isChatNumber, phoneLink } from "~/features/company/contact-links";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";

const HOURS = "Mon-Sun 9:00 AM - 6:00 PM"; // spec §2

/** How to reach us, when and where. On a band. */
export function ContactDetails({ company }: { company: CompanyDetails }) {
  const { phone, email, whatsapp_number } = company;
  const address = fullAddress(company);
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Detail term="Phone" className="col-span-full">
        <a
          href={phoneLink(phone)}
          className="detail-link font-display text-3xl text-turmeric no-underline hover:underline"
        >
          {phone}
        </a>
        {isChatNumber(whatsapp_number) && (
          <ButtonLink
            to={chatLink(whatsapp_number, CHAT_GREETING)}
            target="_blank"
            rel="noopener"
            variant="on-band"
            className="mt-2 print:hidden"
          >
            <Icon path={chatIcon} />
            Message us on WhatsApp
          </ButtonLink>
        )}
      </Detail>
      <Detail term="Hours">{HOURS}</Detail>
      <Detail term="Email">
        <a href={`mailto:${email}`} className="detail-link -my-2 text-structure-ink">
          {email}
        </a>
      </Detail>
      <Detail term="Address" className="col-span-full">
        <span className="block">{address}</span>
        <a
          href={mapPage(address)}
          target="_blank"
          rel="noopener"
          className="detail-link text-structure-ink print:hidden"
        >
          Open in Google Maps
        </a>
      </Detail>
    </dl>
  );
}

function Detail({
  term,
  className,
  children,
}: {
  term: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames("min-w-0", className)}>
      <dt className="eyebrow mb-1 text-structure-muted">{term}</dt>
      <dd className="flex flex-col items-start [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

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
