import type { ChangedTours, SentChanges } from "../../supabase/tour-changes.ts";
import type { Client, Insert, Result, Row, Update } from "../../supabase/types.ts";
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

/** The departures of these tours, or of all tours, from `today` (yyyy-mm-dd) on, for `wholeList`. */
export function listComingDepartures(client: Client, today: string, tourIds?: string[]) {
  const departures = client.from("departures").select("*").gte("starts_on", today);
  return (tourIds ? departures.in("tour_id", tourIds) : departures).order("id");
}

export function createDeparture(client: Client, departure: Insert<"departures">) {
  return client.from("departures").upsert(departure, { onConflict: "id" }).select().single();
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

type Added = Pick<Departure, "id" | "starts_on" | "updated_at">;

/** Adds departures. Skips dates that the tour already has. `data` has the added ones. */
export async function insertDepartures(
  client: Client,
  departures: Insert<"departures">[],
): Promise<Result<Added[]>> {
  const rows: Added[] = [];
  for (let from = 0; ; from += MAX_ROWS) {
    const result = await client
      .from("departures")
      .upsert(departures.slice(from, from + MAX_ROWS), {
        onConflict: "tour_id,starts_on",
        ignoreDuplicates: true,
      })
      .select("id, starts_on, updated_at");
    if (result.error) return result;
    rows.push(...result.data);
    if (from + MAX_ROWS >= departures.length) return { ...result, data: rows };
  }
}

/** Deletes added departures that are as they were added. `data` has the others; it is null if none could be deleted. */
export async function removeAdded(client: Client, added: Added[]) {
  const changes: SentChanges = {
    deleted_departures: added.map(({ id, updated_at }) => ({ id, version: updated_at })),
    // The same for each try, so that one whose response was lost can be repeated.
    key: `without ${added[0]?.id}`,
  };
  const { data, ...result } = await client.rpc("change_tours", { sent: JSON.stringify(changes) });
  const [changed] = (data ?? []) as ChangedTours[];
  return { ...result, data: changed ? added.filter(({ id }) => changed.left.includes(id)) : null };
}

/** The server accepts at most this many rows in one request. */
const MAX_ROWS = 500;

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

/** Sets the status of dates that still have the one that was seen. `data` is whether all have `wanted` now. */
export function setStatus(
  client: Client,
  tourId: string,
  seen: Pick<Departure, "starts_on" | "status">[],
  wanted: Departure["status"],
) {
  return client.rpc("mark_departures", {
    of_tour: tourId,
    days: seen.map(({ starts_on }) => starts_on),
    shown: seen.map(({ status }) => status),
    wanted,
  });
}

/** Deletes all of these dates or none. Returns the deleted rows for Undo, at most one for each day. */
export function deleteDepartures(client: Client, tourId: string, days: string[]) {
  return client.rpc("delete_departures", { of_tour: tourId, days });
}
