import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { island } from "~/ui/island";
import { pageHref } from "~/ui/page-of";
import { CategoryFilter } from "./category-filter";
import type { TourListData } from "./load-tour-list";
import { noteShownList } from "./reload-rule";
import { TourGrid } from "./tour-grid";

const PageHeader = island(() => import("~/ui/page-header").then((part) => part.PageHeader));
const EmptyState = island(() => import("~/ui/empty-state").then((part) => part.EmptyState));
const ListEnd = island(() => import("./list-end").then((part) => part.ListEnd));

/** What makes a list in pages a document of its own; a whole list is one, whatever it is filtered by. */
export function listQuery(data: TourListData | undefined, search: string): string {
  if (!data || data.isWhole) return "";
  return pageHref("", { category: new URLSearchParams(search).get("category") }, data.page);
}

/** One of the two tour lists: hero, category filter, tours, call to action (spec §2). */
export function TourList({
  path,
  frieze,
  eyebrow,
  title,
  text,
  data,
}: {
  path: string;
  frieze: "domestic" | "international";
  eyebrow: string;
  title: string;
  text: string;
  data: TourListData;
}) {
  const [search] = useSearchParams();
  const chosen = search.get("category") || null;
  const { isWhole, page, pageCount } = data;
  const isFiltered = isWhole && chosen !== null;
  const tours = isFiltered ? data.tours.filter(({ category }) => category === chosen) : data.tours;
  const total = isFiltered ? tours.length : data.total;
  useEffect(() => noteShownList({ isWhole }), [isWhole]);
  return (
    <>
      <PageHeader frieze={frieze} eyebrow={eyebrow} title={title} text={text} />
      <section aria-labelledby="tours" className="wrap py-10 md:py-14">
        <CategoryFilter path={path} categories={data.categories} chosen={chosen} />
        <div className="mt-8 mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="tours" className="text-2xl">
            {chosen ?? "Our tours"}
          </h2>
          <p role="status" className="text-ink-muted">
            {total === 1 ? "1 tour" : `${total} tours`}
          </p>
        </div>
        {tours.length > 0 ? (
          <TourGrid tours={tours} priorityCount={2} />
        ) : (
          <EmptyState title="No tours found in this category." />
        )}
      </section>
      <ListEnd path={path} chosen={chosen} page={page} pageCount={pageCount} />
    </>
  );
}
