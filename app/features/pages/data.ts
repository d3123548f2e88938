import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";
import { wholeList } from "../../supabase/whole-list.ts";

export type Page = Row<"pages">;

/** A range of the pages by title, and the number of all. */
export function findPages(client: Client, { from, size }: Range) {
  return client
    .from("pages")
    .select("*", { count: "exact" })
    .order("title")
    .order("id")
    .range(from, from + size - 1);
}

/** The published page with this slug, or null. */
export function readPublishedPage(client: Client, slug: string) {
  return published(client.from("pages").select("id, title, content, image_url"))
    .eq("address", slug)
    .maybeSingle();
}

/** The slug of the published page that had this slug before, or null. */
export function readMovedPage(client: Client, earlier: string) {
  return (
    published(client.from("pages").select("address"))
      .contains("earlier_addresses", [earlier])
      // A page that is restored from the trash brings back addresses that another one has had since.
      .order("updated_at", { ascending: false })
      .limit(1)
      .maybeSingle()
  );
}

/** The published pages that the footer links to, by title. */
export async function listFooterPages(client: Client) {
  const result = await wholeList(() =>
    published(client.from("pages").select("id, title, address")).eq("in_footer", true).order("id"),
  );
  result.data?.sort((a, b) => a.title.localeCompare(b.title));
  return result;
}

/** All published pages, for the sitemap. */
export function listPublishedPages(client: Client) {
  return wholeList(() =>
    published(client.from("pages").select("id, address, image_url, updated_at")).order("id"),
  );
}

/** Row-level security shows drafts to operators, so a public read must name the status. */
function published<Query extends { eq(column: "status", value: Page["status"]): Query }>(
  query: Query,
): Query {
  return query.eq("status", "published");
}

export function createPage(client: Client, page: Insert<"pages">) {
  return client.from("pages").upsert(page, { onConflict: "id" }).select().single();
}

export function updatePage(client: Client, id: string, page: Update<"pages">, version: Version) {
  return ofVersion(client.from("pages").update(page).eq("id", id), version).select().single();
}
