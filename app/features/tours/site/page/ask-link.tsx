import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  Suspense,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { chatLink } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { neverChanges } from "~/ui/never-changes";
import type { Party } from "../party";
import type { TourDetails } from "./tour-details";
import { askText, type Trip, titleForAgency } from "./trip";

const loadDialog = () => import("./ask-dialog");
const AskDialog = lazy(loadDialog);

/**
 * A link to a WhatsApp chat about the tour, if the agency has a number. A dialog comes first if the
 * site keeps enquiries, or if a date can be chosen (`choose`) and none is.
 */
export function AskLink({
  tour,
  url,
  trip,
  asksForPeople,
  choose,
  ...link
}: {
  tour: TourDetails;
  /** The public URL of the tour. */
  url: string;
  trip: Trip;
  asksForPeople?: boolean;
  choose?: (changes: Party) => void;
} & Omit<ComponentProps<typeof ButtonLink>, "to">) {
  const { whatsapp_number, keep_enquiries } = useCompany();
  const [isAsking, setIsAsking] = useState(false);
  // Without a script, the message has nothing of the URL, so it asks for the people.
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (whatsapp_number === null) return null;
  const chat = chatLink(
    whatsapp_number,
    askText(titleForAgency(tour), url, trip, asksForPeople || !hasScript),
  );
  const asksFirst = keep_enquiries || (choose && !trip.day);

  function ask(event: MouseEvent) {
    if (!asksFirst) return;
    event.preventDefault();
    loadDialog().then(
      () => setIsAsking(true),
      () => window.location.assign(chat),
    );
  }

  return (
    <>
      <ButtonLink {...link} to={chat} onClick={ask} target="_blank" rel="noopener" />
      {/* Not inside the bar, which a rotated tablet hides. */}
      {isAsking &&
        createPortal(
          <Suspense>
            <AskDialog {...{ tour, trip, choose, chat }} onClose={() => setIsAsking(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
