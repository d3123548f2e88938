import { type FormEvent, useState, useSyncExternalStore } from "react";
import { chatLink, enquiryNumber } from "~/features/company/contact-links";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { answerLateSubmit } from "~/ui/late-start";
import { DateField } from "./date-field";
import { type Day, dayOf } from "./days";
import { ENQUIRY_OPENING, enquiryText } from "./enquiry-text";

/**
 * Where, From, To and how many: opens the chat in a new tab with all of it written down, and keeps
 * nothing (spec §2, §4, §7).
 */
export function EnquiryForm({ chatNumber }: { chatNumber: string | null | undefined }) {
  const today = useToday();
  const [chosenFrom, setChosenFrom] = useState<Day | null>(null);
  const [chosenTo, setChosenTo] = useState<Day | null>(null);
  const from = chosenFrom ?? today;
  const to = chosenTo ?? today;
  const number = enquiryNumber(chatNumber);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = enquiryText({
      destination: String(form.get("destination")),
      from: from ?? dayOf(new Date()),
      to: to ?? dayOf(new Date()),
      people: String(form.get("people")),
    });
    const chat = chatLink(number, text);
    // In the press itself, so that no browser takes it for a pop-up; here, where it waited too long for
    // its script to be one still.
    if (navigator.userActivation?.isActive === false) location.assign(chat);
    else window.open(chat, "_blank", "noopener");
  }

  return (
    // Without a script the form still opens the chat, with the first line of the message.
    <form
      ref={answerLateSubmit}
      data-late=""
      action={chatLink(number, "").replace(/\?.*$/, "")}
      target="_blank"
      rel="noopener"
      onSubmit={handleSubmit}
      aria-label="Enquiry"
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 lg:items-end xl:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,2.5fr)_minmax(0,2fr)_auto]"
    >
      <input type="hidden" name="text" value={ENQUIRY_OPENING} />
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
      <noscript>
        {import.meta.env.SSR && (
          <p className="text-sm text-ink-muted">
            The chat opens with its first line only: please repeat there where and when.
          </p>
        )}
      </noscript>
    </form>
  );
}

/** Today where the visitor is; null in the server's HTML, which may be of another day. */
function useToday(): Day | null {
  return useSyncExternalStore(
    neverChanges,
    () => dayOf(new Date()),
    () => null,
  );
}

function neverChanges() {
  return () => {};
}
