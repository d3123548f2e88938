import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Quote = Row<"quotes">;

/** A range of the quotes, newest first, and the number of all quotes. */
export function listQuotes(client: Client, { from, size }: { from: number; size: number }) {
  return client
    .from("quotes")
    .select("*", { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** `data` is null if no quote has this id. */
export function readQuote(client: Client, id: string) {
  return client.from("quotes").select("*").eq("id", id).maybeSingle();
}

/** The earlier contents of a quote, newest first. */
export function listRevisions(client: Client, quoteId: string) {
  return client
    .from("quote_revisions")
    .select("*")
    .eq("quote_id", quoteId)
    .order("revision", { ascending: false });
}

export function createQuote(client: Client, quote: Insert<"quotes">) {
  return client.from("quotes").insert(quote).select().single();
}

export function updateQuote(client: Client, id: string, quote: Update<"quotes">, version: Version) {
  return ofVersion(client.from("quotes").update(quote).eq("id", id), version).select().single();
}

export function deleteQuote(client: Client, id: string) {
  return client.from("quotes").delete().eq("id", id);
}

/** What a new quote copies from an enquiry. `data` is null if no enquiry has this id. */
export function readAskedFor(client: Client, enquiryId: string) {
  return client
    .from("enquiries")
    .select("id, tour_id, name, phone, destination, from_day, to_day, people")
    .eq("id", enquiryId)
    .maybeSingle();
}

export type AskedFor = Pick<
  Row<"enquiries">,
  "id" | "tour_id" | "name" | "phone" | "destination" | "from_day" | "to_day" | "people"
>;

/** The quote of a private link. `data` is null if no quote has this token. */
export function readLinkedQuote(client: Client, token: string) {
  return client.rpc("read_quote", { link_token: token });
}
