import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { LoadFailure } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { PagedList } from "~/editing/paged-list";
import { pageOf } from "~/ui/pagination";
import { OpenedBadge } from "./opened-badge";
import { quotesOfEnquiryQuery } from "./queries";

const PAGE = "quotes";

/** The quotes that were made from an enquiry, newest first. Nothing if there are none. */
export function QuotesOfEnquiry({ enquiryId }: { enquiryId: string }) {
  const [params] = useSearchParams();
  const query = useQuery(quotesOfEnquiryQuery(enquiryId, pageOf(params, PAGE)));
  if (!query.data) {
    return query.isError && <LoadFailure text={m.errorLoadingQuotes} onRetry={query.refetch} />;
  }
  if (query.data.total === 0) return null;
  return (
    <section aria-labelledby="quotes" className="mb-8 border-b border-line pb-8">
      <h2 id="quotes" className="mb-1 text-xl">
        {m.quotes}
      </h2>
      <PagedList query={query} failure="" empty={null} param={PAGE} label={m.quotes}>
        {({ rows }) => (
          <ul>
            {rows.map((quote) => (
              <li
                key={quote.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-1 last:border-0"
              >
                <Link
                  to={`/admin/quotes/${quote.id}`}
                  className="inline-flex min-h-11 items-center font-semibold underline"
                >
                  {quote.number}
                </Link>
                <OpenedBadge quote={quote} />
                <span className="ml-auto text-sm text-ink-muted">
                  <Moment at={quote.created_at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
