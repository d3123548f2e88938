import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { type CarouselSection, listCarouselImages } from "../data";
import { defaultCarouselImages } from "../default-images";
import type { Slide } from "./carousel";

/** The slides of the home page, or the default slides if none are stored or the read fails. */
export async function loadHomeSlides(load: PublicLoad): Promise<Slide[]> {
  const slides = await loadSlides(load, "home");
  return slides.length > 0
    ? slides
    : defaultCarouselImages.map(({ url, caption }) => ({ url, caption }));
}

/** The stored slides of a section. Empty if the read fails. */
export async function loadSlides(load: PublicLoad, section: CarouselSection): Promise<Slide[]> {
  const call = listCarouselImages(load.client, section);
  const images = await loadOr(load, "Failed to load data", call, []);
  return images.map(({ url, caption }) => ({ url, caption }));
}
