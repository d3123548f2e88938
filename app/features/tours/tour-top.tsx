import { Breadcrumbs } from "~/site/seo/breadcrumbs";
import { tourCrumbs } from "~/site/seo/crumbs";
import type { TourDetails } from "./tour-details";
import { TourHero } from "./tour-hero";

/** A tour's poster, and below it the way back. */
export function TourTop({ tour }: { tour: TourDetails }) {
  return (
    <>
      <TourHero tour={tour} />
      <Breadcrumbs crumbs={tourCrumbs(tour)} />
    </>
  );
}
