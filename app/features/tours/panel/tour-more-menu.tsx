import * as m from "virtual:messages/panel-tours";
import { useState } from "react";
import { MoreButton, MoreLink, MoreMenu } from "~/editing/more-menu";
import { publicPageUrl } from "~/editing/site-url";
import type { TourListItem } from "../data";
import { statusOf } from "../status";
import { tourPath } from "../tour-path";
import { DuplicateDialog } from "./duplicate-dialog";
import { useHideTour, usePublishTour } from "./queries";

/** The actions in a row of the tour table, except Edit and Delete. */
export function TourMoreMenu({ tour }: { tour: TourListItem }) {
  const publish = usePublishTour();
  const hide = useHideTour();
  const [isDuplicating, setIsDuplicating] = useState(false);
  const status = statusOf(tour);
  const isLive = status === "live";

  return (
    <>
      <MoreMenu name={tour.title} isBusy={publish.isSaving || hide.isSaving}>
        <MoreLink to={`/admin/tours/dates/${tour.id}`}>{m.dates}</MoreLink>
        {isLive && (
          <MoreLink to={publicPageUrl(tourPath(tour))} target="_blank">
            {m.viewOnSite}
          </MoreLink>
        )}
        {isLive ? (
          <MoreButton onClick={() => hide.save(tour)}>{m.hideFromSite}</MoreButton>
        ) : (
          <MoreButton onClick={() => publish.save(tour)}>
            {status === "scheduled" ? m.publishNow : m.publish}
          </MoreButton>
        )}
        <MoreButton onClick={() => setIsDuplicating(true)}>{m.duplicate}</MoreButton>
      </MoreMenu>
      {isDuplicating && <DuplicateDialog tour={tour} onClose={() => setIsDuplicating(false)} />}
    </>
  );
}
