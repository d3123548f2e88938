import type { MetaDescriptor } from "react-router";
import { activeFilters, filtersOf } from "~/features/tours/site/list/list-filters";
import type { TourListData } from "~/features/tours/site/list/tour-list-data";
import { pageHref } from "~/ui/pagination";
import { pageMeta } from "./page-meta";

/** The metadata of a tour list. Its search results are not indexed, because they add no tours. */
export function tourListMeta(
  matches: Parameters<typeof pageMeta>[0],
  { title, text }: { title: string; text: string },
  data: TourListData | undefined,
  search: string,
): MetaDescriptor[] {
  const filters = filtersOf(new URLSearchParams(search), data?.categories);
  const isSearch = activeFilters(filters).length > 0;
  const query =
    data && !isSearch && !data.isWhole
      ? pageHref("", { category: filters.category }, data.page)
      : "";
  const tags = pageMeta(matches, title, text, { query });
  return isSearch ? [...tags, { name: "robots", content: "noindex" }] : tags;
}
