import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import Link2 from "lucide-react/icons/link-2";
import MessageCircle from "lucide-react/icons/message-circle";
import Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { copyText } from "~/editing/copy-text";
import { DeleteButton } from "~/editing/deletion";
import { lastList } from "~/editing/last-list";
import { Loaded } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { PagedList } from "~/editing/paged-list";
import { publicPageUrl, useSiteUrl } from "~/editing/site-url";
import { forgetUnsavedWork, useHasTypedText } from "~/editing/unsaved-work";
import type { Quote } from "~/features/quotes/data";
import { OpenedBadge } from "~/features/quotes/panel/opened-badge";
import {
  quoteQuery,
  revisionsQuery,
  useDeleteQuote,
  useSaveQuote,
} from "~/features/quotes/panel/queries";
import { QuoteForm } from "~/features/quotes/panel/quote-form";
import { quoteChatLink } from "~/features/quotes/panel/send";
import {
  isExpired,
  languageSamples,
  type QuoteSheet,
  sheetOf,
  toQuoteInput,
} from "~/features/quotes/schema";
import {
  CustomerLanguage,
  useCustomerLanguages,
} from "~/features/translations/panel/customer-language";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink } from "~/ui/button";
import { type Language, pathIn } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import { Notice } from "~/ui/notice";
import { pageOf } from "~/ui/pagination";
import { languageByLetters } from "~/ui/text";
import type { Route } from "./+types/quote-edit";

/** A quote: its sheet, its private link, and when the customer opened it. */
export default function QuoteEdit({ params }: Route.ComponentProps) {
  const query = useQuery(quoteQuery(params.id));
  const quote = query.data;
  const deletion = useDeleteQuote();
  return (
    <>
      <AdminHeader
        title={quote ? m.quoteTitle({ number: quote.number }) : m.quote}
        text={quote && markLanguage(m.forCustomer({ customername: quote.customer_name }))}
        action={quote && <Actions quote={quote} deletion={deletion} />}
      />
      <Loaded
        key={params.id}
        query={query}
        isFresh
        failure={m.errorLoadingQuote}
        action={
          <ButtonLink to={lastList("/admin/quotes")} variant="secondary" size="sm">
            {m.backToQuotes}
          </ButtonLink>
        }
      >
        {(stored) => {
          const sheet = sheetOf(stored);
          return sheet ? (
            <>
              {quote === null && !deletion.input && (
                <div className="mb-6">
                  <Notice tone="danger">{m.quoteGone}</Notice>
                </div>
              )}
              <Facts quote={stored} />
              <Editor quote={stored} sheet={sheet} />
            </>
          ) : (
            <Notice tone="danger">{m.thisQuoteCannotBeRead}</Notice>
          );
        }}
      </Loaded>
    </>
  );
}

function Editor({ quote, sheet }: { quote: Quote; sheet: QuoteSheet }) {
  const { save } = useSaveQuote(quote.id);
  return (
    <QuoteForm
      values={toQuoteInput(quote, sheet)}
      tourId={quote.tour_id}
      copyOf={`quotes/${quote.id}`}
      submitLabel={m.saveChanges}
      stored={quote}
      onSave={save}
    />
  );
}

/** The language of the quote's texts, by their script. */
function languageOfSheet(quote: Quote): Language {
  const sheet = sheetOf(quote);
  return languageByLetters(sheet ? languageSamples(sheet).join(" ") : "");
}

/** The quote on paper, in the customer's language and not in that of the panel. */
function sheetUrl(quote: Quote, language = languageOfSheet(quote), revision = ""): string {
  return publicPageUrl(pathIn(language, `/admin/quotes/${quote.id}/sheet${revision}`));
}

