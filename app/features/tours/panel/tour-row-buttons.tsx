import CalendarDays from "lucide-react/icons/calendar-days";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { ButtonLink, IconButton } from "~/ui/button";
import type { TourListItem } from "../data";
import { statusOf } from "../status";
import { tourPath } from "../tour-path";
import { DuplicateDialog } from "./duplicate-dialog";
import { useHideTour, usePublishTour } from "./queries";

/** The buttons in a row of the tour table, except Edit and Delete. */
export function TourRowButtons({ tour }: { tour: TourListItem }) {
  const { id, title } = tour;
  const publish = usePublishTour();
  const hide = useHideTour();
  const [isDuplicating, setIsDuplicating] = useState(false);
  const isLive = statusOf(tour) === "live";
  const viewLabel = `View on site: ${title}`;

  const datesLabel = `Dates: ${title}`;

  return (
    <>
      <ButtonLink
        to={`/admin/tours/dates/${id}`}
        variant="quiet"
        size="icon"
        aria-label={datesLabel}
        title={datesLabel}
      >
        <CalendarDays aria-hidden="true" />
      </ButtonLink>
      {isLive && (
        <ButtonLink
          to={tourPath(tour)}
          target="_blank"
          variant="quiet"
          size="icon"
          aria-label={viewLabel}
          title={viewLabel}
        >
          <ExternalLink aria-hidden="true" />
        </ButtonLink>
      )}
      {isLive ? (
        <IconButton
          label={`Hide from site: ${title}`}
          isBusy={hide.isSaving}
          onClick={() => hide.save(tour)}
        >
          <EyeOff aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={`Publish: ${title}`}
          isBusy={publish.isSaving}
          onClick={() => publish.save(tour)}
        >
          <Eye aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Duplicate: ${title}`} onClick={() => setIsDuplicating(true)}>
        <Copy aria-hidden="true" />
      </IconButton>
      {isDuplicating && <DuplicateDialog tour={tour} onClose={() => setIsDuplicating(false)} />}
    </>
  );
}
