import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { Link, useSearchParams } from "react-router";
import { SearchedList } from "~/editing/searched-list";
import { Table, TableHead } from "~/editing/table";
import type { Quote } from "~/features/quotes/data";
import { totalOf } from "~/features/quotes/money";
import { OpenedBadge } from "~/features/quotes/panel/opened-badge";
import { quotesPageQuery } from "~/features/quotes/panel/queries";
import { sheetOf } from "~/features/quotes/schema";
import { AdminHeader } from "~/panel/admin-header";
import { ButtonLink } from "~/ui/button";
import { shortDate } from "~/ui/dates";
import { EmptyState } from "~/ui/empty-state";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";
import { inRupees } from "~/ui/text";

export default function Quotes() {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const query = useQuery(quotesPageQuery(search, pageOf(params)));
  return (
    <>
      <AdminHeader
        title={m.quotes}
        text={m.newestFirst}
        action={
          <ButtonLink to="/admin/quotes/new">
            <Plus aria-hidden="true" />
            {m.makeAQuote}
          </ButtonLink>
        }
      />
      <SearchedList
        query={query}
        noun="quote"
        placeholder={m.searchHint}
        failure={m.errorLoadingQuotes}
        empty={
          <EmptyState
            title={m.noQuotesYet}
            text={m.makeFromTourHint}
            action={
              <ButtonLink to="/admin/tours" variant="secondary">
                {m.goToTheTours}
              </ButtonLink>
            }
          />
        }
      >
        {(quotes) => <QuoteTable quotes={quotes} />}
      </SearchedList>
    </>
  );
}

function QuoteTable({ quotes }: { quotes: Quote[] }) {
  return (
    <Table label={m.quotes} isStacked>
      <TableHead columns={[m.number, m.customer, m.tour, m.total, m.validUntil, m.opened]} />
      <tbody>
        {quotes.map((quote) => {
          const sheet = sheetOf(quote);
          return (
            <tr key={quote.id}>
              <th scope="row" className="whitespace-nowrap">
                <Link
                  to={`/admin/quotes/${quote.id}`}
                  className="inline-flex min-h-11 items-center font-semibold underline"
                >
                  {quote.number}
                </Link>
              </th>
              <td className="lg:min-w-40">{markLanguage(quote.customer_name)}</td>
              <td>{markLanguage(sheet?.title)}</td>
              <td className="whitespace-nowrap">{sheet && inRupees(totalOf(sheet.lines))}</td>
              <td className="whitespace-nowrap">
                <span className="lg:sr-only">{m.validUntil} </span>
                {shortDate(quote.expires_on)}
              </td>
              <td>
                <span className="flex flex-wrap gap-1">
                  <OpenedBadge quote={quote} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
