import { chatLink, isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { type ComingDeparture, departureFacts } from "~/features/departures/site/coming";
import { useAskFirst } from "~/features/enquiry/site/ask-first";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { calendarIcon, chatIcon } from "~/ui/icons";
import { tourPath } from "../../tour-path";
import { askText } from "./ask-text";
import type { TourDetails } from "./tour-details";

const FIRST_DATES = 8;

/** The coming departures. From the ninth on, they are in a collapsed section. */
export function TourDates({
  tour,
  url,
  people,
}: {
  tour: TourDetails;
  url: string;
  people: string | undefined;
}) {
  const { departures } = tour;
  const { whatsapp_number } = useCompany();
  const rows = (dates: ComingDeparture[]) =>
    dates.map((departure) => (
      <DateRow
        key={departure.day}
        {...{ tour, url, departure, people }}
        chatNumber={whatsapp_number}
      />
    ));
  return (
    <div className="max-w-prose border-y border-line">
      <ul className="divide-y divide-line">{rows(departures.slice(0, FIRST_DATES))}</ul>
      {departures.length > FIRST_DATES && (
        <details className="border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold hover:text-accent print:hidden">
            {departures.length - FIRST_DATES} more dates
            <span aria-hidden="true" className="accordion-mark" />
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {rows(departures.slice(FIRST_DATES))}
          </ul>
        </details>
      )}
    </div>
  );
}

function DateRow({
  tour,
  url,
  departure,
  people = "",
  chatNumber,
}: {
  tour: TourDetails;
  url: string;
  departure: ComingDeparture;
  people: string | undefined;
  chatNumber: string | null;
}) {
  const { day, date, status, isSoldOut } = departure;
  const { onClick, dialog } = useAskFirst({ tour, date, people });
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-1 py-2">
      <div className="min-w-0 flex-1 basis-32">
        <p className={isSoldOut ? "text-ink-muted line-through" : "text-lg font-semibold"}>
          <time dateTime={day}>{date}</time>
        </p>
        <p className={classNames("text-sm", (status && tones[status]) ?? "text-ink-muted")}>
          {departureFacts(departure)}
        </p>
      </div>
      {!isSoldOut && (
        <a
          href={`${tourPath(tour)}/${day}.ics`}
          aria-label={`Add ${date} to your calendar`}
          title="Add to your calendar"
          className={linkClass}
        >
          <Icon path={calendarIcon} />
        </a>
      )}
      {!isSoldOut && isChatNumber(chatNumber) && (
        <a
          href={chatLink(chatNumber, askText(tour.title, url, { date, people }))}
          onClick={onClick}
          target="_blank"
          rel="noopener"
          aria-label={`Ask about ${date} on WhatsApp`}
          title="Ask on WhatsApp"
          className={linkClass}
        >
          <Icon path={chatIcon} />
          Ask
        </a>
      )}
      {dialog}
    </li>
  );
}

const tones: { [status: string]: string } = {
  Guaranteed: "text-success",
  "Filling fast": "text-warning",
};

const linkClass =
  "flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md px-3 font-semibold text-structure-text no-underline hover:bg-structure-soft print:hidden";
