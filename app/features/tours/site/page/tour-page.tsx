import { type ReactNode, Suspense, useState } from "react";
import type { ShownCard } from "../card/shown-cards";
import { RelatedTours } from "./related-tours";
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
  /** The public URL of this page. */
  url: string;
  related: ShownCard[];
  contact: Contact;
  breadcrumbs: ReactNode;
  /** Renders the buttons for the visitor. Gets the number of people and its setter. */
  actions: (people: string | undefined, setPeople: (people?: string) => void) => ReactNode;
  printFooter?: ReactNode;
}) {
  const [people, setPeople] = useState<string>();
  return (
    <>
      {/* On phones, the price is above the tabs and the help box below them. */}
      <div className="tour-layout wrap">
        <Suspense>
          <TourHero tour={tour} breadcrumbs={breadcrumbs} />
        </Suspense>
        <aside aria-label="Price and help">
          <Suspense>
            <TourPrice tour={tour} contact={contact} />
          </Suspense>
          <Suspense>{actions(people, setPeople)}</Suspense>
          <div className="order-3 lg:mt-8">
            <Suspense>
              <TourHelp contact={contact} />
            </Suspense>
          </div>
        </aside>
        <div className="order-2 min-w-0">
          <Suspense>
            <TourTabs tour={tour} url={url} people={people} />
          </Suspense>
        </div>
      </div>
      <Suspense>{printFooter}</Suspense>
      <Suspense>
        <RelatedTours type={tour.type} tours={related} />
      </Suspense>
      <Suspense>
        <TourBar tour={tour} phoneLink={contact.phone_link} />
      </Suspense>
    </>
  );
}
