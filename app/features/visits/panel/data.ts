import type { Client } from "../../../supabase/types.ts";
import type { VisitSums } from "../../../supabase/visit-sums.ts";

/**
 * Visit counts of the last `days` days. `data` is null if visit counting is turned off.
 * With `.single()`, the response has the content type by which `isApiResponse` knows it.
 */
export function readVisitSums(client: Client, days: number) {
  return client.rpc("visit_sums", { days }).single<VisitSums | null>();
}
