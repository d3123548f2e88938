import { useState } from "react";
import { chatLink, isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/use-company";
import { type ComingDeparture, departureFacts } from "~/features/departures/coming";
import { askText, peopleOf } from "~/features/tours/ask-text";
import type { TourDetails } from "~/features/tours/tour-details";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon, printIcon } from "~/ui/icons";
import { ShareButton } from "./share-button";

/** What a visitor may do with a tour besides calling: ask, pass it on, print it. */
export function TourActions({
  tour,
  url,
  people,
  setPeople,
}: {
  tour: TourDetails;
  url: string;
  people: string | undefined;
  setPeople: (people?: string) => void;
}) {
  const { whatsapp_number } = useCompany();
  const { title, departures } = tour;
  const [date, setDate] = useState<string>();

  // Also reads what was chosen before hydration.
  function readChoice(chooser: HTMLFieldSetElement | null) {
    if (!chooser) return;
    const [date, typed = ""] = [...chooser.elements].map(
      (field) => (field as HTMLInputElement).value,
    );
    setDate(date || undefined);
    setPeople(peopleOf(typed));
  }

  return (
    <div className="flex flex-wrap gap-3 lg:mt-4 print:hidden">
      {isChatNumber(whatsapp_number) && departures.length > 0 && (
        <DateChooser departures={departures} onChoose={readChoice} />
      )}
      {isChatNumber(whatsapp_number) && (
        <ButtonLink
          to={chatLink(whatsapp_number, askText(title, url, { date, people }))}
          target="_blank"
          rel="noopener"
          variant="secondary"
          size="lg"
          className="w-full"
        >
          <Icon path={chatIcon} />
          Ask on WhatsApp
        </ButtonLink>
      )}
      {/* Both need JavaScript. React queues a press before hydration, because it submits a form. */}
      <form className="hidden js:contents">
        <ShareButton title={title} url={url} />
        <Button type="submit" formAction={printPage} variant="quiet" className="grow">
          <Icon path={printIcon} />
          Print itinerary
        </Button>
      </form>
    </div>
  );
}

function DateChooser({
  departures,
  onChoose,
}: {
  departures: ComingDeparture[];
  onChoose: (chooser: HTMLFieldSetElement | null) => void;
}) {
  return (
    <fieldset
      ref={onChoose}
      onChange={(event) => onChoose(event.currentTarget)}
      className="hidden w-full grid-cols-[minmax(0,1fr)_5.5rem] gap-3 js:grid"
    >
      <legend className="sr-only">Your date and number of people</legend>
      <SelectField label="Date">
        <option value="">Any date</option>
        {departures.map((departure) => (
          <option key={departure.day} value={departure.date} disabled={departure.isSoldOut}>
            {[departure.date, departureFacts(departure)].filter(Boolean).join(" · ")}
          </option>
        ))}
      </SelectField>
      <TextField label="People" type="number" inputMode="numeric" min={1} step={1} />
    </fieldset>
  );
}

const PICTURES_WAIT_MS = 2_000;

/** Prints with the pictures of the tabs that were not open: they load only when they are seen. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const picture of pictures) picture.loading = "eager";
  const enough = new Promise((resolve) => setTimeout(resolve, PICTURES_WAIT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), enough]);
  window.print();
}
