import { next } from "virtual:messages/card";
import { partsAreEnglish } from "virtual:messages/english-texts";
import * as m from "virtual:messages/tour";
import type { ReactNode } from "react";
import { HeartButton } from "~/features/shortlist/site/heart-button";
import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Icon } from "~/ui/icon";
import { calendarIcon, clockIcon, starIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { regionName } from "../card/tour-card";
import { TourMosaic } from "./gallery";
import type { TourDetails } from "./tour-details";

/** Pictures, title, location label, duration, average rating (spec §2) and the next date. */
export function TourHero({ tour, breadcrumbs }: { tour: TourDetails; breadcrumbs: ReactNode }) {
  const { reviewCount } = tour;
  return (
    <header className="contents">
      <div className="tour-pictures">
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
        <HeartButton tour={tour} />
      </div>
      <div className="min-w-0">
        {breadcrumbs}
        <p className="eyebrow mt-2 text-accent">{regionName(tour.type)}</p>
        <h1 className={classNames("mt-2 has-[[lang]]:leading-snug", titleSize(tour.title))}>
          {markLanguage(tour.title)}
        </h1>
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          <Fact icon={clockIcon}>{markLanguage(tour.duration)}</Fact>
          {tour.rating && (
            <p className="flex items-center gap-2">
              <Icon path={starIcon} className="size-[1.2em] fill-current text-star" />
              <span>{m.rated({ rating: tour.rating, hidden, b })}</span>
              {reviewCount > 0 && (
                <span className="text-ink-muted">{m.reviewCount({ count: reviewCount })}</span>
              )}
            </p>
          )}
          {tour.nextDate && <Fact icon={calendarIcon}>{next({ date: tour.nextDate })}</Fact>}
        </div>
        {tour.is_english && <p className="mt-4 text-ink-muted">{partsAreEnglish}</p>}
      </div>
    </header>
  );
}

function hidden(words: ReactNode[]) {
  return <span className="sr-only">{words}</span>;
}

function b(words: ReactNode[]) {
  return <strong>{words}</strong>;
}

/** Smaller for long titles, so that the tabs are on a phone's first screen. */
function titleSize({ length }: string): string {
  if (length > 120) return "text-2xl";
  if (length > 60) return "text-3xl";
  return length > 28 ? "text-4xl max-md:text-3xl" : "text-4xl";
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 [overflow-wrap:anywhere]">
      <Icon path={icon} className="size-[1.2em] text-structure-text" />
      <span>{children}</span>
    </p>
  );
}
