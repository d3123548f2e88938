import type { Client } from "../../supabase/types.ts";

/** Visit counts of the last `days` days. `data` is null if visit counting is turned off. */
export function readVisitSums(client: Client, days: number) {
  return client.rpc("visit_sums", { days });
}
