import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { type Translated, translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import type { PictureMetadata } from "~/ui/picture-metadata";
import { listTourCards, searchTourIds, type TourCard } from "../data";
import { filtersOf } from "./list/list-filters";
import { searchOf } from "./list/read-query";

/** A tour that a field suggests while the visitor types. */
type SuggestedTour = Omit<
  Translated<Pick<TourCard, "id" | "type" | "title" | "image_url" | "duration" | "price">>,
  "english"
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
  const inOrder = found.ids.flatMap((id) => stored.filter((tour) => tour.id === id));
  // Without the texts that a suggestion does not show, so that they do not make it English.
  const shown = inOrder.map(({ id, type, title, image_url, duration, price }) => {
    return { id, type, title, image_url, duration, price };
  });
  const cards = await translated(load, "tours", shown);
  const tours = cards.map(({ english: _, ...tour }) => tour);
  const pictures = await loadPictureMetadata(
    load,
    tours.map(({ image_url }) => image_url),
  );
  return { tours, pictures };
}
