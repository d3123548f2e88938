import { useId } from "react";
import { regionLabel } from "~/features/categories/tour-type";
import { HeartButton } from "~/features/shortlist/heart-button";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { clockIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";
import type { TourCard as TourCardRow } from "./data";
import { tourPath } from "./tour-path";

/** One tour of a list; the whole card can be pressed. `isPriority`: its picture is on the first screen. */
export function TourCard({
  tour,
  isPriority = false,
}: {
  tour: TourCardRow;
  isPriority?: boolean;
}) {
  const titleId = useId();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-raised transition-colors hover:border-line-strong">
      <div className="relative">
        <Picture
          src={tour.image_url}
          fallback="/posters/tour-fallback.svg"
          alt={tour.title}
          width={400}
          height={300}
          isPriority={isPriority}
          className="aspect-4/3 w-full"
        />
        <p className="absolute bottom-0 left-0 rounded-tr-md bg-structure px-3 py-1 text-sm font-semibold text-structure-ink">
          {regionLabel(tour.type)}
        </p>
        <HeartButton tour={tour} />
      </div>
      <div className="flex grow flex-col p-5">
        <h3 id={titleId} lang={languageOf(tour.title)} className="line-clamp-4 text-xl">
          {tour.title}
        </h3>
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-muted">
          <Icon path={clockIcon} className="size-4 shrink-0" />
          {tour.duration}
        </p>
        <p lang={languageOf(tour.summary)} className="mt-3 line-clamp-3">
          {tour.summary}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
          {tour.price?.trim() && (
            <p className="min-w-0 rounded-sm bg-turmeric px-2.5 py-1 font-bold text-turmeric-ink">
              {tour.price}
            </p>
          )}
          <ButtonLink
            to={tourPath(tour)}
            prefetch="intent"
            variant="secondary"
            aria-describedby={titleId}
            className={classNames(
              "after:absolute after:inset-0",
              tour.price?.trim() ? "ml-auto" : "grow",
            )}
          >
            View Details
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
