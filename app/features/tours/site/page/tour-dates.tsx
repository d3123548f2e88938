import * as m from "virtual:messages/tour";
import { departureFacts, LISTED_DATES } from "~/features/departures/site/coming";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { calendarIcon, chatIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { tourPath } from "../../tour-path";
import type { Party } from "../party";
import { AskLink } from "./ask-link";
import type { TourDetails } from "./tour-details";
import { tripOf } from "./trip";

type Departure = TourDetails["departures"][number];

const FIRST_DATES = 8;

/** The coming departures. From the ninth on, they are in a collapsed section. */
export function TourDates({ tour, url, party }: { tour: TourDetails; url: string; party: Party }) {
  const { departures } = tour;
  const last = departures.at(-1);
  const rows = (dates: Departure[]) =>
    dates.map((departure) => <DateRow key={departure.day} {...{ tour, url, departure, party }} />);
  return (
    <div className="max-w-prose border-y border-line">
      <ul className="divide-y divide-line">{rows(departures.slice(0, FIRST_DATES))}</ul>
      {departures.length > FIRST_DATES && (
        <details className="border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold hover:text-accent print:hidden">
            {m.moreDates({ count: departures.length - FIRST_DATES })}
            <span aria-hidden="true" className="accordion-mark" />
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {rows(departures.slice(FIRST_DATES, LISTED_DATES))}
          </ul>
          {last && departures.length > LISTED_DATES && (
            <p className="border-t border-line py-4">{m.laterDates({ last: last.date })}</p>
          )}
        </details>
      )}
    </div>
  );
}

function DateRow({
  tour,
  url,
  departure,
  party,
}: {
  tour: TourDetails;
  url: string;
  departure: Departure;
  party: Party;
}) {
  const { day, date, status, isSoldOut } = departure;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-1 py-2">
      <div className="min-w-0 flex-1 basis-32">
        <p className={isSoldOut ? "text-ink-muted line-through" : "text-lg font-semibold"}>
          <time dateTime={day}>{date}</time>
        </p>
        <p className={classNames("text-sm", (status && tones[status]) ?? "text-ink-muted")}>
          {markLanguage(departureFacts(departure))}
        </p>
      </div>
      {!isSoldOut && (
        <>
          <ButtonLink
            to={`${tourPath(tour)}/${day}.ics`}
            reloadDocument
            variant="quiet"
            size="icon"
            aria-label={m.addDate({ date })}
            title={m.addToCalendar}
          >
            <Icon path={calendarIcon} />
          </ButtonLink>
          <AskLink
            {...{ tour, url }}
            trip={tripOf(tour, { ...party, date: day })}
            asksForPeople
            variant="quiet"
            size="sm"
            aria-label={m.askAbout({ date })}
            title={m.askOnWhatsApp}
            className="shrink-0"
          >
            <Icon path={chatIcon} />
            {m.ask}
          </AskLink>
        </>
      )}
    </li>
  );
}

const tones: { [status: string]: string } = {
  Guaranteed: "text-success",
  "Filling fast": "text-warning",
};
