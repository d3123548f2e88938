import { NO_ROW, type StoredRow, type WriteResult } from "~/editing/save";
import type { Client, Insert } from "~/supabase/types";
import { readPresentId, readTour, updateTour } from "../data";
import type { TourValues } from "../schema";

/** Finds the row that was stored. Compares content, because another tour might have its id. */
export async function findStored(client: Client, rows: (Insert<"tours"> & { id: string })[]) {
  for (const { id, title, summary, image_url } of rows) {
    const { data, error, status } = await readTour(client, id).retry(false);
    if (error) return { error, status };
    if (data?.title === title && data.summary === summary && data.image_url === image_url) {
      return { row: data, error: null };
    }
  }
  return { error: null };
}

/** False after a lost response or a server error, because the row might have been stored. */
export function isAnswered({ error, status = 0 }: WriteResult): boolean {
  return !error || (status >= 400 && status < 500);
}

/** Updates a tour. If its id has changed, adds the row with the new id to the error as `newer`. */
export async function updateWherever(
  client: Client,
  { id, updated_at }: StoredRow,
  row: TourValues & { id?: string },
): Promise<WriteResult> {
  const result = await updateTour(client, id, row, updated_at);
  if (result.error?.code === NO_ROW) {
    const { data: moved } = await readPresentId(client, id);
    if (!moved) return result;
    const { data: newer, error, status } = await readTour(client, moved.tour_id);
    return error
      ? { error, status }
      : { ...result, error: { ...result.error, newer: newer ?? undefined } };
  }
  const { price_from } = row;
  if (!result.data || result.data.price_from === price_from) return result;
  // A changed price makes a trigger replace `price_from`, so the form's value is stored again.
  return updateTour(client, result.data.id, { price_from }, result.data.updated_at);
}

/** `useSave` has the error message for this code. */
export const NO_TOUR = { message: "", code: NO_ROW };
