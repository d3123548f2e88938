import type { Client } from "./types.ts";

/** The current id of a tour. Throws if it cannot be read. A screen that was opened before a change still has an earlier id. */
export async function currentTourId(client: Client, id: string): Promise<string> {
  const { data, error } = await client
    .from("tour_addresses")
    .select("tour_id")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data?.tour_id ?? id;
}

/** The current ids of tours whose earlier id is in `ids`, also for `wholeList`. At most one for each. */
export function listMovedTours(client: Client, ids: string[]) {
  return client.from("tour_addresses").select("id, tour_id").in("id", ids).order("id");
}
