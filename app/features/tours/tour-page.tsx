import { type ReactNode, Suspense, useState } from "react";

import { RelatedTours } from "./related-tours";
import type { ShownCard } from "./search-tours";
import { TourBar } from "./tour-bar";

import type { TourDetails } from "./tour-details";
import { TourHero } from "./tour-hero";
import { type Contact, TourHelp, TourPrice } from "./tour-sidebar";
import { TourTabs } from "./tour-tabs";

/** The page of one tour (spec §2). */
export function TourPage({
  tour,
  url,
  related,
  contact,
  breadcrumbs,
  actions,
  printFooter,
}: {
  tour: TourDetails;
  /** The public address of this page. */
  url: string;
  related: ShownCard[];
  contact: Contact;
  breadcrumbs: ReactNode;
  /** What a visitor may do with the tour, and how many people they ask for. */
  actions: (people: string | undefined, setPeople: (people?: string) => void) => ReactNode;
  printFooter?: ReactNode;
}) {
  const [people, setPeople] = useState<string>();
  return (
    <>
      {/* On a phone the price comes first and the help box last; on wide screens one column holds both. */}
      <div className="tour-layout wrap">
        <TourHero tour={tour} breadcrumbs={breadcrumbs} />
        <aside aria-label="Price and help" className="beside-chat">
          <TourPrice tour={tour} contact={contact} />
          <Suspense>{actions(people, setPeople)}</Suspense>
          <div className="order-3 lg:mt-8">
            <TourHelp contact={contact} />
          </div>
        </aside>
        <div className="order-2 min-w-0">
          <Suspense>
            <TourTabs tour={tour} url={url} people={people} />
          </Suspense>
        </div>
      </div>
      {printFooter}
      <Suspense>
        <RelatedTours type={tour.type} tours={related} />
      </Suspense>
      <TourBar tour={tour} phone={contact.phone} />
    </>
  );
}
