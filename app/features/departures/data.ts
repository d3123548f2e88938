import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Departure = Row<"departures">;

/** In the order of the options in the form. A departure can also have no status. */
export const departureStatuses = ["Open", "Filling fast", "Guaranteed", "Sold out"] as const;

/** The departures of a tour from `today` (yyyy-mm-dd) on, earliest first, for `wholeList`. */
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

/** `data` is null when the tour has no departure on this day. */
export function readDeparture(client: Client, tourId: string, day: string) {
  return client
    .from("departures")
    .select("id, created_at")
    .eq("tour_id", tourId)
    .eq("starts_on", day)
    .maybeSingle();
}

/** Adds departures. Skips dates that the tour already has. */
export function insertDepartures(client: Client, departures: Insert<"departures">[]) {
  return client
    .from("departures")
    .upsert(departures, { onConflict: "tour_id,starts_on", ignoreDuplicates: true });
}

export function updateDeparture(
  client: Client,
  id: string,
  departure: Update<"departures">,
  version: Version,
) {
  return ofVersion(client.from("departures").update(departure).eq("id", id), version)
    .select()
    .single();
}

/** Sets the status of the dates that still have the status `from`. Returns these dates. */
export function markDepartures(
  client: Client,
  tourId: string,
  dates: string[],
  { from, to }: Record<"from" | "to", Departure["status"]>,
) {
  const update = client.from("departures").update({ status: to }).eq("tour_id", tourId);
  return (from === null ? update.is("status", null) : update.eq("status", from))
    .in("starts_on", dates)
    .select("starts_on");
}

/** Returns the deleted rows, so that Undo can insert them again. */
export function deleteDepartures(client: Client, tourId: string, dates: string[]) {
  return client.from("departures").delete().eq("tour_id", tourId).in("starts_on", dates).select();
}
