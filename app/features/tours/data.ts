import type { PostgrestError, QueryData } from "@supabase/supabase-js";
import { anyColumnContains, withEveryWord } from "../../supabase/any-column-contains.ts";
import type { SentChanges } from "../../supabase/tour-changes.ts";
import type { TourSearch } from "../../supabase/tour-search.ts";
import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";
import { wholeList } from "../../supabase/whole-list.ts";
import { language } from "../../ui/languages.ts";
import type { TourType } from "../categories/tour-type.ts";
import { NOW, statusOf, type TourStatus } from "./status.ts";

export type Tour = Row<"tours">;

/** The columns of a tour card. Lists never load itineraries. */
const CARD_COLUMNS =
  "id, title, type, category, summary, image_url, price, price_from, price_basis, duration, starts_from, next_departure" as const;
export type TourCard = QueryData<ReturnType<typeof listTourCards>>[number];
const ADMIN_COLUMNS =
  "id, title, type, category, featured, image_url, price, price_from, child_price, single_supplement, duration, published_at, hidden_at, shown_at, updated_at, next_date, is_sold_out, tamil, hindi" as const;
export type TourListItem = QueryData<ReturnType<typeof findTours>>[number];

const FEATURED_ON_HOME = 6; // spec §9
export const RELATED_TOURS = 3; // spec §9

/** The newest featured tours, for the home page (spec §7). */
export function listFeaturedTours(client: Client) {
  return client
    .from("tour_cards")
    .select(CARD_COLUMNS)
    .eq("featured", true)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(FEATURED_ON_HOME);
}

/** The id of the tour after the newest `count` tours of one type or both, if there are more. */
export function findTourAfter(client: Client, type: TourType | null, count: number) {
  const tours = client.from("tours").select("id");
  return (type ? tours.eq("type", type) : tours)
    .order("created_at", { ascending: false })
    .order("id")
    .range(count, count);
}

/** The newest tours of one type or both (spec §7). */
export function listNewestTours(client: Client, type: TourType | null, limit: number) {
  const tours = client.from("tour_cards").select(CARD_COLUMNS);
  return (type ? tours.eq("type", type) : tours)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(limit);
}

/** The ids of the live tours that match the search, and the number of tours per filter option. */
export function searchTourIds(client: Client, search: TourSearch) {
  return client.rpc("search_tours", {
    ...search,
    ...(language !== "en" && { of_language: language }),
  });
}

/** The cards of these tours, in no particular order. At most as many as ids. */
export function listTourCards(client: Client, ids: string[]) {
  return client.from("tour_cards").select(CARD_COLUMNS).in("id", ids);
}

/** Up to three other tours of a type. With `category`, only tours of that category (spec §2). */
export function listRelatedTours(
  client: Client,
  type: TourType,
  exceptId: string,
  category: string | null = null,
) {
  const tours = client.from("tour_cards").select(CARD_COLUMNS).eq("type", type).neq("id", exceptId);
  return (category ? tours.eq("category", category) : tours)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(RELATED_TOURS);
}

/** At most the tours with these ids, with what tells a changed sample from an unchanged one. */
export function listSampleFields(client: Client, ids: string[]) {
  return client
    .from("tours")
    .select("id, title, summary, published_at, hidden_at, shown_at")
    .in("id", ids);
}

/** `data` is null when no tour has this id (spec §7). */
export function readTour(client: Client, id: string) {
  return client.from("tours").select("*").eq("id", id).maybeSingle();
}

/** The tour that was created with this idempotency key of a form. `data` is null if there is none. */
export function readSentTour(client: Client, key: string) {
  return client.from("tours").select("*").eq("sent_key", key).maybeSingle();
}

/** Finds the live tour that used to have this id. Also tries the id in lower case. */
export async function readMovedTour(client: Client, missingId: string): Promise<MovedTour> {
  const { data, error } = await client
    .from("tour_addresses")
    .select("tour_id")
    .eq("id", missingId)
    .maybeSingle();
  const lower = missingId.toLowerCase();
  if (error || (!data && lower === missingId)) return { data: null, error };
  const id = data?.tour_id ?? lower;
  const tour = await client.from("tours").select("id, type").eq("id", id).maybeSingle();
  return tour.data || tour.error || lower === missingId ? tour : readMovedTour(client, lower);
}

interface MovedTour {
  data: Pick<Tour, "id" | "type"> | null;
  error: PostgrestError | null;
}

const SUGGESTIONS = 25;

/** Some tours whose title contains every word, for a field that suggests titles. */
export function suggestTours(client: Client, words: string[]) {
  const tours = client.from("tours").select("id, title");
  return withEveryWord(tours, words, ["title"])
    .order("created_at", { ascending: false })
    .order("id")
    .limit(SUGGESTIONS);
}

/** Some tours with exactly this title, newest first, for `chosenTour`. */
export function listToursOfTitle(client: Client, title: string) {
  return client
    .from("tours")
    .select("id, published_at, hidden_at, shown_at")
    .eq("title", title)
    .order("created_at", { ascending: false })
    .limit(SUGGESTIONS);
}

/** The tour that an operator means by a title: visitors see it, unless all are drafts or hidden. */
export function chosenTour<T extends Parameters<typeof statusOf>[0]>(tours: T[]): T | undefined {
  return tours.find((tour) => statusOf(tour) === "live") ?? tours[0];
}

type TranslationState = Row<"tours_with_dates">["tamil"];
const SEARCHED_COLUMNS = ["title", "category", "type", "price", "duration"] as const;

export const tourOrders = ["newest", "changed", "title", "category", "next-date"] as const;
export type TourOrder = (typeof tourOrders)[number];

