import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { listCarouselImages } from "../data";
import { defaultCarouselImages } from "../default-images";
import type { Slide } from "./carousel";

/** The slides of the home page, or the default slides if none are stored or the read fails. */
export async function loadHomeSlides(load: PublicLoad): Promise<Slide[]> {
  const images = await loadOr(load, "Failed to load data", listCarouselImages(load.client), []);
  const shown: Slide[] = images.length > 0 ? images : defaultCarouselImages;
  return shown.map(({ url, caption }) => ({ url, caption }));
}
