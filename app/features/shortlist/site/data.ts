import type { Client } from "../../../supabase/types.ts";

/** At most the tours with these ids, with the columns that the comparison needs. */
export function listCompared(client: Client, ids: string[]) {
  return client
    .from("tours")
    .select(
      "id, title, type, image_url, price, price_basis, child_price, single_supplement, duration, starts_from, best_months, group_size, pace, itinerary, inclusions, exclusions",
    )
    .in("id", ids);
}

/** Departures of these tours on or after `today` (yyyy-mm-dd), the earliest first, for `wholeList`. */
export function listComparedDepartures(client: Client, ids: string[], today: string) {
  return client
    .from("departures")
    .select("id, tour_id, starts_on, price, status, seats_left")
    .in("tour_id", ids)
    .gte("starts_on", today)
    .order("starts_on");
}
