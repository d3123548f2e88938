import { perPerson, priceOnRequest } from "virtual:messages/card";
import * as m from "virtual:messages/tour";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { WhoAnswers } from "~/features/company/site/who-answers";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { EmailAddress } from "~/ui/email-address";
import { Icon } from "~/ui/icon";
import { mailIcon, phoneIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import type { TourDetails } from "./tour-details";

export type Contact = { phone: string; phone_link: string; email: string };

/** The price and the call button. */
export function TourPrice({ tour, contact }: { tour: TourDetails; contact: Contact }) {
  return (
    <Card className="p-box">
      {tour.price ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className={classNames("min-w-0", priceSize(tour.price))}>
            {markLanguage(tour.price)}
          </strong>
          {tour.isPerPerson && <span className="text-ink-muted">{perPerson}</span>}
        </p>
      ) : (
        <p className="text-xl font-bold">{priceOnRequest}</p>
      )}
      {tour.priceBasis && <p>{markLanguage(tour.priceBasis)}</p>}
      {tour.taxNote && <p className="text-sm text-ink-muted">{markLanguage(tour.taxNote)}</p>}
      <p className="mt-2 flex flex-wrap gap-x-4 font-semibold wrap-anywhere">
        <span>{markLanguage(tour.duration)}</span>
        <span>{tour.type === "domestic" ? m.domesticTour : m.internationalTour}</span>
      </p>
      <OtherPrices {...tour.otherPrices} />
      <ButtonLink to={contact.phone_link} size="lg" className="mt-5 w-full print:hidden">
        <Icon path={phoneIcon} />
        {m.callToEnquire}
      </ButtonLink>
      <WhoAnswers className="mt-5" />
    </Card>
  );
}

/** The price of a child and of a single room, and the advance, behind one disclosure. */
function OtherPrices({ title, prices }: TourDetails["otherPrices"]) {
  if (!title) return null;
  return (
    <details className="mt-4 border-y border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 text-sm font-semibold hover:text-accent print:hidden">
        {title}
        <span aria-hidden="true" className="accordion-mark" />
      </summary>
      <dl className="space-y-2 pb-4 text-sm print:pt-4">
        {prices.map(([name, price]) => (
          <div key={name}>
            <dt className="inline text-ink-muted">{name}: </dt>
            <dd className="inline font-semibold whitespace-pre-line">{markLanguage(price)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Uses a smaller font for long prices, and for long words, which are common in Tamil prices. */
function priceSize(price: string): string {
  const longest = Math.max(...price.split(/\s+/).map((word) => word.length));
  return price.length <= 20 && longest <= 9 ? "text-3xl" : longest <= 18 ? "text-xl" : "text-base";
}

/** Phone and email from the site's contact settings (spec §2). */
export function TourHelp({ contact }: { contact: Contact }) {
  return (
    <section aria-labelledby="help" className="mt-8 border-t-4 border-turmeric pt-5">
      <h2 id="help" className="text-xl">
        {m.needHelp}
      </h2>
      <p className="mt-1 text-ink-muted">{m.askAPerson}</p>
      <ul className="mt-3">
        <HelpLink href={contact.phone_link} text={contact.phone} icon={phoneIcon} />
        <HelpLink
          href={`mailto:${contact.email}`}
          text={<EmailAddress email={contact.email} />}
          icon={mailIcon}
        />
      </ul>
    </section>
  );
}

function HelpLink({ href, text, icon }: { href: string; text: ReactNode; icon: string }) {
  return (
    <li>
      <Link
        to={href}
        className="flex min-h-11 items-center gap-3 font-semibold text-structure-text hover:underline"
      >
        <Icon path={icon} />
        <span className="min-w-0 break-words">{text}</span>
      </Link>
    </li>
  );
}
