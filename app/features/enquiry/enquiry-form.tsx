import { useState, useSyncExternalStore } from "react";
import { chatLink, enquiryNumber } from "~/features/company/contact-links";
import { Button, ButtonLink } from "~/ui/button";
import { preventReset, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { DateField } from "./date-field";
import { type Day, dayOf } from "./days";
import { ENQUIRY_OPENING, enquiryText } from "./enquiry-text";

/**
 * Where, From, To and Number of People: opens the chat in a new tab with all of it written down, and stores
 * nothing (spec §2, §4, §7). React queues a submit before hydration and runs it afterwards.
 */
export function EnquiryForm({
  chatNumber,
  renderedOn,
}: {
  chatNumber: string | null | undefined;
  /** The date to show until hydration. */
  renderedOn: Day | undefined;
}) {
  const today = useToday(renderedOn);
  const [chosenFrom, setChosenFrom] = useState<Day | null>(null);
  const [chosenTo, setChosenTo] = useState<Day | null>(null);
  const from = chosenFrom ?? today;
  const to = chosenTo ?? today;
  const number = enquiryNumber(chatNumber);

  function openChat(form: FormData) {
    const text = enquiryText({
      destination: String(form.get("destination")),
      from: from ?? dayOf(new Date()),
      to: to ?? dayOf(new Date()),
      people: String(form.get("people")),
    });
    const chat = chatLink(number, text);
    // Browsers block a new tab when the press is too long ago.
    if (navigator.userActivation?.isActive === false) window.location.assign(chat);
    else window.open(chat, "_blank", "noopener");
  }

  return (
    <>
      <form
        action={openChat}
        onReset={preventReset}
        aria-label="Enquiry"
        className="hidden gap-x-4 gap-y-5 js:grid sm:grid-cols-2 lg:grid-cols-3 lg:items-end xl:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,2.5fr)_minmax(0,2fr)_auto]"
      >
        <TextField
          label="Where"
          name="destination"
          placeholder="Ooty, Kerala, Singapore…"
          autoComplete="off"
          maxLength={200}
          required
          pattern=".*\S.*"
          title="Where you would like to go"
        />
        <DateField label="From" day={from} onChange={setChosenFrom} />
        <DateField label="To" day={to} onChange={setChosenTo} />
        <TextField
          label="Number of People"
          name="people"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
        />
        <Button type="submit" className="justify-self-start lg:min-w-44">
          <Icon path={chatIcon} />
          Send Enquiry
        </Button>
      </form>
      <noscript>
        <ButtonLink to={chatLink(number, ENQUIRY_OPENING)} target="_blank" rel="noopener">
          Send Enquiry
        </ButtonLink>
      </noscript>
    </>
  );
}

/** Today in the visitor's time zone; until hydration the date of the rendered page, which may be a cached one. */
function useToday(renderedOn: Day | undefined): Day | null {
  return useSyncExternalStore(
    neverChanges,
    () => dayOf(new Date()),
    () => renderedOn ?? null,
  );
}

function neverChanges() {
  return () => {};
}
