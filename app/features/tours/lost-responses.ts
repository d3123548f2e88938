import type { WriteResult } from "~/editing/save";
import type { Client, Insert } from "~/supabase/types";
import { readPresentId, readTour, updateTour } from "./data";
import type { TourValues } from "./schema";

/** Finds which of these rows was stored. Compares content, because another tour may have the id by now. */
export async function findStored(client: Client, rows: (Insert<"tours"> & { id: string })[]) {
  for (const { id, title, summary, image_url } of rows) {
    const { data, error, status } = await readTour(client, id).retry(false);
    if (error) return { error, status };
    if (data?.title === title && data.summary === summary && data.image_url === image_url) {
      return { id, error: null };
    }
  }
  return { error: null };
}

/** False when the database may have written the row without our knowing. */
export function isAnswered({ error, status = 0 }: WriteResult): boolean {
  return !error || (status >= 400 && status < 500);
}

/** Updates a tour whose id may have changed: the response to that change was lost. */
export async function updateWherever(
  client: Client,
  id: string,
  row: TourValues & { id?: string },
) {
  let result = await updateTour(client, id, row);
  if (result.error?.code === NO_ROW.code) {
    const { data: moved } = await readPresentId(client, id);
    if (moved) result = await updateTour(client, moved.tour_id, row);
  }
  const { price_from } = row;
  if (!result.data || result.data.price_from === price_from) return result;
  // With a new price the database sets this field itself, unless it changes too.
  return updateTour(client, result.data.id, { price_from });
}

/** useSave has the sentence for this code. */
export const NO_ROW = { message: "", code: "PGRST116" };
