import type { WriteResult } from "~/editing/save";
import type { Client } from "~/supabase/types";
import { readPresentId, readTour } from "../data";

/** The tour id that the operator typed, and a function that shows an error at the id's field. */
export interface WantedAddress {
  address: string;
  refuseAddress: (reason: string) => void;
}

function refuse({ refuseAddress }: WantedAddress, message: string): WriteResult {
  refuseAddress(message);
  return { error: { message } };
}

/** Rejects an id that another tour has or had, even if that tour is in the trash. */
export async function checkAddress(
  client: Client,
  wanted: WantedAddress,
  ownId = "",
): Promise<WriteResult> {
  const { address } = wanted;
  const [tour, deleted, earlier, own] = await Promise.all([
    readTour(client, address),
    client
      .from("row_versions")
      .select("name")
      .eq("table_name", "tours")
      .eq("row_id", address)
      .eq("action", "delete")
      .is("restored_at", null)
      .limit(1)
      .maybeSingle(),
    readPresentId(client, address),
    readPresentId(client, ownId),
  ]);
  for (const { error, status } of [tour, deleted, earlier, own])
    if (error) return { error, status };
  // An earlier save of this form already stored the id, but its response was lost.
  if (own.data?.tour_id === address) return { error: null };
  if (tour.data) return refuse(wanted, `The tour “${tour.data.title}” has this address`);
  if (deleted.data) {
    return refuse(wanted, `The tour “${deleted.data.name}” in the trash has this address`);
  }
  if (earlier.data && earlier.data.tour_id !== ownId) return refuse(wanted, HAD);
  return { error: null };
}

const HAD = "This was another tour's address. Links to it still open that tour.";

/** Shows an error at the id's field if another save stored the same id first (unique violation). */
export function refusedBy<Result extends WriteResult>(result: Result, wanted: WantedAddress) {
  if (result.error?.code !== "23505") return result;
  return refuse(wanted, result.error.message.includes("_pkey") ? TAKEN : result.error.message);
}

const TAKEN = "Another tour has just taken this address";
