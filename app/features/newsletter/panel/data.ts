import type { Client } from "../../../supabase/types.ts";

/** On a site that sends no mail to confirm, the consent in the form is enough. */
const CONFIRMED = "confirmed_at.not.is.null,mailed_at.is.null";

/** True if there is a subscriber. */
export function findSubscriber(client: Client) {
  return client
    .from("newsletter_addresses")
    .select("id")
    .is("left_at", null)
    .or(CONFIRMED)
    .limit(1)
    .maybeSingle();
}

/** The subscribers, for `wholeList`. Each can unsubscribe at `/newsletter?token=…`. */
export function listSubscribers(client: Client) {
  return client
    .from("newsletter_addresses")
    .select("id, email, language, token, consented_at, confirmed_at")
    .is("left_at", null)
    .or(CONFIRMED)
    .order("id");
}
