import type { Client } from "../../../supabase/types.ts";

/** True if there is a subscriber. */
export function findSubscriber(client: Client) {
  return client
    .from("newsletter_addresses")
    .select("id")
    .is("left_at", null)
    .limit(1)
    .maybeSingle();
}

/** The subscribers, for `wholeList`. Each can unsubscribe at `/newsletter?token=…`. */
export function listSubscribers(client: Client) {
  return client
    .from("newsletter_addresses")
    .select("id, email, language, token, consented_at, confirmed_at")
    .is("left_at", null)
    .order("id");
}
