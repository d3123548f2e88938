import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Enquiry = Row<"enquiries">;
export type OfficeSettings = Row<"office_settings">;

export const enquiryStatuses = ["New", "Talking", "Quoted", "Booked", "Lost"] as const;
export type EnquiryStatus = Enquiry["status"];

export interface Wanted {
  words: string[];
  status: EnquiryStatus | undefined;
}

/** The enquiries with this status that contain every search word, newest first. */
export function listEnquiries(
  client: Client,
  { words, status }: Wanted,
  options: { count?: "exact" } = {},
) {
  const enquiries =
    words.length > 0
      ? client.rpc("find_enquiries", { words: words.join(" ") }, { get: true, ...options }).select()
      : client.from("enquiries").select("*", options);
  return (status ? enquiries.eq("status", status) : enquiries)
    .order("created_at", { ascending: false })
    .order("id");
}

/** A range of the matching enquiries, and how many match in total. */
export function findEnquiries(
  client: Client,
  wanted: Wanted,
  { from, size }: { from: number; size: number },
) {
  return listEnquiries(client, wanted, { count: "exact" }).range(from, from + size - 1);
}

export function readEnquiry(client: Client, id: string) {
  return client.from("enquiries").select("*").eq("id", id).maybeSingle();
}

export function countNewEnquiries(client: Client) {
  return client.from("enquiries").select("id", { count: "exact", head: true }).eq("status", "New");
}

const LOST: EnquiryStatus = "Lost";

/** Enquiries to call on or before `today` (yyyy-mm-dd), the longest overdue first. */
export function listDueCalls(client: Client, today: string, limit: number) {
  return client
    .from("enquiries")
    .select("id, name, phone, email, destination, call_on", { count: "exact" })
    .lte("call_on", today)
    .neq("status", LOST)
    .order("call_on")
    .order("id")
    .limit(limit);
}

/** The enquiries with this phone number, newest first. */
export function listOfPhone(client: Client, phone: string) {
  return client
    .from("enquiries")
    .select("*")
    .eq("phone", phone)
    .order("created_at", { ascending: false });
}

/** Ignores case. A `*` in the address matches any character, so compare each result exactly. */
export function listOfEmail(client: Client, email: string) {
  const pattern = email.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_");
  return client
    .from("enquiries")
    .select("*")
    .ilike("email", pattern)
    .order("created_at", { ascending: false });
}

export function createEnquiry(client: Client, enquiry: Insert<"enquiries">) {
  return client.from("enquiries").insert(enquiry).select().single();
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

export function deleteEnquiries(client: Client, ids: string[]) {
  return client.from("enquiries").delete().in("id", ids);
}

/** The office's settings; `data` is null until something is saved. */
export function readOfficeSettings(client: Client) {
  return client.from("office_settings").select("*").limit(1).maybeSingle();
}

export function createOfficeSettings(client: Client, settings: Insert<"office_settings">) {
  return client.from("office_settings").insert(settings).select().single();
}

export function updateOfficeSettings(
  client: Client,
  id: string,
  settings: Update<"office_settings">,
  version: Version,
) {
  return ofVersion(client.from("office_settings").update(settings).eq("id", id), version)
    .select()
    .single();
}
