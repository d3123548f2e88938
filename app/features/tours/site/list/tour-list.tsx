import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/list";
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
import { chatLink } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { chatIcon, closeIcon } from "~/ui/icons";
import { language, pathIn } from "~/ui/languages";
import { mark, markLanguage } from "~/ui/mark-language";
import { PageHeader } from "~/ui/page-header";
import { PagedLinks } from "~/ui/pagination";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import { showFocused } from "~/ui/scroll-strip";
import { TourGrid } from "../card/tour-grid";
import { type Party, withoutEnd, withParty } from "../party";
import { useKnownParty, useParty } from "../use-party";
import { CategoryFilter } from "./category-filter";
import {
  activeFilters,
  filtersOf,
  hasOnlyCategory,
  type ListFilters,
  listHref,
  partyText,
  shownOf,
} from "./list-filters";
import { SearchForm } from "./search-form";
import {
  SEARCH_DEBOUNCE_MS,
  TOURS_ON_PAGE,
  type TourListData,
  type TourListPage,
} from "./tour-list-data";

interface Props {
  page: TourListPage;
  data: TourListData & { text: string };
}

/** A list of tours: hero with the search, category filter, tours, call to action (spec §2). */
export function TourList(props: Props) {
  return (
    <Suspense>
      <WithPictureMetadata metadata={props.data.pictures}>
        <FilteredTours {...props} />
      </WithPictureMetadata>
    </Suspense>
  );
}

