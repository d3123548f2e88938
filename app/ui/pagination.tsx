import * as m from "virtual:messages/pagination";
import { Fragment } from "react";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { chevronLeftIcon, chevronRightIcon } from "./icons";
import { language, pathIn } from "./languages";

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label = m.pages,
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
}) {
  if (pageCount <= 1) return null;
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <ButtonLink variant="quiet" size="icon" to={hrefFor(page - 1)} aria-label={m.previous}>
          <Icon path={chevronLeftIcon} />
        </ButtonLink>
      )}
      <span className="px-3 sm:hidden">{m.pageOf({ page, count: pageCount })}</span>
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && number !== (numbers[index - 1] ?? 0) + 1 && (
            <span aria-hidden="true" className="px-1 text-ink-muted max-sm:hidden">
              …
            </span>
          )}
          <ButtonLink
            variant={number === page ? "secondary" : "quiet"}
            size="icon"
            className="max-sm:hidden"
            to={hrefFor(number)}
            aria-label={m.page({ page: number })}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </ButtonLink>
        </Fragment>
      ))}
      {page < pageCount && (
        <ButtonLink variant="quiet" size="icon" to={hrefFor(page + 1)} aria-label={m.next}>
          <Icon path={chevronRightIcon} />
        </ButtonLink>
      )}
    </nav>
  );
}

/** `Pagination`, with `<link rel="prev">` and `<link rel="next">` for search engines. */
export function PagedLinks({
  page,
  pageCount,
  hrefFor,
  label,
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label: string;
}) {
  if (pageCount <= 1) return null;
  return (
    <div className="mt-12">
      {page > 1 && <link rel="prev" href={pathIn(language, hrefFor(page - 1))} />}
      {page < pageCount && <link rel="next" href={pathIn(language, hrefFor(page + 1))} />}
      <Pagination {...{ page, pageCount, hrefFor, label }} />
    </div>
  );
}

/** The numbers of the first, current and last page, and of the pages next to the current one. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  // If a gap would hide only one page, show that page instead.
  if (page === 4) wanted.push(2);
  if (page === pageCount - 3) wanted.push(pageCount - 1);
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
}

/** "Page 2", or "" for the first page. */
export function pageWords(page: number): string {
  return page > 1 ? m.page({ page }) : "";
}

/** The page number in the URL parameter `name`, also before what a chat adds: "2).". It is 1 if missing or invalid. */
export function pageOf(search: URLSearchParams, name = "page"): number {
  const page = Number(
    search
      .get(name)
      ?.slice(0, 20)
      .replace(/[^\d]+$/, ""),
  );
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** The URL of one page of a list. The URL of the first page has no page number. */
export function pageHref(path: string, fields: Record<string, string | null>, page: number) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
