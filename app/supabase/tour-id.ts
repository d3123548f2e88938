import type { Client } from "./types.ts";

/** The current id of a tour. A screen that was opened before a change still has an earlier id. */
export async function currentTourId(client: Client, id: string): Promise<string> {
  const { data } = await client.from("tour_addresses").select("tour_id").eq("id", id).maybeSingle();
  return data?.tour_id ?? id;
}
