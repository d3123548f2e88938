import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import type { TourListItem } from "../data";

/** Thumbnail and title of a tour, for tables in the admin panel. */
export function TourName({ tour }: { tour: TourListItem }) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        src={tour.image_url}
        fallback={fallbackPictures.tour}
        alt=""
        width={56}
        height={40}
        className="h-10 w-14 shrink-0 rounded-sm"
      />
      <span className="line-clamp-3">{markLanguage(tour.title)}</span>
    </span>
  );
}
