import { next, priceOnRequest } from "virtual:messages/card";
import { people as peopleInWords } from "virtual:messages/party";
import * as m from "virtual:messages/tour";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { phoneIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import type { Party } from "../party";
import { AskLink } from "./ask-link";
import type { TourDetails } from "./tour-details";
import type { Trip } from "./trip";

/**
 * The price, or what the visitor has chosen, beside the chat button (spec §2). It is at the bottom of screens that show
 * the price only after the panel.
 */
export function TourBar({
  tour,
  url,
  trip,
  choose,
  phoneLink,
}: {
  tour: TourDetails;
  url: string;
  trip: Trip;
  choose: (changes: Party) => void;
  phoneLink: string;
}) {
  const hasChat = useCompany().whatsapp_number !== null;
  const people = trip.people && peopleInWords({ count: trip.people });
  // Without the weekday, on one line: "18 Dec".
  const date = trip.date?.replace(/^\S+ /, "").replaceAll(" ", "\u00a0");
  return (
    <div
      className={classNames(
        "tour-bar @container fixed inset-x-0 bottom-0 z-10 flex items-center gap-2 border-t border-line bg-surface-raised py-2 pl-gutter lg:hidden print:hidden",
        hasChat ? "pr-21" : "pr-4",
      )}
    >
      {trip.sum ? (
        <p className="min-w-0 grow text-sm leading-tight font-semibold @max-[13rem]:hidden">
          {/* The space before a dot does not break, so that no line begins with one. */}
          {[people, trip.sum.total, date].filter(Boolean).join("\u00a0· ")}
        </p>
      ) : (
        <div className="min-w-0 grow leading-tight @max-[13rem]:hidden">
          <p className="truncate text-lg font-bold">{markLanguage(trip.price) ?? priceOnRequest}</p>
          <p className="truncate text-sm text-ink-muted">
            {[people, date].filter(Boolean).join(" · ") ||
              (tour.nextDate ? next({ date: tour.nextDate }) : markLanguage(tour.duration))}
          </p>
        </div>
      )}
      <ButtonLink
        to={phoneLink}
        variant="secondary"
        size="icon"
        aria-label={m.call}
        title={m.call}
        className="@max-[9rem]:hidden"
      >
        <Icon path={phoneIcon} />
      </ButtonLink>
      <AskLink {...{ tour, url, trip, choose }} className="shrink-0 @max-[13rem]:grow">
        {m.ask}
      </AskLink>
    </div>
  );
}
