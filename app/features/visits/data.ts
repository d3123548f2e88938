import type { Client } from "../../supabase/types.ts";

/** The sums of the last `days` days; `data` is null while visits are not counted. */
export function readVisitSums(client: Client, days: number) {
  return client.rpc("visit_sums", { days });
}
