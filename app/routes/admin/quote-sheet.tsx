import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { type MetaArgs, replace, useSearchParams } from "react-router";
import { Loaded } from "~/editing/loaded";
import type { Quote } from "~/features/quotes/data";
import { quoteQuery, revisionQuery, sheetCompanyQuery } from "~/features/quotes/panel/queries";
import { sheetOf } from "~/features/quotes/schema";
import { QuoteSheetView } from "~/features/quotes/site/quote-sheet";
import { type Access, readAccess, useRestoredPage, useSessionWatch } from "~/panel/session";
import { SignInAgainDialog } from "~/panel/sign-in-again-dialog";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/quote-sheet";

export function meta(_: MetaArgs) {
  return [{ title: m.quote }, { name: "robots", content: "noindex" }];
}

export async function clientLoader(): Promise<Access> {
  const access = await readAccess();
  if (!access?.isAdmin) throw replace("/admin/login");
  return access;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return null;
}

/** Shows a quote or an earlier revision to the operator. Does not mark the quote as opened. */
export default function QuoteSheetScreen({ params, loaderData: { user } }: Route.ComponentProps) {
  useSessionWatch(user.id);
  useRestoredPage(user.id);
  const query = useQuery(quoteQuery(params.id));
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      <Loaded query={query} failure={m.errorLoadingSheet}>
        {(quote) => <Sheet quote={quote} />}
      </Loaded>
      <SignInAgainDialog email={user.email} />
    </main>
  );
}

function Sheet({ quote }: { quote: Quote }) {
  const [search] = useSearchParams();
  const requested = Number(search.get("revision") ?? quote.revision);
  const isCurrent = requested === quote.revision;
  const revision = useQuery({ ...revisionQuery(quote.id, requested), enabled: !isCurrent });
  const company = useQuery(sheetCompanyQuery);
  const sheet = sheetOf(isCurrent ? quote : { sheet: revision.data?.sheet });
  if (!isCurrent && revision.isPending) return null;
  if (!sheet) {
    return (
      <div className="wrap max-w-3xl py-8">
        <Notice tone="danger">{m.unknownRevision}</Notice>
      </div>
    );
  }
  return (
    <>
      <title>{m.quoteTitle({ number: quote.number })}</title>
      <Loaded query={company} failure={m.errorLoadingSheet}>
        {(company) => (
          <>
            <div className="wrap flex max-w-3xl flex-wrap items-center justify-between gap-3 pt-4 print:hidden">
              <p className="text-sm text-ink-muted">
                {isCurrent
                  ? m.revisionNow({ requested })
                  : m.revisionReplaced({ requested, revision: quote.revision })}
              </p>
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {m.print}
              </Button>
            </div>
            <QuoteSheetView
              company={company}
              payee={company.payee}
              number={quote.number}
              customerName={quote.customer_name}
              sheet={sheet}
              expiresOn={quote.expires_on}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
