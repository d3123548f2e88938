import {
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useOptimistic,
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
  inWords,
  type ListFilters,
  listHref,
  needsDatabase,
  searchOf,
} from "./list-filters";
import { SearchForm } from "./search-form";
import { nothingFound, searchTours, type TourListData } from "./search-tours";

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
        <FilteredTours path={path} frieze={frieze} data={data} />
      </Suspense>
    </>
  );
}

/** The browser searches up to `TOURS_ON_PAGE` tours. The server searches longer lists (spec §2). */
function FilteredTours({
  path,
  frieze,
  data,
}: {
  path: string;
  frieze: string;
  data: TourListData;
}) {
  const { page, pageCount } = data;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const loaded = filtersOf(address, data.categories);
  const [chosen, setChosen] = useOptimistic(loaded);
  /** The text of the search box that is not in the URL yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const filters = typed === null ? chosen : { ...chosen, q: typed };
  const isOnServer = (wanted: ListFilters) => !data.isComplete || needsDatabase(wanted);
  // Until the server responds, the page shows the results for the current URL.
  const shown = isOnServer(filters) ? loaded : filters;
  const found =
    data.isComplete && !isOnServer(shown)
      ? searchTours(data.tours, searchOf(shown))
      : (data.found ?? nothingFound);
  const { category } = filters;
  const isSearch = activeFilters(shown).length > 0;

  function open(wanted: ListFilters, replace = false) {
    return navigate(listHref(path, wanted), {
      replace,
      preventScrollReset: true,
      defaultShouldRevalidate: isOnServer(wanted) || isOnServer(filters),
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
      await open(filters, address.has("q"));
      // In the same transition as the new URL: before it, the box would show the old URL's text.
      startTransition(() => setTyped((now) => (now === typed ? null : now)));
    });
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(openTyped, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const closing = <SomethingElse frieze={frieze} />;
  const isClosedByGrid = found.total > 0 && page === pageCount;
  return (
    <>
      <div className="band pb-5 md:pb-6">
        <div className="wrap">
          {(data.tours.length > 0 || isSearch) && (
            <Suspense>
              <SearchForm
                path={path}
                filters={filters}
                found={found}
                onType={setTyped}
                onChoose={(wanted) => startTransition(() => choose(wanted))}
              />
            </Suspense>
          )}
        </div>
      </div>
      <section aria-labelledby="tours" className="wrap pt-3 pb-14 md:pt-5 md:pb-20">
        <h2 id="tours" className="sr-only">
          {category || "Our tours"}
        </h2>
        <div className="mb-3 flex flex-wrap items-center gap-x-6 md:mb-5">
          <CategoryFilter
            path={path}
            categories={data.categories}
            filters={filters}
            counts={isSearch ? found.categories : null}
            onChoose={(name) => choose({ ...filters, category: name })}
          />
          <p role="status" className="text-ink-muted">
            {found.total === 1 ? "1 tour" : `${found.total} tours`}
          </p>
          {isSearch && (
            <p className="flex flex-wrap items-center gap-x-4 text-ink-muted md:w-full">
              {inWords(shown)}
              <Link
                to={path}
                onClick={() => setTyped(null)}
                preventScrollReset
                defaultShouldRevalidate={isOnServer(filters)}
                className="detail-link"
              >
                Clear
              </Link>
            </p>
          )}
        </div>
        {found.total > 0 ? (
          <Suspense>
            <TourGrid
              tours={byId(data.tours, found.ids)}
              priorityCount={2}
              closing={isClosedByGrid && closing}
            />
          </Suspense>
        ) : isSearch ? (
          <NothingFound wanted={inWords(shown)} nearest={byId(data.tours, found.nearest)} />
        ) : (
          <EmptyState title="No tours found in this category." />
        )}
        <PagedLinks
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => listHref(path, filters, number)}
          label="Pages of tours"
        />
        {!isClosedByGrid && <ul className="tour-grid mt-12">{closing}</ul>}
      </section>
    </>
  );
}

/** The call to action, which fills up the last row of the list. */
function SomethingElse({ frieze }: { frieze: string }) {
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
        <img src={`/posters/frieze-${frieze}.svg`} alt="" loading="lazy" width={960} height={400} />
      </div>
    </li>
  );
}

/** Debounces typing. */
const TYPING_MS = 250;

/** The closest matches, and a WhatsApp link with the search in its text. */
function NothingFound({ wanted, nearest }: { wanted: string; nearest: ShownCard[] }) {
  const company = useCompany();
  const text = `Hi, I am looking for a tour: ${wanted}. Can you plan it?`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line-strong p-5">
        <p>
          <strong>No tour matches your search.</strong> Ask us: we also plan custom tours.
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

function byId<T extends ShownCard>(tours: T[], ids: string[]): T[] {
  return ids.flatMap((id) => tours.find((tour) => tour.id === id) ?? []);
}
