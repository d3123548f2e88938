import * as m from "virtual:messages/quote";
import { Link } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import { chatLink } from "~/features/company/contact-links";
import { fullAddress, legalNumbers } from "~/features/company/site/address";
import { Logo } from "~/features/company/site/logo";
import { ButtonLink } from "~/ui/button";
import { shortDate } from "~/ui/dates";
import { EmailAddress } from "~/ui/email-address";
import { markLanguage } from "~/ui/mark-language";
import { qrCode } from "~/ui/qr-code";
import { inRupees } from "~/ui/text";
import { lineTotal, totalOf } from "../money";
import type { QuoteSheet } from "../schema";
import { UPI_ID, upiLink } from "../upi";

interface Props {
  company: CompanyDetails;
  /** The agency's English name: the bank's is in Latin letters, and few Tamil letters fit. */
  payee: string;
  number: string;
  customerName: string;
  sheet: QuoteSheet;
  expiresOn: string;
}

/** A quote as its customer sees it, on a phone and on A4 paper. */
export function QuoteSheetView({ company, payee, number, customerName, sheet, expiresOn }: Props) {
  const { title, people, days, inclusions, exclusions, terms } = sheet;
  const dates = datesOf(sheet);
  return (
    <article className="quote-sheet wrap max-w-3xl py-8 [overflow-wrap:anywhere] print:max-w-none print:p-0">
      <AgencyHead company={company} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 py-6">
        <div className="min-w-0 flex-1 basis-72">
          <p className="eyebrow text-accent">{m.quoteNumber({ number })}</p>
          <h1 className="mt-1 text-3xl">{markLanguage(title)}</h1>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm max-3xs:grid-cols-1 [&_dt]:text-ink-muted">
          <dt>{m.customer}</dt>
          <dd className="font-semibold">{markLanguage(customerName)}</dd>
          {dates && (
            <>
              <dt>{m.dates}</dt>
              <dd>{dates}</dd>
            </>
          )}
          {people && (
            <>
              <dt>{m.people}</dt>
              <dd>{markLanguage(people)}</dd>
            </>
          )}
          <dt>{m.validUntil}</dt>
          <dd>{shortDate(expiresOn)}</dd>
        </dl>
      </div>
      <Prices sheet={sheet} />
      <Payment sheet={sheet} payee={payee} number={number} />
      {company.whatsapp_number !== null && (
        <ButtonLink
          to={chatLink(company.whatsapp_number, `${m.quoteNumber({ number })}, ${title}: `)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          className="mb-6"
        >
          {m.answerOnWhatsApp}
        </ButtonLink>
      )}
      {days.length > 0 && (
        <section className="border-t border-line py-6">
          <h2 className="text-xl">{m.dayByDay}</h2>
          <ol className="mt-4 flex flex-col gap-5">
            {days.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no id, and the list does not change
              <li key={index} className="break-inside-avoid border-l-4 border-line pl-4">
                <p className="text-sm font-semibold text-accent">{markLanguage(day.day)}</p>
                <h3 className="text-lg">{markLanguage(day.title)}</h3>
                <p className="mt-1 whitespace-pre-line">{markLanguage(day.description)}</p>
                {(day.stay || day.meals) && (
                  <p className="mt-1 text-sm text-ink-muted">
                    {markLanguage(
                      [
                        day.stay && m.stay({ place: day.stay }),
                        day.meals && m.meals({ meals: day.meals }),
                      ]
                        .filter(Boolean)
                        .join(" · "),
                    )}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {(inclusions.length > 0 || exclusions.length > 0) && (
        <div className="grid gap-x-8 gap-y-6 border-t border-line py-6 sm:grid-cols-2 print:grid-cols-2">
          <Entries title={m.included} entries={inclusions} />
          <Entries title={m.notIncluded} entries={exclusions} />
        </div>
      )}
      {terms && (
        <section className="border-t border-line py-6">
          <h2 className="text-xl">{m.terms}</h2>
          <p className="mt-3 text-sm whitespace-pre-line">{markLanguage(terms)}</p>
        </section>
      )}
    </article>
  );
}

/** The last day alone would read as the day of the journey. */
function datesOf({ from_day, to_day }: QuoteSheet): string | null {
  if (from_day === null && to_day === null) return null;
  const from = from_day === null ? "…" : shortDate(from_day);
  if (to_day === null || to_day === from_day) return from;
  return m.fromTo({ from, to: shortDate(to_day) });
}

export function AgencyHead({ company }: { company: CompanyDetails }) {
  const { company_name, phone, phone_link, email } = company;
  const numbers = legalNumbers(company);
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b-2 border-ink pb-4">
      <Logo
        company={company}
        alt=""
        width={56}
        height={56}
        loading="eager"
        className="h-14 max-w-44"
      />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-display text-xl leading-tight font-bold">{markLanguage(company_name)}</p>
        <p className="text-sm text-ink-muted">{markLanguage(fullAddress(company))}</p>
        <p className="text-sm">
          <Link
            to={phone_link}
            reloadDocument
            className="inline-flex min-h-11 items-center font-semibold underline print:min-h-0 print:py-1"
          >
            {phone}
          </Link>
          {" · "}
          <span className="inline-block">
            <EmailAddress email={email} />
          </span>
        </p>
        {numbers.length > 0 && (
          <p className="text-xs text-ink-muted">
            {numbers.map(({ term, number }) => `${term} ${number}`).join(" · ")}
          </p>
        )}
      </div>
    </header>
  );
}

function Prices({ sheet: { lines, tax_note, pay_now } }: { sheet: QuoteSheet }) {
  return (
    <section className="break-inside-avoid border-t border-line py-6">
      <h2 className="text-xl">{m.price}</h2>
      <table className="mt-3 w-full text-left tabular-nums max-2xs:text-sm [&_td]:py-2 [&_td]:text-right [&_td]:whitespace-nowrap [&_th]:py-2 [&_th]:font-normal [&_tr]:border-b [&_tr]:border-line max-3xs:[&_tr]:flex max-3xs:[&_tr]:flex-wrap max-3xs:[&_tr]:justify-between max-3xs:[&_th[scope=row]]:basis-full">
        <thead className="text-sm text-ink-muted">
          <tr>
            <th scope="col">{m.item}</th>
            <th scope="col" className="text-right">
              {m.each}
            </th>
            <th scope="col" className="text-right">
              {m.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ count }) => count > 0)
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and the list does not change
              <tr key={index}>
                <th scope="row">
                  {markLanguage(line.label)}
                  {line.count > 1 && ` × ${line.count}`}
                </th>
                <td className="pl-3">{inRupees(line.rupees)}</td>
                <td className="pl-3">{inRupees(lineTotal(line))}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr className="text-xl font-semibold">
            <th scope="row" className="font-semibold!">
              {m.total}
            </th>
            <td colSpan={2}>{inRupees(totalOf(lines))}</td>
          </tr>
          {pay_now !== null && pay_now > 0 && (
            <tr className="font-semibold">
              <th scope="row" className="font-semibold!">
                {m.toPayNow}
              </th>
              <td colSpan={2}>{inRupees(pay_now)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {tax_note && <p className="mt-2 text-sm text-ink-muted">{markLanguage(tax_note)}</p>}
    </section>
  );
}

/** A UPI QR code. Phones also get a link, because they cannot scan their own screen. */
function Payment({
  sheet: { upi_id, pay_now, lines },
  payee,
  number,
}: Pick<Props, "sheet" | "payee" | "number">) {
  const amount = pay_now ?? totalOf(lines);
  if (amount === 0 || !UPI_ID.test(upi_id)) return null;
  const link = upiLink({ upiId: upi_id, payee, rupees: amount, note: number });
  const { size, path } = qrCode(link);
  return (
    <section className="flex break-inside-avoid flex-wrap items-center gap-6 border-t border-line py-6">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={m.upiCode}
        shapeRendering="crispEdges"
        className="size-40 shrink-0 bg-[#fff] text-[#000]"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">{m.pay({ amount: inRupees(amount) })}</h2>
        <p className="mt-1">
          {m.payText({
            upiId: upi_id,
            number,
            id: (words) => <strong>{words}</strong>,
            note: (words) => <strong className="whitespace-nowrap">{words}</strong>,
          })}
        </p>
        <a
          href={link}
          className="mt-3 inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-semibold text-accent-ink no-underline hover:bg-accent-strong sm:hidden print:hidden"
        >
          {m.payWithApp}
        </a>
      </div>
    </section>
  );
}

function Entries({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts may repeat, and the list does not change
          <li key={index}>{markLanguage(entry)}</li>
        ))}
      </ul>
    </section>
  );
}
