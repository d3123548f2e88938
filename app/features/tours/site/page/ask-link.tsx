import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { chatLink } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { neverChanges } from "~/ui/never-changes";
import type { Party } from "../party";
import type { AskDialogProps } from "./ask-dialog";
import type { TourDetails } from "./tour-details";
import { askText, type Trip, titleForAgency } from "./trip";

const AskDialog = lazy(() => import("./ask-dialog").catch(() => ({ default: OpenChat })));

/** Opens the chat if the code of the dialog cannot be loaded. */
function OpenChat({ chat }: AskDialogProps) {
  useEffect(() => window.location.assign(chat), [chat]);
  return null;
}

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
    setIsAsking(true);
  }

  return (
    <>
      <ButtonLink {...link} to={chat} onClick={ask} target="_blank" rel="noopener" />
      {isAsking && (
        <Suspense>
          <AskDialog {...{ tour, trip, choose, chat }} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
