import { translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { type CarouselSection, listCarouselImages } from "../data";
import type { Slide } from "./carousel";

/** The slides of a section, or `standIn` if none are stored or the read fails. */
export async function loadSlides(
  load: PublicLoad,
  section: CarouselSection,
  standIn: Slide[] = [],
): Promise<Slide[]> {
  const read = listCarouselImages(load.client, section);
  const images = await loadOr(load, "Failed to load data", read, []);
  const shown: Slide[] =
    images.length > 0 ? await translated(load, "carousel_images", images) : standIn;
  return shown.map(({ url, caption }) => ({ url, caption }));
}
