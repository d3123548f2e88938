import * as m from "virtual:messages/contact";
import * as frame from "virtual:messages/frame";
import * as office from "virtual:messages/office";
import type { ReactNode } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink } from "~/features/company/contact-links";
import { fullAddress, legalNumbers } from "~/features/company/site/address";
import { mapPage } from "~/features/company/site/office-map";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmailAddress } from "~/ui/email-address";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";

/** Phone, hours, email and address. The colours need the dark `band` background. */
export function ContactDetails({ company }: { company: CompanyDetails }) {
  const { phone, phone_link, email, whatsapp_number } = company;
  const address = fullAddress(company);
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Detail term={m.phone} className="col-span-full">
        <a
          // The demo number under another name leads to this page.
          href={phone_link === "/contact-us" ? undefined : phone_link}
          className="detail-link font-display text-3xl text-turmeric no-underline hover:underline"
        >
          {phone}
        </a>
        {whatsapp_number !== null && (
          <ButtonLink
            to={chatLink(whatsapp_number, frame.greeting)}
            target="_blank"
            rel="noopener"
            variant="on-band"
            className="mt-2 print:hidden"
          >
            <Icon path={chatIcon} />
            {m.messageUs}
          </ButtonLink>
        )}
      </Detail>
      <Detail term={m.hours}>{markLanguage(company.working_hours || office.defaultHours)}</Detail>
      <Detail term={m.email}>
        <a href={`mailto:${email}`} className="detail-link -my-2 text-structure-ink">
          <EmailAddress email={email} />
        </a>
      </Detail>
      <Detail term={m.address} className="col-span-full">
        <span className="block">{markLanguage(address)}</span>
        <a
          href={mapPage(address)}
          target="_blank"
          rel="noopener"
          className="detail-link text-structure-ink print:hidden"
        >
          {markLanguage(office.openInGoogleMaps)}
        </a>
      </Detail>
      {legalNumbers(company).map(({ term, number }) => (
        <Detail key={term} term={term}>
          {markLanguage(number)}
        </Detail>
      ))}
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
