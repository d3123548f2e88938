import { partsAreEnglish } from "virtual:messages/english-texts";
import * as m from "virtual:messages/quote";
import { data } from "react-router";
import { loadCompany, loadOpenLanguages, loadOwnName } from "~/features/company/site/load-company";
import { languageSamples, linkedQuoteSchema } from "~/features/quotes/schema";
import { AgencyHead, QuoteSheetView } from "~/features/quotes/site/quote-sheet";
import LanguageBar from "~/site/language-bar";
import { type PublicLoad, publicLoadContext } from "~/supabase/public-load";
import { ButtonLink } from "~/ui/button";
import { languageOf } from "~/ui/text";
import type { Route } from "./+types/quote";

/** The page needs no scripts. Without hydration, its data is not serialised into the HTML. */
export const handle = { hydrate: false };

const TOKEN = /^[0-9a-f]{64}$/;

/** Keeps the page out of caches and search engines, and its URL out of the Referer header. */
const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [company, payee, languages, quote] = await Promise.all([
    loadCompany(load),
    loadOwnName(load),
    loadOpenLanguages(load),
    TOKEN.test(token) ? readQuoteOf(load, token) : undefined,
  ]);
  const status = quote === undefined ? 404 : quote.state === "expired" ? 410 : 200;
  const found = quote?.state === "open" ? quote : null;
  const isEnglish = found && languageSamples(found.sheet).some((text) => languageOf(text) === "en");
  return data({ company, payee, languages, quote: found, isEnglish }, { status, headers: PRIVATE });
}

async function readQuoteOf(load: PublicLoad, token: string) {
  const { data: found, error } = await load.readQuote(token);
  if (error) throw data(null, { status: 503, headers: PRIVATE });
  return linkedQuoteSchema.safeParse(found).data;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.company.company_name ?? "";
  const number = loaderData?.quote?.number;
  return [
    { title: [number ? m.quoteNumber({ number }) : m.quote, name].filter(Boolean).join(" | ") },
    { name: "robots", content: "noindex" },
  ];
}

/** The page behind the private link of a quote. */
export default function Quote({
  loaderData: { company, payee, languages, quote, isEnglish },
}: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      {languages.length > 1 && <LanguageBar languages={languages} />}
      {isEnglish && (
        <p className="wrap max-w-3xl pt-4 text-ink-muted print:hidden">{partsAreEnglish}</p>
      )}
      {quote ? (
        <QuoteSheetView
          company={company}
          payee={payee}
          number={quote.number}
          customerName={quote.customer_name}
          sheet={quote.sheet}
          expiresOn={quote.expires_on}
        />
      ) : (
        <div className="wrap max-w-3xl py-8">
          <AgencyHead company={company} />
          <h1 className="mt-8 text-3xl">{m.closed}</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{m.closedText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={company.phone_link}>{m.call({ phone: company.phone })}</ButtonLink>
            <ButtonLink to="/" reloadDocument variant="secondary">
              {m.goHome}
            </ButtonLink>
          </div>
        </div>
      )}
    </main>
  );
}
