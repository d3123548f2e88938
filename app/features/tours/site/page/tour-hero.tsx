import { type ReactNode, ViewTransition } from "react";
import { regionLabel } from "~/features/categories/tour-type";
import { HeartButton } from "~/features/shortlist/site/heart-button";
import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Icon } from "~/ui/icon";
import { calendarIcon, clockIcon, pinIcon, starIcon, sunIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { TourMosaic } from "./gallery";
import type { TourDetails } from "./tour-details";

// Kept out of ~/ui/icons, which every page loads. These icons use the same 24-unit grid.
const peopleIcon =
  "M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M15.5 4.5a3 3 0 0 1 0 6M18 14.5c2.5.5 3.5 2.5 3.5 5.5";
const paceIcon = "M4 19a9 9 0 1 1 16 0M12 15l4-5";

const LONG_TITLE = 60;

/** Pictures, title, location label, duration, average rating (spec §2) and other short facts. */
export function TourHero({ tour, breadcrumbs }: { tour: TourDetails; breadcrumbs: ReactNode }) {
  const reviewCount = tour.reviews.length;
  return (
    <header className="contents">
      <div className="tour-pictures">
        <ViewTransition name={tour.id} share="tour-picture" default="none">
          {tour.mosaic.length > 0 ? (
            <TourMosaic key={tour.id} title={tour.title} pictures={tour.mosaic} />
          ) : (
            <Picture
              src={tour.image}
              fallback={fallbackPictures.tour}
              alt={tour.title}
              width={800}
              height={600}
              isPriority
              className="size-full"
            />
          )}
        </ViewTransition>
        <HeartButton tour={tour} />
      </div>
      <div className="min-w-0">
        {breadcrumbs}
        <p className="eyebrow mt-2 text-accent">{regionLabel(tour.type)}</p>
        <h1
          className={classNames(
            "mt-2 has-[[lang]]:leading-snug",
            tour.title.length > LONG_TITLE ? "text-3xl" : "text-4xl",
          )}
        >
          {markLanguage(tour.title)}
        </h1>
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          <Fact icon={clockIcon}>{markLanguage(tour.duration)}</Fact>
          <p className="flex items-center gap-2">
            <Icon path={starIcon} className="size-[1.2em] fill-current text-star" />
            <span>
              <span className="sr-only">Rated </span>
              <strong>{tour.rating}</strong>
              <span className="sr-only"> out of 5</span>
            </span>
            {reviewCount > 0 && (
              <span className="text-ink-muted">
                ({reviewCount === 1 ? "1 review" : `${reviewCount} reviews`})
              </span>
            )}
          </p>
          {tour.nextDate && <Fact icon={calendarIcon}>Next: {tour.nextDate}</Fact>}
          {tour.startsFrom && <Fact icon={pinIcon}>From {markLanguage(tour.startsFrom)}</Fact>}
          {tour.bestMonths && <Fact icon={sunIcon}>Best months: {tour.bestMonths}</Fact>}
          {tour.groupSize && <Fact icon={peopleIcon}>Group: {markLanguage(tour.groupSize)}</Fact>}
          {tour.pace && <Fact icon={paceIcon}>Pace: {markLanguage(tour.pace)}</Fact>}
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 [overflow-wrap:anywhere]">
      <Icon path={icon} className="size-[1.2em] text-structure-text" />
      <span>{children}</span>
    </p>
  );
}
