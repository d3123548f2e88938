import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { type Translated, translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import type { PictureMetadata } from "~/ui/picture-metadata";
import { listTourCards, searchTourIds, type TourCard } from "../data";
import { filtersOf } from "./list/list-filters";
import { searchOf } from "./list/read-query";

/** A tour that a field suggests while the visitor types. */
type SuggestedTour = Pick<
  Translated<TourCard>,
  "id" | "type" | "title" | "image_url" | "duration" | "price" | "is_english"
>;

export interface Suggestions {
  tours: SuggestedTour[];
  pictures?: PictureMetadata | undefined;
}

const SUGGESTIONS = 3;
const FAILURE = "Error loading tours"; // spec §8

/** The best matches of a search. */
export async function suggestTours(
  load: PublicLoad,
  search: URLSearchParams,
): Promise<Suggestions> {
  const wanted = { ...searchOf(filtersOf(search, [])), size: SUGGESTIONS };
  const found = await loadOr(load, FAILURE, searchTourIds(load.client, wanted), null);
  if (!found || found.ids.length === 0) return { tours: [] };
  const stored = await loadOr(load, FAILURE, listTourCards(load.client, found.ids), []);
  const cards = await translated(load, "tours", stored);
  const tours = found.ids.flatMap((id): SuggestedTour[] => {
    const card = cards.find((card) => card.id === id);
    if (!card) return [];
    const { type, title, image_url, duration, price, is_english } = card;
    return [{ id, type, title, image_url, duration, price, ...(is_english && { is_english }) }];
  });
  const pictures = await loadPictureMetadata(
    load,
    tours.map(({ image_url }) => image_url),
  );
  return { tours, pictures };
}
