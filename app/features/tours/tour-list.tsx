import { Suspense, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { PagedLinks, pageHref } from "~/ui/pagination";
import { Section } from "~/ui/section";
import { CategoryFilter } from "./category-filter";
import type { TourListData } from "./load-tour-list";
import { TourGrid } from "./tour-grid";

/** Shown when the server cannot be reached (spec §8). */
export const noTours: TourListData = {
  tours: [],
  total: 0,
  page: 1,
  pageCount: 1,
  isComplete: true,
  categories: [],
};

/** The query of a list page's canonical URL. A list that was sent complete has one URL. */
export function listQuery(data: TourListData | undefined, search: string): string {
  if (!data || data.isComplete) return "";
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
  return (
    <>
      <PageHeader frieze={frieze} eyebrow={eyebrow} title={title} text={text} />
      <Suspense>
        <FilteredTours path={path} data={data} />
      </Suspense>
      <Suspense>
        <Section
          tone="sunken"
          title="Something else in mind?"
          text="Tell us the place, the days and who is coming. We will send you a plan with its price."
          action={
            <ButtonLink to="/contact-us" size="lg" prefetch="intent">
              Contact Us
            </ButtonLink>
          }
        />
      </Suspense>
    </>
  );
}

/**
 * With at most 60 tours (`COMPLETE_LIST`) the browser has them all and filters them (spec §2); a longer
 * list is filtered and paged by the server.
 */
function FilteredTours({ path, data }: { path: string; data: TourListData }) {
  const { isComplete, page, pageCount } = data;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(search.get("category") || null);
  const isFiltered = isComplete && chosen !== null;
  const tours = isFiltered ? data.tours.filter(({ category }) => category === chosen) : data.tours;
  const total = isFiltered ? tours.length : data.total;

  async function choose(category: string | null) {
    setChosen(category);
    await navigate(pageHref(path, { category }, 1), {
      preventScrollReset: true,
      defaultShouldRevalidate: !isComplete,
    });
  }

  return (
    <section aria-labelledby="tours" className="wrap py-10 md:py-14">
      <CategoryFilter path={path} categories={data.categories} chosen={chosen} onChoose={choose} />
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
      <PagedLinks
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => pageHref(path, { category: chosen }, number)}
        label="Pages of tours"
      />
    </section>
  );
}
