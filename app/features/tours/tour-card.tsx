import { type ReactNode, useId } from "react";
import { regionLabel } from "~/features/categories/tour-type";
import { HeartButton } from "~/features/shortlist/heart-button";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { calendarIcon, clockIcon, pinIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";
import type { ShownCard } from "./search-tours";
import { tourPath } from "./tour-path";

/** One tour of a list; the whole card can be pressed. `isPriority`: its picture is on the first screen. */
export function TourCard({ tour, isPriority = false }: { tour: ShownCard; isPriority?: boolean }) {
  const titleId = useId();
  const price = tour.price?.trim();
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
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          <Fact icon={clockIcon}>{tour.duration}</Fact>
          {tour.starts_from ? (
            <Fact icon={pinIcon}>From {tour.starts_from}</Fact>
          ) : (
            tour.category && <Fact icon={pinIcon}>{tour.category}</Fact>
          )}
          {tour.nextDate && <Fact icon={calendarIcon}>Next: {tour.nextDate}</Fact>}
        </div>
        <p lang={languageOf(tour.summary)} className="mt-3 line-clamp-3">
          {tour.summary}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
          {price ? (
            <p className="min-w-0 text-sm text-ink-muted">
              <span className="rounded-sm bg-turmeric px-2.5 py-1 text-base font-bold text-turmeric-ink">
                {price}
              </span>
              {tour.price_from && !/per|pp\b/i.test(price) && " per person"}
            </p>
          ) : (
            <p className="text-sm text-ink-muted">Price on request</p>
          )}
          <ButtonLink
            to={tourPath(tour)}
            prefetch="intent"
            variant="secondary"
            aria-describedby={titleId}
            className="ml-auto after:absolute after:inset-0"
          >
            View Details
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-2">
      <Icon path={icon} className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}
