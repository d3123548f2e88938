import type { QueryData } from "@supabase/supabase-js";
import { anyColumnContains, withEveryWord } from "../../supabase/any-column-contains.ts";
import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Quote = Row<"quotes">;

/** A whole number, as a telephone shows it, is also found where it is typed with spaces. */
function containsWord(word: string, columns: readonly string[]): string {
  const contains = anyColumnContains(word, columns);
  if (!/^[0-9]{8,}$/.test(word)) return contains;
  return `or(${contains},customer_phone.ilike.%${[...word].join("%")}%)`;
}

/** A range of the quotes that contain every word, newest first, and how many do. With `enquiryId`, only those made from it. */
export function listQuotes(
  client: Client,
  words: string[],
  { from, size }: Range,
  enquiryId?: string,
) {
  let quotes = client.from("quotes").select("*", { count: "exact" });
  if (enquiryId) quotes = quotes.eq("enquiry_id", enquiryId);
  const searched = ["number", "customer_name", "customer_phone"];
  return withEveryWord(quotes, words, searched, containsWord)
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** A range of the earlier revisions of a quote, newest first, and the number of all. */
export function listRevisions(client: Client, quoteId: string, { from, size }: Range) {
  return client
    .from("quote_revisions")
    .select("id, revision, created_at", { count: "exact" })
    .eq("quote_id", quoteId)
    .order("revision", { ascending: false })
    .range(from, from + size - 1);
}

/** The earlier content of a quote. `data` is null if it has no such revision. */
export function readRevision(client: Client, quoteId: string, revision: number) {
  return client
    .from("quote_revisions")
    .select("sheet")
    .eq("quote_id", quoteId)
    .eq("revision", revision)
    .maybeSingle();
}

/** `data` is null if there is no such quote. */
export function readQuote(client: Client, id: string) {
  return client.from("quotes").select("id").eq("id", id).maybeSingle();
}

export function createQuote(client: Client, quote: Insert<"quotes">) {
  return client.from("quotes").upsert(quote, { onConflict: "id" }).select().single();
}

export function updateQuote(client: Client, id: string, quote: Update<"quotes">, version: Version) {
  return ofVersion(client.from("quotes").update(quote).eq("id", id), version).select().single();
}

/** `data` is empty if the quote has changed or is gone. */
export function deleteQuote(client: Client, { id, updated_at }: Pick<Quote, "id" | "updated_at">) {
  return ofVersion(client.from("quotes").delete().eq("id", id), updated_at).select("id");
}

/** The columns of an enquiry that a new quote copies. `data` is null if no enquiry has this id. */
export function readQuotedEnquiry(client: Client, enquiryId: string) {
  return client
    .from("enquiries")
    .select("id, source, tour_id, name, phone, destination, from_day, to_day, people, message")
    .eq("id", enquiryId)
    .maybeSingle();
}

export type QuotedEnquiry = QueryData<ReturnType<typeof readQuotedEnquiry>>;

/** The quote of a private link. `data` is null if no quote has this token. */
export function readLinkedQuote(client: Client, token: string) {
  return client.rpc("read_quote", { link_token: token });
}
