import { pageOf } from "virtual:messages/pagination";
import * as m from "virtual:messages/panel-editing";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { Pagination } from "~/ui/pagination";
import { useFocusAfterEntry } from "./deletion";
import { rememberList } from "./last-list";
import { Loaded } from "./loaded";
import type { ListPage } from "./read";

/** Renders one page of a list and links to its other pages. The page number is in the URL. */
export function PagedList<Row>({
  query,
  failure,
  empty,
  param = "page",
  label,
  children,
}: {
  query: UseQueryResult<ListPage<Row>>;
  /** The load-error text of spec §8. */
  failure: string;
  empty: ReactNode;
  /** The URL parameter. A screen with several lists needs one for each. */
  param?: string;
  /** The accessible name of the links, for a screen with several lists. */
  label?: string;
  children: (page: ListPage<Row>) => ReactNode;
}) {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  useEffect(() => rememberList(pathname, search), [pathname, search]);
  const followFocus = useFocusAfterEntry();
  function hrefFor(page: number): string {
    const others = new URLSearchParams(params);
    others.delete(param);
    if (page > 1) others.set(param, String(page));
    return others.size > 0 ? `${pathname}?${others}` : pathname;
  }
  return (
    <Loaded query={query} failure={failure}>
      {(shown) =>
        shown.rows.length === 0 ? (
          empty
        ) : (
          <ShownPage {...shown} label={label} takesFocus={param !== "page"}>
            <div className="contents" {...followFocus}>
              {children(shown)}
            </div>
            <Pagination
              page={shown.page}
              pageCount={shown.pageCount}
              hrefFor={hrefFor}
              label={label}
            />
          </ShownPage>
        )
      }
    </Loaded>
  );
}

/**
 * With `takesFocus`, another page of the list gets the focus. For the parameter `page`, `PageStart` (root.tsx)
 * does this.
 */
function ShownPage({
  page,
  pageCount: count,
  label,
  takesFocus,
  children,
}: {
  page: number;
  pageCount: number;
  label: string | undefined;
  takesFocus: boolean;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const isBackOrForward = useNavigationType() === "POP";
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !list.current?.contains(activeElement);
    if (!takesFocus || isBackOrForward || isElsewhere) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page, takesFocus, isBackOrForward]);
  const named = takesFocus && {
    role: "group",
    tabIndex: -1,
    "aria-label": `${label}: ${pageOf({ page, count })}`,
  };
  return (
    <div ref={list} {...named} className="flex flex-col gap-4">
      {children}
    </div>
  );
}

const counts = {
  category: m.categoryCount,
  enquiry: m.enquiryCount,
  image: m.imageCount,
  item: m.itemCount,
  link: m.linkCount,
  page: m.pageCount,
  picture: m.pictureCount,
  question: m.questionCount,
  quote: m.quoteCount,
  review: m.reviewCount,
  section: m.sectionCount,
  testimonial: m.testimonialCount,
  tour: m.tourCount,
  word: m.wordCount,
};

/** The number of rows on all pages, such as "26 tours". */
export function ListCount({
  query: { data },
  noun,
}: {
  query: UseQueryResult<ListPage<unknown>>;
  noun: keyof typeof counts;
}) {
  return (
    <p role="status" className="text-sm text-ink-muted">
      {data && counts[noun]({ count: data.total })}
    </p>
  );
}
