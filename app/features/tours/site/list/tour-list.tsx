import {
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
  useRef,
  useState,
} from "react";
import { Link, useNavigate, useNavigation, useSearchParams } from "react-router";
import { chatLink, enquiryNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { chatIcon } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";
import { PagedLinks } from "~/ui/pagination";
import type { ShownCard } from "../card/shown-cards";
import { TourGrid } from "../card/tour-grid";
import { CategoryFilter } from "./category-filter";
import {
  activeFilters,
  filtersOf,
  hasOnlyCategory,
  type ListFilters,
  listHref,
  shownOf,
} from "./list-filters";
import { SearchForm } from "./search-form";
import { TOURS_ON_PAGE, type TourListData } from "./tour-list-data";

/** A list of tours: hero with the search, category filter, tours, call to action (spec §2). */
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
      <PageHeader frieze={frieze} isLow eyebrow={eyebrow} title={title} text={text} />
      <Suspense>
        <FilteredTours path={path} data={data} />
      </Suspense>
    </>
  );
}

/** The browser filters a whole list by category. The server does everything else (spec §2). */
function FilteredTours({ path, data }: { path: string; data: TourListData }) {
  const { isWhole, tours, counts, pageCount } = data;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const loaded = filtersOf(query, data.categories);
  const [chosen, setChosen] = useOptimistic(loaded);
  /** The text of the search box that is not in the URL yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const filters = typed === null ? chosen : { ...chosen, q: typed };
  const isLoaded = (wanted: ListFilters) => isWhole && hasOnlyCategory(wanted);
  // Until the server responds, the page shows the results for the current URL.
  const { category } = isLoaded(filters) ? filters : loaded;
  const isSearch = activeFilters(loaded).length > 0;
  const ofCategory =
    isWhole && category ? tours.filter((tour) => tour.category === category) : tours;
  const total = isWhole ? ofCategory.length : data.total;
  const most = category === loaded.category ? shownOf(query) : TOURS_ON_PAGE;
  const shown = isWhole ? ofCategory.slice(0, most) : tours;

  function open(wanted: ListFilters, replace = false) {
    return navigate(listHref(path, wanted), {
      replace,
      preventScrollReset: true,
      defaultShouldRevalidate: !isLoaded(wanted),
    });
  }

  async function choose(wanted: ListFilters) {
    setTyped(null);
    setChosen(wanted);
    await open(wanted);
  }

  const openTyped = useEffectEvent(() => {
    const isLeaving = navigation.location && navigation.location.pathname !== path;
    if (typed === null || isLeaving) return;
    startTransition(async () => {
      // Replaces the history entry, so that Back leaves the search instead of removing one letter.
      await open(filters, query.has("q"));
      // In the same transition as the new URL: before it, the box would show the old URL's text.
      startTransition(() => setTyped((now) => (now === typed ? null : now)));
    });
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(openTyped, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const list = useRef<HTMLElement>(null);
  /** The position of the first tour that "Show more" adds. It gets the focus. */
  const firstAdded = useRef<number>(null);
  useEffect(() => {
    if (firstAdded.current === null || firstAdded.current >= shown.length) return;
    const links = list.current?.querySelectorAll<HTMLAnchorElement>("article a");
    links?.[firstAdded.current]?.focus({ preventScroll: true });
    firstAdded.current = null;
  }, [shown.length]);

  const closing = <SomethingElse />;
  const isAllShown = isWhole ? shown.length === total : data.page === pageCount;
  const isClosedByGrid = total > 0 && isAllShown;
  return (
    <>
      <div className="band pb-5 md:pb-6">
        <div className="wrap">
          {(tours.length > 0 || isSearch) && (
            <Suspense>
              <SearchForm
                path={path}
                filters={filters}
                counts={counts}
                onType={setTyped}
                onChoose={(wanted) => startTransition(() => choose(wanted))}
              />
            </Suspense>
          )}
        </div>
      </div>
      <section ref={list} aria-labelledby="tours" className="wrap pt-3 pb-14 md:pt-5 md:pb-20">
        <h2 id="tours" className="sr-only">
          {category || "Our tours"}
        </h2>
        <div className="mb-3 flex flex-wrap items-center gap-x-6 md:mb-5">
          <CategoryFilter
            path={path}
            categories={data.categories}
            filters={filters}
            counts={isSearch ? counts.categories : null}
            onChoose={(name) => choose({ ...filters, category: name })}
          />
          <p role="status" className="text-ink-muted">
            {total === 1 ? "1 tour" : `${total} tours`}
          </p>
          {isSearch && (
            <p className="flex flex-wrap items-center gap-x-4 text-ink-muted md:w-full">
              {data.words}
              <Link
                to={path}
                onClick={() => setTyped(null)}
                preventScrollReset
                className="detail-link"
              >
                Clear
              </Link>
            </p>
          )}
        </div>
        {total > 0 ? (
          <Suspense>
            <TourGrid tours={shown} priorityCount={2} closing={isClosedByGrid && closing} />
          </Suspense>
        ) : isSearch ? (
          <NothingFound wanted={data.words} missing={data.missing} nearest={tours} />
        ) : (
          <EmptyState title="No tours found in this category." />
        )}
        {!isWhole ? (
          <PagedLinks
            page={data.page}
            pageCount={pageCount}
            hrefFor={(page) => listHref(path, filters, page)}
            label="Pages of tours"
          />
        ) : (
          !isAllShown && (
            <ShowMore
              to={listHref(path, filters, 1, most + TOURS_ON_PAGE)}
              onClick={() => {
                firstAdded.current = shown.length;
              }}
            />
          )
        )}
        {!isClosedByGrid && <ul className="tour-grid mt-12">{closing}</ul>}
      </section>
    </>
  );
}

