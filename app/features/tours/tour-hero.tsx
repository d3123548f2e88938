import { regionLabel } from "~/features/categories/tour-type";
import { HeartButton } from "~/features/shortlist/heart-button";
import { Icon } from "~/ui/icon";
import { clockIcon, starIcon } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/picture";
import type { TourDetails } from "./tour-details";

/** Picture, title, location label, duration and average rating (spec §2). */
export function TourHero({ tour }: { tour: TourDetails }) {
  const reviewCount = tour.reviews.length;
  return (
    <PageHeader
      eyebrow={regionLabel(tour.type)}
      title={tour.title}
      picture={
        <Picture
          src={tour.image}
          fallback="/posters/tour-fallback.svg"
          alt={tour.title}
          width={800}
          height={600}
          isPriority
          className="size-full"
        />
      }
    >
      <p className="flex items-center gap-2 [overflow-wrap:anywhere]">
        <Icon path={clockIcon} className="size-5 text-turmeric" />
        {tour.duration}
      </p>
      <p className="flex items-center gap-2">
        <Icon path={starIcon} className="size-5 fill-current text-turmeric" />
        <span>
          <span className="sr-only">Rated </span>
          <strong>{tour.rating}</strong>
          <span className="sr-only"> out of 5</span>
        </span>
        {reviewCount > 0 && (
          <span className="text-structure-muted">
            ({reviewCount === 1 ? "1 review" : `${reviewCount} reviews`})
          </span>
        )}
      </p>
      <HeartButton tour={tour} />
    </PageHeader>
  );
}