export interface TourFilters {
  type?: TourType | undefined;
  category?: string | undefined;
  status?: TourStatus | undefined;
  isFeatured?: boolean;
  isUncategorized?: boolean;
  hasNoDates?: boolean;
  /** The states of the translations. */
  tamil?: TranslationState | undefined;
  hindi?: TranslationState | undefined;
  order?: TourOrder;
}

/**
 * The tours that match every word and filter, for `wholeList` or a range. A word matches if a column of the admin table
 * contains it.
 */
function matchingTours(
  client: Client,
  words: string[],
  { type, category, status, ...only }: TourFilters,
) {
  let tours = client.from("tours_with_dates").select(ADMIN_COLUMNS, { count: "exact" });
  if (type) tours = tours.eq("type", type);
  if (category) tours = tours.eq("category", category);
  if (only.isFeatured) tours = tours.eq("featured", true);
  if (only.isUncategorized) tours = tours.is("category", null);
  if (only.hasNoDates) tours = tours.is("next_date", null);
  if (only.tamil) tours = tours.eq("tamil", only.tamil);
  if (only.hindi) tours = tours.eq("hindi", only.hindi);
  if (status === "draft") tours = tours.is("published_at", null);
  if (status === "scheduled") tours = tours.gt("published_at", NOW);
  if (status === "live") tours = tours.lte("published_at", NOW);
  if (status === "hidden") tours = tours.lte("hidden_at", NOW).not("published_at", "is", null);
  const conditions = words.map((word) => anyColumnContains(word, SEARCHED_COLUMNS));
  if (status === "scheduled" || status === "live") {
    conditions.push(`or(hidden_at.is.null,hidden_at.gt.${NOW},shown_at.lte.${NOW})`);
  }
  if (status === "hidden") conditions.push(`or(shown_at.is.null,shown_at.gt.${NOW})`);
  // One `or` for all conditions, because the embedded backend ignores a second `or` filter.
  return conditions.length > 0 ? tours.or(`and(${conditions.join(",")})`) : tours;
}

/** Reads one range of the matching tours, and counts all of them. */
export function findTours(
  client: Client,
  words: string[],
  { from, size, order = "newest", ...filters }: TourFilters & Range,
) {
  let tours = matchingTours(client, words, filters);
  if (order === "title" || order === "category") tours = tours.order(`${order}_a_to_z`);
  if (order === "changed") tours = tours.order("updated_at", { ascending: false });
  if (order === "next-date") tours = tours.order("next_date", { nullsFirst: false });
  return tours
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** All matching tours, for `wholeList`. */
export function listMatchingTours(client: Client, words: string[], filters: TourFilters) {
  return matchingTours(client, words, filters).order("id");
}

/** The days of a tour's duration, as the search reads it. Null if they are not clear. */
export function readTourDays(client: Client, id: string) {
  return client.from("tours_with_dates").select("days").eq("id", id).maybeSingle();
}

/** At most these tours, as the panel lists them. */
export function listAdminTours(client: Client, ids: string[]) {
  return client.from("tours_with_dates").select(ADMIN_COLUMNS).in("id", ids);
}

/** These tours with all their columns, for `wholeList`. */
export function listWholeTours(client: Client, ids: string[]) {
  return client.from("tours").select("*").in("id", ids).order("id");
}

export function createTour(client: Client, tour: Insert<"tours">) {
  return client.from("tours").insert(tour).select().single();
}

export function updateTour(client: Client, id: string, tour: Update<"tours">, version: Version) {
  return ofVersion(client.from("tours").update(tour).eq("id", id), version).select().single();
}

/**
 * Copies a tour and its translations into drafts, with its dates if they are shifted by a number of weeks. `data` is
 * the id of the copy, or null if there is no such tour. A second call with the same `key` replaces the first copy,
 * unless somebody has edited it.
 */
export function copyTour(
  client: Client,
  id: string,
  title: string,
  weeks: number | null,
  key: string,
) {
  return client.rpc("copy_tour", {
    of_tour: id,
    new_title: title,
    ...(weeks !== null && { weeks }),
    sent_key: key,
  });
}

/**
 * Changes many tours and dates at once. `data` has one result, or none if no row could be changed. Without a response,
 * sends the changes once more.
 */
export async function changeTours(client: Client, changes: SentChanges) {
  const send = () => client.rpc("change_tours", { sent: JSON.stringify(changes) });
  const result = await send();
  return result.status === 0 ? send() : result;
}

export function deleteTour(client: Client, id: string) {
  return client.from("tours").delete().eq("id", id);
}

/** Reads at most one id, to find out whether any tour exists (spec §4). */
export function findAnyTour(client: Client) {
  return client.from("tours").select("id").limit(1);
}

export function insertTours(client: Client, tours: Insert<"tours">[]) {
  return client.from("tours").insert(tours);
}

/** The data of all tours for the sitemap, sorted by id. */
export function listSitemapTours(client: Client) {
  return wholeList(() => client.from("tour_pages").select("*").order("id"));
}

/** When the page of a tour last changed, also by its dates. */
export function readTourChange(client: Client, id: string) {
  return client.from("tour_pages").select("changed_at").eq("id", id).maybeSingle();
}

/** The data for the link preview of a tour (Open Graph image). */
export function readTourPreview(client: Client, id: string) {
  return client
    .from("tours")
    .select("title, type, price, duration, image_url")
    .eq("id", id)
    .maybeSingle();
}

/** The data of a tour for the calendar file of a departure. */
export function readTourForCalendar(client: Client, id: string) {
  return client
    .from("tour_cards")
    .select("id, title, type, days, starts_from")
    .eq("id", id)
    .maybeSingle();
}
