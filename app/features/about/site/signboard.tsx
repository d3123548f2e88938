import * as m from "virtual:messages/about";
import * as office from "virtual:messages/office";
import { useState } from "react";
import type { CompanyDetails } from "~/features/company/company-details";
import { fullAddress, legalNumbers } from "~/features/company/site/address";
import { mapPage, OfficeMap } from "~/features/company/site/office-map";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { pinIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";

/** The end of the About page: company details styled as a signboard, then links and a map. */
export function Signboard() {
  const company = useCompany();
  const facts = [
    { term: m.address, value: fullAddress(company) },
    { term: m.hours, value: company.working_hours || office.defaultHours },
    ...legalNumbers(company).map(({ term, number }) => ({ term, value: number })),
  ].filter(({ value }) => value);
  return (
    <section
      aria-labelledby="invitation"
      className="border-t-12 border-structure pb-16 text-center md:pb-24 print:border-0"
    >
      <div className="wrap">
        <div className="signboard">
          <p className="font-display text-xl font-bold">{markLanguage(company.company_name)}</p>
          <h2 id="invitation" className="mt-3 text-5xl">
            {m.comeAndAsk}
          </h2>
          <p className="mt-4 text-lg">{m.invitation}</p>
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-sm">{term}</dt>
                <dd className="font-semibold">{markLanguage(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/contact-us" size="lg">
            {m.contactUs}
          </ButtonLink>
          <ButtonLink to="/domestic-tours" size="lg" variant="secondary">
            {m.exploreTours}
          </ButtonLink>
        </div>
        <MapOnRequest company={company} />
      </div>
    </section>
  );
}

/** Renders the iframe on demand, because without JavaScript browsers ignore `loading="lazy"`. */
function MapOnRequest({ company }: { company: CompanyDetails }) {
  const [isOpened, setIsOpened] = useState(false);
  // Visitors might open the <details> before hydration, when `onToggle` does not run yet.
  const noticeOpened = (details: HTMLDetailsElement | null) => {
    if (details?.open) setIsOpened(true);
  };
  return (
    <details
      ref={noticeOpened}
      onToggle={({ currentTarget }) => noticeOpened(currentTarget)}
      className="mt-6 print:hidden"
    >
      <summary className="detail-link mx-auto w-fit list-none gap-2">
        <Icon path={pinIcon} />
        {m.showTheMap}
      </summary>
      {isOpened && <OfficeMap company={company} className="mt-4 h-96 overflow-hidden rounded-lg" />}
      <a
        href={mapPage(fullAddress(company))}
        target="_blank"
        rel="noopener"
        className="detail-link mt-2"
      >
        {markLanguage(office.openInGoogleMaps)}
      </a>
    </details>
  );
}
