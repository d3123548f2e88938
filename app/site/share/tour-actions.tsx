import * as m from "virtual:messages/tour";
import { useEffect, useEffectEvent, useRef } from "react";
import { useCompany } from "~/features/company/site/use-company";
import { departureFacts } from "~/features/departures/site/coming";
import { AskLink } from "~/features/tours/site/page/ask-link";
import type { TourDetails } from "~/features/tours/site/page/tour-details";
import { sharedTrip, type Trip } from "~/features/tours/site/page/trip";
import { TripFields } from "~/features/tours/site/page/trip-fields";
import { type Party, partyOf } from "~/features/tours/site/party";
import { SelectField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { ShareAndPrint } from "./page-actions";

/** The fields and buttons to ask about a tour on WhatsApp, to share it and to print it. */
export function TourActions({
  tour,
  url,
  trip,
  choose,
}: {
  tour: TourDetails;
  url: string;
  trip: Trip;
  choose: (changes: Party) => void;
}) {
  const hasUse = useCompany().whatsapp_number !== null || tour.amount !== null;
  const fields = useRef<HTMLFieldSetElement>(null);
  /** The visitor might have filled in fields before hydration. */
  const readFields = useEffectEvent(() => {
    const inputs = [...(fields.current?.elements ?? [])] as HTMLInputElement[];
    const filled = inputs.filter(({ name, value }) => name && value);
    if (filled.length === 0) return;
    const params = new URLSearchParams(window.location.search);
    for (const { name, value } of filled) params.set(name, value);
    choose(partyOf(params));
  });
  useEffect(() => readFields(), []);

  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      <fieldset
        ref={fields}
        hidden={!hasUse}
        className="grid w-full grid-cols-1 gap-3 noscript:hidden [&[hidden]]:hidden"
      >
        <legend className="sr-only">{m.yourChoice}</legend>
        <TripFields {...{ tour, trip, choose }}>
          {tour.departures.length > 0 && (
            <SelectField
              label={m.date}
              name="date"
              value={trip.day ?? ""}
              // Closed, the field has room for little more than the date.
              hint={trip.departure && markLanguage(departureFacts(trip.departure))}
              onChange={({ target }) => choose({ date: target.value || undefined })}
            >
              <option value="">{m.anyDate}</option>
              {tour.departures.map((departure) => (
                <option key={departure.day} value={departure.day} disabled={departure.isSoldOut}>
                  {[departure.date, departure.isSoldOut ? m.soldOut : departure.price]
                    .filter(Boolean)
                    .join(" · ")}
                </option>
              ))}
            </SelectField>
          )}
        </TripFields>
      </fieldset>
      <AskLink {...{ tour, url, trip }} variant="secondary" size="lg" className="w-full">
        <Icon path={chatIcon} />
        {m.askOnWhatsApp}
      </AskLink>
      <ShareAndPrint
        title={tour.title}
        {...sharedTrip(tour.title, url, trip)}
        print={m.printItinerary}
      />
    </div>
  );
}
