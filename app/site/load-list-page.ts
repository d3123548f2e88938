import { loadText } from "~/features/company/site/load-company";
import { activeFilters, filtersOf } from "~/features/tours/site/list/list-filters";
import { loadTourList } from "~/features/tours/site/list/load-tour-list";
import type { TourListPage } from "~/features/tours/site/list/tour-list-data";
import type { PublicLoad } from "~/supabase/public-load";
import { pageHref, pageWords } from "~/ui/pagination";
import { pageMeta } from "./seo/page-meta";

/** The data of a tour list. Its search results are not indexed, because they add no tours. */
export async function loadListPage(load: PublicLoad, url: string, page: TourListPage) {
  const [list, text] = await Promise.all([
    loadTourList(load, page.type, url),
    loadText(load, page.textName, page.text),
  ]);
  const filters = filtersOf(new URL(url).searchParams, list.categories);
  const isSearch = activeFilters(filters).length > 0;
  const query =
    isSearch || list.isWhole ? "" : pageHref("", { category: filters.category }, list.page);
  const name = list.names?.[filters.category] ?? filters.category;
  const part = query && [name, pageWords(list.page)].filter(Boolean).join(" · ");
  const { meta = [] } = await pageMeta(load, page.path, page.title, text, { query, part });
  return {
    ...list,
    text,
    meta: isSearch ? [...meta, { name: "robots", content: "noindex" }] : meta,
  };
}
