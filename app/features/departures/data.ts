import type { Client, Insert, Row, Update } from "../../supabase/types.ts";

export type Departure = Row<"departures">;

/** In the operator's order of urgency; a departure may have none. */
export const departureStatuses = ["Open", "Filling fast", "Guaranteed", "Sold out"] as const;

/** The departures of a tour from `today` (yyyy-mm-dd) on, the next one first. */
export function listDepartures(client: Client, tourId: string, today: string) {
  return client
    .from("departures")
    .select("*")
    .eq("tour_id", tourId)
    .gte("starts_on", today)
    .order("starts_on");
}

export function createDeparture(client: Client, departure: Insert<"departures">) {
  return client.from("departures").insert(departure).select().single();
}

/** The departure of a tour on a day; `data` is null when there is none. */
export function readDeparture(client: Client, tourId: string, day: string) {
  return client
    .from("departures")
    .select("id, updated_at")
    .eq("tour_id", tourId)
    .eq("starts_on", day)
    .maybeSingle();
}

/** Adds those whose tour does not have the date yet. */
export function insertDepartures(client: Client, departures: Insert<"departures">[]) {
  return client
    .from("departures")
    .upsert(departures, { onConflict: "tour_id,starts_on", ignoreDuplicates: true });
}

export function updateDeparture(client: Client, id: string, departure: Update<"departures">) {
  return client.from("departures").update(departure).eq("id", id).select().single();
}

/** Changes the departures of a tour on these dates. */
export function updateDepartures(
  client: Client,
  tourId: string,
  dates: string[],
  departure: Update<"departures">,
) {
  return client.from("departures").update(departure).eq("tour_id", tourId).in("starts_on", dates);
}

export function deleteDepartures(client: Client, tourId: string, dates: string[]) {
  return client.from("departures").delete().eq("tour_id", tourId).in("starts_on", dates);
}
