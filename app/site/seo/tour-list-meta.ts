import { activeFilters, filtersOf } from "~/features/tours/site/list/list-filters";
import type { TourListData } from "~/features/tours/site/list/tour-list-data";
import type { PublicLoad } from "~/supabase/public-load";
import { pageHref } from "~/ui/pagination";
import { pageMeta, type WithMeta } from "./page-meta";

/** The metadata of a tour list. Its search results are not indexed, because they add no tours. */
export async function tourListMeta(
  load: PublicLoad,
  path: string,
  { title, text }: { title: string; text: string },
  data: TourListData,
  search: URLSearchParams,
): Promise<WithMeta> {
  const filters = filtersOf(search, data.categories);
  const isSearch = activeFilters(filters).length > 0;
  const query =
    isSearch || data.isWhole ? "" : pageHref("", { category: filters.category }, data.page);
  const { meta = [] } = await pageMeta(load, path, title, text, { query });
  return { meta: isSearch ? [...meta, { name: "robots", content: "noindex" }] : meta };
}