/** A link, so that the next tours can be reached without JavaScript and by search engines. */
function ShowMore({ to, onClick }: { to: string; onClick: () => void }) {
  return (
    <p className="mt-12 text-center">
      <link rel="next" href={to} />
      <ButtonLink
        to={to}
        replace
        preventScrollReset
        defaultShouldRevalidate={false}
        onClick={onClick}
        variant="secondary"
        size="lg"
      >
        Show more
      </ButtonLink>
    </p>
  );
}

/** The call to action, which fills up the last row of the list. */
function SomethingElse() {
  return (
    <li className="closing">
      <div className="band">
        <h2 className="text-3xl">Something else in mind?</h2>
        <p className="mt-3 text-structure-muted">
          Tell us the place, the days and who is coming. We will send you a plan with its price.
        </p>
        <ButtonLink to="/contact-us" size="lg" prefetch="intent" className="mt-5">
          Contact Us
        </ButtonLink>
        <img src="/posters/frieze-contact.svg" alt="" loading="lazy" width={960} height={400} />
      </div>
    </li>
  );
}

/** Debounces typing. */
const TYPING_MS = 250;

/** The closest matches, and a WhatsApp link with the search in its text. */
function NothingFound({
  wanted,
  missing,
  nearest,
}: {
  wanted: string;
  missing: string[];
  nearest: ShownCard[];
}) {
  const company = useCompany();
  const text = `Hi, I am looking for a tour: ${wanted}. Can you plan it?`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line-strong p-5">
        <p>
          <strong>No tour matches your search.</strong>{" "}
          {missing.length > 0 && `No tour mentions ${missing.join(" or ")}. `}
          Ask us: we also plan custom tours.
        </p>
        <ButtonLink
          to={chatLink(enquiryNumber(company.whatsapp_number), text)}
          target="_blank"
          rel="noopener"
        >
          <Icon path={chatIcon} />
          Ask on WhatsApp
        </ButtonLink>
      </div>
      {nearest.length > 0 && (
        <>
          <h2 className="mt-10 mb-6 text-2xl">You may also like</h2>
          <TourGrid tours={nearest} />
        </>
      )}
    </>
  );
}
