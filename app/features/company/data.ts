import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Company = Row<"company_info">;

/** The oldest company row (spec §7). `data` is null if the table is empty. */
export function readCompany(client: Client) {
  return client.from("company_info").select("*").order("created_at").limit(1).maybeSingle();
}

export function readLanguages(client: Client) {
  return client
    .from("company_info")
    .select("tamil, hindi")
    .order("created_at")
    .limit(1)
    .maybeSingle();
}

export function createCompany(client: Client, company: Insert<"company_info">) {
  return client.from("company_info").insert(company).select().single();
}

export function updateCompany(
  client: Client,
  id: string,
  company: Update<"company_info">,
  version: Version,
) {
  return ofVersion(client.from("company_info").update(company).eq("id", id), version)
    .select()
    .single();
}
