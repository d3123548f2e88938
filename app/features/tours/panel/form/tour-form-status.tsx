import * as m from "virtual:messages/panel-tours";
import type { Control } from "react-hook-form";
import { agencyTimeInWords, fromAgencyTime, parseTimestamp } from "~/editing/agency-time";
import { FormText } from "~/editing/fields";
import { PhoneSection } from "~/editing/form-section";
import { Badge, type BadgeTone } from "~/ui/badge";
import type { Tour } from "../../data";
import type { dateNames, TourAction, TourFormInput } from "../../schema";
import {
  DRAFT,
  hiddenNow,
  isToCome,
  NOW,
  type StatusChange,
  statusOf,
  type TourStatus,
} from "../../status";

type StatusFields = Pick<TourFormInput, "action" | (typeof dateNames)[number]>;
type StoredStatus = TourStatus | undefined;

/** Whether the tour is a draft after saving the form. `status` is undefined for a new tour. */
export function willBeDraft({ action, goesLiveOn }: StatusFields, status: StoredStatus): boolean {
  if (action === "draft") return true;
  const isBeforeLive = status === "draft" || status === "scheduled";
  return action === "" && isBeforeLive && goesLiveOn === "";
}

/** The status columns that saving the form changes. `start`: the fields before editing. */
export function statusChange(fields: StatusFields, start: StatusFields): StatusChange {
  const { action, goesLiveOn, hiddenFrom, shownAgainOn } = fields;
  const shownAt = fromAgencyTime(shownAgainOn);
  if (action === "hide") return hiddenNow({ shown_at: shownAt });
  if (action === "publish") {
    const isScheduled = goesLiveOn !== "" && goesLiveOn !== start.goesLiveOn;
    const hiddenAt = fromAgencyTime(hiddenFrom);
    return {
      published_at: isScheduled ? fromAgencyTime(goesLiveOn) : NOW,
      hidden_at: isToCome(hiddenAt) ? hiddenAt : null,
      shown_at: isToCome(hiddenAt) ? shownAt : null,
    };
  }
  const change: StatusChange = action === "draft" ? { ...DRAFT } : {};
  if (goesLiveOn !== start.goesLiveOn) change.published_at = fromAgencyTime(goesLiveOn);
  if (hiddenFrom !== start.hiddenFrom) change.hidden_at = fromAgencyTime(hiddenFrom);
  if (shownAgainOn !== start.shownAgainOn) change.shown_at = shownAt;
  return change;
}

/** The buttons next to the main submit button. */
export function otherButtons(status: StoredStatus): { action: TourAction; label: string }[] {
  if (!status) return [{ action: "draft", label: m.saveAsDraft }];
  if (status === "live") return [{ action: "hide", label: m.hideFromSite }];
  return [{ action: "publish", label: m.publish }];
}

export const statusLabels: Record<TourStatus, string> = {
  draft: m.draft,
  scheduled: m.scheduled,
  live: m.live,
  hidden: m.hidden,
};

const tones: Record<TourStatus, BadgeTone> = {
  draft: "warning",
  scheduled: "structure",
  live: "success",
  hidden: "neutral",
};

export function StatusBadge({ tour }: { tour: Parameters<typeof statusOf>[0] }) {
  const status = statusOf(tour);
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}

/** When the tour goes live, is hidden or is shown again. Renders nothing if that is not planned. */
export function StatusDates({ tour }: { tour: Parameters<typeof statusOf>[0] }) {
  const { published_at, hidden_at, shown_at } = tour;
  const status = statusOf(tour);
  const dates = [
    status === "scheduled" && m.fromDate({ date: inWords(published_at) }),
    isToCome(hidden_at) && status !== "draft" && m.untilDate({ date: inWords(hidden_at) }),
    isToCome(shown_at) && status !== "draft" && m.againFromDate({ date: inWords(shown_at) }),
  ].filter(Boolean);
  return dates.length > 0 && <span className="text-sm text-ink-muted">{dates.join(", ")}</span>;
}

/** The part of the form that says when visitors see the tour. */
export function TourVisibility<Output>({
  control,
  tour,
}: {
  control: Control<TourFormInput, unknown, Output>;
  tour: Tour | undefined;
}) {
  const hasBeenLive = tour?.published_at && !isToCome(tour.published_at);
  return (
    <PhoneSection
      title={m.onTheSite}
      text={m.datesAreOptional}
      summary={tour ? statusLabels[statusOf(tour)] : m.visibilityHint}
    >
      {tour && (
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge tour={tour} />
          {statusSentence(tour)}
        </p>
      )}
      <FormText
        control={control}
        name="slug"
        label={m.webAddress}
        hint={tour ? m.slugHint : m.newSlugHint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {!hasBeenLive && (
          <FormText
            control={control}
            name="goesLiveOn"
            label={m.goesLiveOn}
            hint={m.goesLiveHint}
            type="datetime-local"
          />
        )}
        <FormText
          control={control}
          name="hiddenFrom"
          label={m.hiddenFrom}
          hint={m.hiddenFromHint}
          type="datetime-local"
        />
        <FormText
          control={control}
          name="shownAgainOn"
          label={m.shownAgainOn}
          hint={m.shownAgainHint}
          type="datetime-local"
        />
      </div>
    </PhoneSection>
  );
}

function statusSentence(tour: Tour): string {
  const { published_at, hidden_at, shown_at } = tour;
  const status = statusOf(tour);
  if (status === "draft") return m.notSeen;
  const from = inWords(published_at);
  const until = isToCome(hidden_at) && inWords(hidden_at);
  const again = isToCome(shown_at) && inWords(shown_at);
  if (status === "hidden") {
    return again ? m.seenAgainFrom({ again }) : m.notSeenSince({ since: inWords(hidden_at) });
  }
  if (status === "live") {
    if (!until) return m.seen;
    return again ? m.seenUntilAndAgain({ until, again }) : m.seenUntil({ until });
  }
  if (!until) return m.seenFrom({ from });
  return again ? m.seenFromUntilAndAgain({ from, until, again }) : m.seenFromUntil({ from, until });
}

function inWords(date: string | null): string {
  return date ? agencyTimeInWords(parseTimestamp(date)) : "";
}