/** If the page has all tours, the browser filters them by category. The server does every other filter (spec §2). */
function FilteredTours({ page: { type, path, title, eyebrow }, data }: Props) {
  const { isWhole, tours, counts, pageCount } = data;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const partyInUrl = useParty();
  const loaded = filtersOf(query, data.categories);
  const [chosen, setChosen] = useOptimistic(loaded);
  /** The text of the search box that is not in the URL yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const filters = typed === null ? chosen : { ...chosen, q: typed };
  /** The text of the box as it was typed: the URL has it without a space at its end. */
  const [written, setWritten] = useState("");
  const boxText = typed ?? (withoutEnd(written) === chosen.q ? written : chosen.q);
  const canFilterHere = (wanted: ListFilters) => isWhole && hasOnlyCategory(wanted);
  // Until the server responds, the page shows the results for the current URL.
  const { category } = canFilterHere(filters) ? filters : loaded;
  const isSearch = activeFilters(loaded).length > 0;
  const ofCategory =
    isWhole && category ? tours.filter((tour) => tour.category === category) : tours;
  const total = isWhole ? ofCategory.length : data.total;
  const shownLimit = category === loaded.category ? shownOf(query) : TOURS_ON_PAGE;
  const shown = isWhole ? ofCategory.slice(0, shownLimit) : tours;
  const party = { ...useKnownParty(), from: loaded.from || data.party.from };

  /** Keeps the party of the URL. The starting city is one of the filters. */
  function withUrlParty(href: string): string {
    const from = new URLSearchParams(href.split("?")[1]).get("from") ?? undefined;
    return withParty(href, { ...partyInUrl, from });
  }

  function open(wanted: ListFilters, replace = false) {
    return navigate(withUrlParty(listHref(path, wanted)), {
      replace,
      // The focus stays in the form, also where the list leaves its second page.
      state: "list",
      preventScrollReset: true,
      defaultShouldRevalidate: !canFilterHere(wanted),
    });
  }

  async function choose(wanted: ListFilters) {
    setTyped(null);
    setChosen(wanted);
    await open(wanted);
  }

  const openTyped = useEffectEvent(() => {
    const isLeaving =
      navigation.location && navigation.location.pathname !== pathIn(language, path);
    if (typed === null || isLeaving) return;
    startTransition(async () => {
      // Replaces the history entry, so that Back leaves the search instead of removing one letter.
      await open(filters, query.has("q"));
      // After `await`, an update needs a transition of its own. Without it, the box would briefly show the old text.
      startTransition(() => setTyped((now) => (now === typed ? null : now)));
    });
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(openTyped, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const status = useRef<HTMLParagraphElement>(null);
  /** A removed pill takes the focus with it. */
  function leavePill() {
    setTyped(null);
    status.current?.focus({ preventScroll: true });
  }

  const list = useRef<HTMLElement>(null);
  /** The position of the first tour that "Show more" adds. It gets the focus. */
  const firstAdded = useRef<number>(null);
  useEffect(() => {
    if (firstAdded.current === null || firstAdded.current >= shown.length) return;
    const links = list.current?.querySelectorAll<HTMLAnchorElement>("article a");
    links?.[firstAdded.current]?.focus({ preventScroll: true });
    firstAdded.current = null;
  }, [shown.length]);

  const callToAction = <SomethingElse />;
  const isAllShown = isWhole ? shown.length === total : data.page === pageCount;
  const endsWithCallToAction = total > 0 && isAllShown;
  // The browser changes the category of a whole list without the server.
  const ofWhole = category ? [{ text: data.names?.[category] ?? category, rest: "" }] : [];
  const parts = isWhole ? ofWhole : data.parts;
  const pills = parts.map(({ text, rest }) => ({ text, to: withUrlParty(path + rest) }));
  if (partyInUrl.people && !data.party.people) {
    const to = withParty(listHref(path, loaded), { date: partyInUrl.date, from: loaded.from });
    pills.push({ text: partyText(partyInUrl), to });
  }
  return (
    <>
      {!isSearch && (
        <PageHeader
          frieze={type ?? "international"}
          isLow
          eyebrow={eyebrow}
          title={title}
          text={markLanguage(data.text)}
        />
      )}
      <div className={classNames("band", isSearch ? "pt-3 max-2xs:pb-3 md:py-5" : "pb-5 md:pb-6")}>
        <div className="wrap">
          {isSearch && <h1 className="text-2xl max-md:sr-only md:pb-3">{title}</h1>}
          {(tours.length > 0 || isSearch) && (
            <Suspense>
              <SearchForm
                path={path}
                filters={filters}
                boxText={boxText}
                counts={counts}
                names={data.names}
                isSearch={isSearch}
                onType={(text) => {
                  setTyped(text);
                  setWritten(text);
                }}
                onChoose={(wanted) => startTransition(() => choose(wanted))}
              />
            </Suspense>
          )}
        </div>
      </div>
      <section
        ref={list}
        aria-labelledby="tours"
        className={classNames("wrap pb-14 md:pt-5 md:pb-20", isSearch ? "pt-1" : "pt-3")}
      >
        <h2 id="tours" className="sr-only">
          {markLanguage(data.names?.[category] ?? category) || m.ourTours}
        </h2>
        <div className="mb-2 flex flex-wrap items-center gap-x-6 md:mb-5">
          <CategoryFilter
            path={path}
            categories={data.categories}
            names={data.names}
            filters={filters}
            counts={isSearch ? counts.categories : null}
            onChoose={(name) => choose({ ...filters, category: name })}
          />
          <div
            className={classNames(
              "scroll-strip -mx-4 flex max-w-[100vw] items-center gap-2 overflow-x-auto px-4 whitespace-nowrap md:mx-0 md:flex-wrap md:px-0",
              isSearch && "md:mt-1.5 md:w-full",
            )}
          >
            <p ref={status} role="status" tabIndex={-1} className="mr-2 text-nowrap text-ink-muted">
              {m.tours({ count: total })}
            </p>
            {pills.map(({ text, to }) => (
              <Link
                key={text}
                to={to}
                state="list"
                onClick={leavePill}
                onFocus={showFocused}
                preventScrollReset
                aria-label={m.remove({ text })}
                className="pill"
              >
                <span>{markLanguage(text)}</span>
                <Icon path={closeIcon} />
              </Link>
            ))}
            {/* With one pill, the pill itself clears the search. */}
            {isSearch && pills.length !== 1 && (
              <Link
                to={withUrlParty(path)}
                state="list"
                onClick={leavePill}
                onFocus={showFocused}
                preventScrollReset
                className="detail-link"
              >
                {m.clear}
              </Link>
            )}
          </div>
        </div>
        {total > 0 ? (
          <Suspense>
            <TourGrid
              tours={shown}
              party={party}
              priorityCount={2}
              closing={endsWithCallToAction && callToAction}
            />
          </Suspense>
        ) : isSearch ? (
          <NothingFound data={data} party={party} wanted={pills.map(({ text }) => text)} />
        ) : (
          <EmptyState title={m.noneInCategory} />
        )}
        {!isWhole ? (
          <PagedLinks
            page={data.page}
            pageCount={pageCount}
            hrefFor={(page) => withUrlParty(listHref(path, filters, page))}
            label={m.pagesOfTours}
          />
        ) : (
          !isAllShown && (
            <ShowMore
              to={withUrlParty(listHref(path, filters, 1, shownLimit + TOURS_ON_PAGE))}
              onClick={() => {
                firstAdded.current = shown.length;
              }}
            />
          )
        )}
        {!endsWithCallToAction && <ul className="tour-grid mt-12">{callToAction}</ul>}
      </section>
    </>
  );
}

/** A link, so that the next tours can be reached without JavaScript and by search engines. */
function ShowMore({ to, onClick }: { to: string; onClick: () => void }) {
  return (
    <p className="mt-12 text-center">
      <link rel="next" href={pathIn(language, to)} />
      <ButtonLink
        to={to}
        replace
        preventScrollReset
        defaultShouldRevalidate={false}
        onClick={onClick}
        variant="secondary"
        size="lg"
      >
        {m.showMore}
      </ButtonLink>
    </p>
  );
}

/** The call to action, which fills up the last row of the list. */
function SomethingElse() {
  return (
    <li className="closing">
      <div className="band">
        <h2 className="text-3xl">{m.somethingElse}</h2>
        <p className="mt-3 text-structure-muted">{m.somethingElseText}</p>
        <ButtonLink to="/contact-us" size="lg" className="mt-5">
          {frame.contactUs}
        </ButtonLink>
        <img src="/posters/frieze-contact.svg" alt="" loading="lazy" width={960} height={400} />
      </div>
    </li>
  );
}

/** The closest tours, each with how it differs, and a WhatsApp link with the search in its text. */
function NothingFound({
  data: { missing, tours },
  party,
  wanted,
}: {
  data: TourListData;
  party: Party;
  wanted: string[];
}) {
  const company = useCompany();
  const text = m.looking({ wanted: wanted.join(", ") });
  return (
    <>
      <h2 className="-mt-2 mb-0.5 font-sans text-base md:mt-0 md:mb-4 md:text-xl">
        {tours.length > 0 ? m.noMatchButNearest : m.noMatch}
      </h2>
      {tours.length > 0 && <TourGrid tours={tours} party={party} priorityCount={2} />}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line-strong p-5">
        <p className="wrap-anywhere">
          {missing.length > 0 && (
            <>
              {m.notMentioned({
                mark,
                words: missing.reduce((one, other) => m.either({ one, other })),
              })}{" "}
            </>
          )}
          {m.askUs}
        </p>
        <ButtonLink
          to={chatLink(company.enquiry_number, text)}
          target="_blank"
          rel="noopener"
          className="wrap-anywhere"
        >
          <Icon path={chatIcon} />
          {m.askOnWhatsApp}
        </ButtonLink>
      </div>
    </>
  );
}
