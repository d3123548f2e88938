import type { Client } from "../../../supabase/types.ts";

/** The subscribers, for `wholeList`. Each can unsubscribe at `/newsletter?token=…`. */
export function listSubscribers(client: Client) {
  return client
    .from("newsletter_addresses")
    .select("id, email, token, consented_at, confirmed_at")
    .is("left_at", null)
    .order("id");
}
