import * as m from "virtual:messages/enquiry";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { chatLink } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { Button, ButtonLink } from "~/ui/button";
import { preventReset, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { neverChanges } from "~/ui/never-changes";
import { HoneypotField, SubmitButton } from "~/ui/send-form";
import { DateField } from "./date-field";
import { type Day, dayOf } from "./days";
import { type Enquiry, enquiryText } from "./enquiry-text";
import { ChatFallback, openChat } from "./open-chat";
import { PrivacyNotice } from "./privacy-notice";
import { peopleToStore, storeEnquiry } from "./store-enquiry";

/**
 * Opens a WhatsApp chat with the fields as text (spec §2, §4, §7). If the site keeps enquiries, the
 * form stores the enquiry first. React queues a submit before hydration and runs it afterwards.
 */
export function EnquiryForm({
  number,
  renderedOn,
  where,
  onFrom,
  onPeople,
}: {
  number: string;
  /** The date on which the page was rendered, shown until hydration. */
  renderedOn: Day | undefined;
  /** The field `destination`. */
  where: ReactNode;
  onFrom: (day: Day) => void;
  onPeople: (typed: string) => void;
}) {
  const today = useToday(renderedOn);
  const [chosenFrom, setChosenFrom] = useState<Day | null>(null);
  const [chosenTo, setChosenTo] = useState<Day | null>(null);
  const from = chosenFrom ?? today;
  const to = chosenTo ?? today;
  const { keep_enquiries } = useCompany();
  const Submit = keep_enquiries ? SubmitButton : Button;

  const [openedChat, setOpenedChat] = useState<string>();

  function open(chat: string): void {
    setOpenedChat(chat);
    openChat(chat);
  }

  function send(form: FormData): Promise<void> | undefined {
    const enquiry = {
      destination: String(form.get("destination")),
      from: from ?? dayOf(new Date()),
      to: to ?? dayOf(new Date()),
      people: String(form.get("people")),
    };
    const chat = chatLink(number, enquiryText(enquiry));
    if (keep_enquiries) return store(enquiry, String(form.get("honeypot"))).then(() => open(chat));
    open(chat);
  }

  return (
    <>
      <form
        action={send}
        onReset={preventReset}
        aria-label={m.enquiry}
        className="pair gap-3 noscript:hidden sm:grid-cols-3 sm:gap-x-4 sm:gap-y-5 lg:grid-cols-[3fr_2.5fr_2.5fr_2fr] lg:items-end xl:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,2.5fr)_minmax(0,2fr)_auto]"
      >
        {where}
        <DateField
          label={m.from}
          day={from}
          onChange={(day) => {
            setChosenFrom(day);
            onFrom(day);
          }}
        />
        <DateField label={m.to} day={to} onChange={setChosenTo} />
        <TextField
          label={m.numberOfPeople}
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          onChange={(event) => onPeople(event.currentTarget.value)}
          fieldClassName="max-sm:col-span-full max-sm:flex-row max-sm:items-center max-sm:gap-4 max-[20rem]:flex-wrap min-[20rem]:max-sm:mr-18"
          className="max-sm:w-[min(7rem,35vw)] max-sm:grow"
        />
        {/* On phones, the right margins leave room for the floating chat button. */}
        <Submit
          type="submit"
          className="max-xl:col-span-full max-sm:mr-18 sm:justify-self-start lg:min-w-44"
        >
          <Icon path={chatIcon} />
          {m.send}
        </Submit>
        {keep_enquiries && (
          <>
            <HoneypotField />
            <PrivacyNotice className="col-span-full text-sm text-ink-muted" />
          </>
        )}
        <p role="status" className="col-span-full empty:hidden">
          {openedChat && <ChatFallback chat={openedChat} />}
        </p>
      </form>
      <noscript>
        <ButtonLink to={chatLink(number, m.opening)} target="_blank" rel="noopener">
          {m.send}
        </ButtonLink>
      </noscript>
    </>
  );
}

function store({ destination, from, to, people }: Enquiry, honeypot: string): Promise<boolean> {
  return storeEnquiry({
    source: "home",
    destination,
    from_day: from,
    to_day: to,
    people: peopleToStore(people),
    honeypot,
  });
}

/** Today in the visitor's time zone. Until hydration, the date on which the page was rendered. */
function useToday(renderedOn: Day | undefined): Day | null {
  return useSyncExternalStore(
    neverChanges,
    () => dayOf(new Date()),
    () => renderedOn ?? null,
  );
}