/** Actions on the stored quote. While the form has changes, it cannot be sent or printed. */
function Actions({
  quote,
  deletion: { save: remove, isSaving },
}: {
  quote: Quote;
  deletion: ReturnType<typeof useDeleteQuote>;
}) {
  const navigate = useNavigate();
  const languages = useCustomerLanguages();
  const [chosen, setLanguage] = useState<Language>();
  const language = chosen ?? languages.find((id) => id === languageOfSheet(quote)) ?? "en";
  const link = `${useSiteUrl()}${pathIn(language, `/quote/${quote.token}`)}`;
  const isUnsaved = useHasTypedText();
  const cannotSend = isUnsaved || isExpired(quote);

  const copy = () =>
    copyText(link, { copied: m.linkCopied, failed: m.theLinkCouldNotBeCopied, detail: link });

  return (
    <>
      <CustomerLanguage
        label={m.languageForTheCustomer}
        languages={languages}
        value={language}
        onChange={setLanguage}
      />
      <Button variant="secondary" onClick={copy} aria-disabled={cannotSend}>
        <Link2 aria-hidden="true" />
        {m.copyLink}
      </Button>
      <ActionLink to={quoteChatLink(quote, link, language)} isOff={cannotSend}>
        <MessageCircle aria-hidden="true" />
        {m.sendOnWhatsapp}
      </ActionLink>
      <ActionLink to={sheetUrl(quote, chosen)} isOff={isUnsaved}>
        <Printer aria-hidden="true" />
        {m.openSheet}
      </ActionLink>
      <DeleteButton
        name={m.quoteNamed({ number: quote.number })}
        question={m.deleteQuote({ number: quote.number })}
        isBusy={isSaving}
        onDelete={async () => {
          const isDeleted = await remove(quote);
          if (isDeleted) {
            forgetUnsavedWork();
            await navigate(lastList("/admin/quotes"), { replace: true });
          }
          return isDeleted;
        }}
      />
      {isUnsaved && (
        <p role="status" className="w-full text-sm font-medium text-warning">
          {m.saveBeforeSending}
        </p>
      )}
    </>
  );
}

function ActionLink({ to, isOff, children }: { to: string; isOff: boolean; children: ReactNode }) {
  return isOff ? (
    <Button variant="secondary" aria-disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink to={to} target="_blank" rel="noopener" variant="secondary">
      {children}
    </ButtonLink>
  );
}

function Facts({ quote }: { quote: Quote }) {
  const [params] = useSearchParams();
  const revisions = useQuery(revisionsQuery(quote.id, pageOf(params)));
  const earlier = revisions.data?.total ?? 0;
  return (
    <div className="mb-8 flex flex-col gap-3">
      {isExpired(quote) && <Notice tone="warning">{m.expiredHint}</Notice>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OpenedBadge quote={quote} />
        {quote.opened_at && (
          <span className="text-sm text-ink-muted">
            {m.lastOpened({ time: () => <Moment at={quote.opened_at ?? ""} /> })}
          </span>
        )}
      </p>
      <div>
        {!quote.enquiry_id && (
          <p className="max-w-prose text-sm text-ink-muted">{m.notInEnquiries}</p>
        )}
        <Link
          to={quote.enquiry_id ? `/admin/enquiries/${quote.enquiry_id}` : "/admin/enquiries"}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline"
        >
          {quote.enquiry_id ? m.openEnquiry : m.openEnquiries}
        </Link>
      </div>
      {earlier > 0 && (
        <details className="rounded-md border border-line px-4 py-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {m.revisionAndEarlier({ revision: quote.revision, earlier })}
          </summary>
          <PagedList query={revisions} failure={m.errorLoadingRevisions} empty={null}>
            {({ rows }) => (
              <ul>
                {rows.map(({ id, revision, created_at }) => (
                  <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
                    <Link
                      to={sheetUrl(quote, undefined, `?revision=${revision}`)}
                      target="_blank"
                      className="inline-flex min-h-11 items-center underline"
                    >
                      {m.revision({ revision })}
                    </Link>
                    <span className="text-sm text-ink-muted">
                      {m.replacedAt({ time: () => <Moment at={created_at} /> })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </details>
      )}
    </div>
  );
}
