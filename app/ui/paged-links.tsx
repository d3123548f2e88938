import { Pagination } from "./pagination";

/** Links to the pages of a list, and the same for robots: `rel` prev and next in the head. */
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
      {page > 1 && <link rel="prev" href={hrefFor(page - 1)} />}
      {page < pageCount && <link rel="next" href={hrefFor(page + 1)} />}
      <Pagination {...{ page, pageCount, hrefFor, label }} />
    </div>
  );
}
