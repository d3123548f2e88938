import * as m from "virtual:messages/card";
import { useId } from "react";
import { Link } from "react-router";
import { HeartButton } from "~/features/shortlist/site/heart-button";
import { classNames } from "~/ui/class-names";
import { EnglishMark } from "~/ui/english-mark";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { tourPath } from "../../tour-path";
import { type Party, withParty } from "../party";
import type { ShownCard } from "./shown-cards";

/** A card that is one large link. `isPriority`: the picture is visible without scrolling. */
export function TourCard({
  tour,
  party,
  isPriority = false,
}: {
  tour: ShownCard;
  party: Party;
  isPriority?: boolean;
}) {
  const titleId = useId();
  const price = tour.price?.trim();
  const place = tour.starts_from
    ? m.from({ place: tour.starts_from })
    : (tour.category_name ?? tour.category);
  return (
    <article className="tour-card group">
      <div className="relative">
        <Picture
          src={tour.image_url}
          fallback={fallbackPictures.tour}
          alt={tour.title}
          width={400}
          height={300}
          isPriority={isPriority}
          className="aspect-4/3 w-full rounded-lg"
        />
        <HeartButton tour={tour} />
      </div>
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span className="font-semibold text-structure-text">{regionName(tour.type)}</span>
          {place && <span>{markLanguage(place)}</span>}
          {tour.nextDate && <span>{m.next({ date: tour.nextDate })}</span>}
          {tour.is_english && <EnglishMark />}
        </p>
        <h3
          id={titleId}
          className={classNames(
            "mt-1 line-clamp-4 text-xl group-hover:text-accent has-[[lang]]:leading-snug",
            tour.title.length > 28 && "max-sm:text-lg",
          )}
        >
          {markLanguage(tour.title)}
        </h3>
      </div>
      <div className="flex flex-col items-start">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <span>
            {price ? (
              <span className="rounded-sm bg-accent-soft box-decoration-clone px-2 py-0.5 text-base font-bold text-accent">
                {markLanguage(price)}
              </span>
            ) : (
              m.priceOnRequest
            )}
            {tour.is_per_person && ` ${m.perPerson}`}
          </span>
          <span>{markLanguage(tour.duration)}</span>
        </p>
        {tour.difference && (
          <p className="mt-2 font-semibold first-letter:uppercase">{tour.difference}</p>
        )}
        {tour.reason && (
          <p className="mt-3 text-sm">
            <span className="font-semibold">{m.matches}</span> {markLanguage(tour.reason)}
          </p>
        )}
        <p className="mt-3 line-clamp-3 text-ink-muted">{markLanguage(tour.summary)}</p>
        <Link
          to={withParty(tourPath(tour), { ...party, date: tour.date ?? party.date })}
          aria-describedby={titleId}
          className="detail-link mt-auto after:absolute after:inset-0 print:hidden"
        >
          {m.viewDetails}
        </Link>
      </div>
    </article>
  );
}

/** The region of a type of tour: "India" or "International" (spec §2). */
export function regionName(type: string): string {
  return type === "domestic" ? m.india : m.international;
}
