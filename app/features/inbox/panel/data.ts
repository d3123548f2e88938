import type { Client, Insert, Range, Row, Update } from "../../../supabase/types.ts";
import { ofVersion, type Version } from "../../../supabase/version.ts";

export type Enquiry = Row<"enquiries">;
export type OfficeSettings = Row<"office_settings">;

export const enquiryStatuses = ["New", "Talking", "Quoted", "Booked", "Lost"] as const;
export type EnquiryStatus = Enquiry["status"];

export interface EnquiryFilters {
  words: string[];
  status: EnquiryStatus | undefined;
  /** Only enquiries to call on or before this day (yyyy-mm-dd). */
  callBy?: string | undefined;
}

/** The enquiries that match every search word and filter, for `wholeList` or a range. */
function enquiriesWith(
  client: Client,
  { words, status, callBy }: EnquiryFilters,
  options: { count?: "exact" } = {},
) {
  let enquiries =
    words.length > 0
      ? client.rpc("find_enquiries", { words: words.join(" ") }, options).select()
      : client.from("enquiries").select("*", options);
  if (status) enquiries = enquiries.eq("status", status);
  if (callBy)
    enquiries = enquiries.lte("call_on", callBy).neq("status", "Lost" satisfies EnquiryStatus);
  return enquiries;
}

/** The matching enquiries for `wholeList`. */
export function listEnquiries(client: Client, filters: EnquiryFilters) {
  return enquiriesWith(client, filters).order("id");
}

/** A range of the matching enquiries, the newest (or the latest call) first, and how many match in total. */
export function findEnquiries(client: Client, filters: EnquiryFilters, { from, size }: Range) {
  const enquiries = enquiriesWith(client, filters, { count: "exact" });
  return (filters.callBy ? enquiries.order("call_on", { ascending: false }) : enquiries)
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

export function countNewEnquiries(client: Client) {
  return client.from("enquiries").select("id", { count: "exact", head: true }).eq("status", "New");
}

/** This enquiry and the others of the same person, newest first: a range of them, and their number. */
export function findOfPerson(client: Client, id: string, { from, size }: Range) {
  return client
    .rpc("enquiries_of_person", { of_enquiry: id }, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** The newest enquiries that share a number or an address with others of the person, but not with this enquiry. */
export function findFurther(client: Client, id: string) {
  return client
    .rpc("further_enquiries", { of_enquiry: id })
    .order("created_at", { ascending: false })
    .order("id")
    .limit(20);
}

export interface PersonData {
  enquiries: Enquiry[];
  quotes: Row<"quotes">[];
  newsletter: Pick<
    Row<"newsletter_addresses">,
    "email" | "consented_at" | "confirmed_at" | "left_at"
  >[];
}

/**
 * Reads a person's enquiries, quotes and newsletter address. `id` is one of their enquiries.
 * With `.single()`, the response has the content type by which `isApiResponse` knows it.
 */
export function exportPerson(client: Client, id: string) {
  return client.rpc("export_person", { of_enquiry: id }).single<PersonData>();
}

/** Erases all data of an enquiry's sender. Returns the ids of the erased enquiries and quotes. */
export function erasePerson(client: Client, id: string) {
  return client.rpc("erase_person", { of_enquiry: id });
}

export function createEnquiry(client: Client, enquiry: Insert<"enquiries">) {
  return client.from("enquiries").upsert(enquiry, { onConflict: "id" }).select().single();
}

export function updateEnquiry(
  client: Client,
  id: string,
  enquiry: Update<"enquiries">,
  version: Version,
) {
  return ofVersion(client.from("enquiries").update(enquiry).eq("id", id), version)
    .select()
    .single();
}

/** The office's settings; `data` is null until something is saved. */
export function readOfficeSettings(client: Client) {
  return client.from("office_settings").select("*").limit(1).maybeSingle();
}

/** Changes the stored settings, or stores the first ones. */
export function saveOfficeSettings(
  client: Client,
  stored: Pick<OfficeSettings, "id" | "updated_at"> | null | undefined,
  settings: Insert<"office_settings">,
) {
  const saved = stored
    ? ofVersion(
        client.from("office_settings").update(settings).eq("id", stored.id),
        stored.updated_at,
      )
    : client.from("office_settings").insert(settings);
  return saved.select().single();
}
