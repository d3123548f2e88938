import * as m from "virtual:messages/tour";
import { type ReactNode, Suspense, startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ShownCard } from "../card/shown-cards";
import { type Party, withParty } from "../party";
import { useParty } from "../use-party";
import { RelatedTours } from "./related-tours";
import { TourBar } from "./tour-bar";
import type { TourDetails } from "./tour-details";
import { TourHero } from "./tour-hero";
import { type Contact, TourHelp, TourPrice } from "./tour-sidebar";
import { TourTabs } from "./tour-tabs";
import { type Trip, tripLines, tripOf } from "./trip";

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
  /** Renders the buttons for the visitor. */
  actions: (trip: Trip, choose: (changes: Party) => void) => ReactNode;
  printFooter?: ReactNode;
}) {
  const [party, choose] = useChosenParty();
  const trip = tripOf(tour, party);
  return (
    <>
      {/* On phones, the price is below the tabs, because the bar shows it too. */}
      <div className="tour-layout wrap">
        <Suspense>
          <TourHero tour={tour} breadcrumbs={breadcrumbs} />
        </Suspense>
        <div className="min-w-0">
          <Suspense>
            <TourTabs tour={tour} url={url} party={party} />
          </Suspense>
        </div>
        <aside aria-label={m.priceAndHelp}>
          <Suspense>
            <TourPrice tour={tour} contact={contact} />
          </Suspense>
          <p className="hidden whitespace-pre-line print:block">{tripLines(trip).join("\n")}</p>
          <Suspense>{actions(trip, choose)}</Suspense>
          <Suspense>
            <TourHelp contact={contact} />
          </Suspense>
        </aside>
      </div>
      <Suspense>{printFooter}</Suspense>
      <Suspense>
        <RelatedTours type={tour.type} tours={related} party={party} />
      </Suspense>
      <Suspense>
        <TourBar {...{ tour, url, trip, choose }} phoneLink={contact.phone_link} />
      </Suspense>
    </>
  );
}

/** The party is in the URL, so that it survives a reload. A choice is shown before it is in the URL. */
function useChosenParty(): [Party, (changes: Party) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [party, setShown] = useOptimistic(useParty());

  function choose(changes: Party) {
    const chosen = { ...party, ...changes };
    startTransition(async () => {
      setShown(chosen);
      await navigate(withParty(pathname + search + hash, chosen), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    });
  }

  return [party, choose];
}
