import { useNavigate } from "react-router";
import { MoreButton, MoreLink, MoreMenu } from "~/editing/more-menu";
import type { TourListItem } from "../data";
import { statusOf } from "../status";
import { tourPath } from "../tour-path";
import { useDuplicateTour, useHideTour, usePublishTour } from "./queries";

/** The actions in a row of the tour table, except Edit and Delete. */
export function TourMoreMenu({ tour }: { tour: TourListItem }) {
  const navigate = useNavigate();
  const publish = usePublishTour();
  const hide = useHideTour();
  const { duplicate, isSaving: isDuplicating } = useDuplicateTour();
  const isLive = statusOf(tour) === "live";

  async function openCopy() {
    const copyId = await duplicate(tour.id);
    if (copyId) await navigate(`/admin/tours/edit/${copyId}`);
  }

  return (
    <MoreMenu name={tour.title} isBusy={publish.isSaving || hide.isSaving || isDuplicating}>
      <MoreLink to={`/admin/tours/dates/${tour.id}`}>Dates</MoreLink>
      {isLive && (
        <MoreLink to={tourPath(tour)} target="_blank">
          View on site
        </MoreLink>
      )}
      {isLive ? (
        <MoreButton onClick={() => hide.save(tour)}>Hide from site</MoreButton>
      ) : (
        <MoreButton onClick={() => publish.save(tour)}>Publish</MoreButton>
      )}
      <MoreButton onClick={() => openCopy()}>Duplicate</MoreButton>
    </MoreMenu>
  );
}
