import { useState } from "react";
import { isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { type ComingDeparture, departureFacts } from "~/features/departures/site/coming";
import { askText, peopleOf } from "~/features/tours/site/page/ask-text";
import type { TourDetails } from "~/features/tours/site/page/tour-details";
import { SelectField, TextField } from "~/ui/field";
import { AskOnWhatsApp, ShareAndPrint } from "./page-actions";

/** The buttons to ask about a tour on WhatsApp, to share it and to print it. */
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

  // React also calls this as a ref callback. It then reads choices made before hydration.
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
      <AskOnWhatsApp
        text={askText(title, url, { date, people })}
        enquiry={{ tour, date, people }}
        isWide
      />
      <ShareAndPrint title={title} url={url} print="Print itinerary" />
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
      className="grid w-full grid-cols-[minmax(0,1fr)_5.5rem] gap-3 noscript:hidden"
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
