import * as english from "virtual:messages/policies.en";
import { agencyToday } from "../../../editing/agency-time.ts";
import { addDays } from "../../../ui/dates.ts";
import { peopleInWords } from "../../../ui/text.ts";
import { type Policies, taxNoteOf } from "../../company/policies.ts";
import { advanceInWords, refundsInWords } from "../../company/policy-words.ts";
import type { Tour } from "../../tours/data.ts";
import { rupeeAmount } from "../../tours/rupees.ts";
import type { QuotedEnquiry } from "../data.ts";
import { type PriceLine, totalOf } from "../money.ts";
import { type QuoteInput, toLineInput } from "../schema.ts";
import { ADULT, adultRupees, CHILD, lastDay, quotedTour, type TourSource } from "./quoted-tour.ts";

const VALID_DAYS = 7;

interface Sources {
  source: TourSource | null;
  enquiry: QuotedEnquiry | null;
  policies: Policies;
  /** The agency's terms for every quote, added after the terms of the tour. */
  terms: string | null;
  upiId: string | null;
}

/** The form values of a new quote, copied from a tour and an enquiry. */
export function newQuote({
  source,
  enquiry,
  policies,
  terms: ownTerms,
  upiId,
}: Sources): QuoteInput {
  const tour = source?.tour ?? null;
  const people = enquiry?.people ?? null;
  const firstDay = enquiry?.from_day ?? "";
  const quoted = source && quotedTour(source);
  const adult = quoted ? (adultRupees(quoted, firstDay) ?? quoted.rupees ?? 0) : 0;
  const lines = priceLines(tour, adult, people ?? 1);
  const terms = [...termsOf(tour, policies), ownTerms?.trim()].filter(Boolean).join("\n\n");
  return {
    customer_name: enquiry?.name ?? "",
    customer_phone: enquiry?.phone ?? "",
    expires_on: daysFromNow(VALID_DAYS),
    title: tour?.title ?? enquiry?.destination ?? "",
    from_day: firstDay,
    to_day: enquiry?.to_day ?? (quoted ? lastDay(quoted, firstDay) : ""),
    people: people === null ? "" : peopleInWords(people),
    days: (tour?.itinerary ?? []).map(({ day, title, description, stay = "", meals = "" }) => ({
      day,
      title,
      description,
      stay,
      meals,
    })),
    inclusions: linesOf(tour?.inclusions),
    exclusions: linesOf(tour?.exclusions),
    lines: lines.map(toLineInput),
    tax_note: taxNoteOf(policies, tour?.type ?? "domestic"),
    terms,
    upi_id: upiId ?? "",
    pay_now: String(advanceRupees(terms, lines) ?? ""),
  };
}

/** A line for each price of the tour. Lines with a count of 0 are not shown to the customer. */
function priceLines(tour: Tour | null, adult: number, people: number) {
  const others = [
    { label: CHILD, rupees: amountOf(tour?.child_price) },
    { label: "Single room supplement", rupees: amountOf(tour?.single_supplement) },
  ];
  return [
    { label: ADULT, count: people, rupees: adult },
    ...others.map(({ label, rupees }) => ({ label, count: 0, rupees: rupees ?? 0 })),
  ];
}

/** The rupees of a price such as "₹9,800 (5-11 years)", without the text in brackets. */
function amountOf(price: string | null | undefined): number | null {
  return rupeeAmount((price ?? "").replace(/\([^)]*\)/g, ""));
}

/** The terms of the tour, or those of the agency, in English like the tour. Without a tour, the advance of a tour in India. */
function termsOf(tour: Tour | null, policies: Policies): string[] {
  const advance =
    tour?.advance?.trim() || advanceInWords(policies, tour?.type ?? "domestic", english);
  const cancellation = tour?.cancellation?.trim() || refundsInWords(policies, english);
  return [`Advance: ${advance}`, `Cancellation: ${cancellation}`];
}

/**
 * The rupees of the advance that the terms ask for, such as "Advance: 25% when you book" or "Advance: ₹5,000 per
 * person", at most the whole price. Null if they name neither.
 */
export function advanceRupees(terms: string, lines: PriceLine[]): number | null {
  const [, words = ""] =
    /^Advance: (.*?)(?: (?:when|at|on|to|before)\b|(?<!\bRs)[.,;] |[(\n]|$)/m.exec(terms) ?? [];
  const [, percent] = /^(\d{1,3}(?:\.\d+)?) ?%/.exec(words) ?? [];
  const total = totalOf(lines);
  const people = lines.filter(({ label }) => label === ADULT || label === CHILD);
  const times = /\b(?:person|head|adult|pax|each)\b/i.test(words)
    ? people.reduce((sum, { count }) => sum + count, 0)
    : 1;
  const asked = percent ? (total * Number(percent)) / 100 : (rupeeAmount(words) ?? 0) * times;
  return total > 0 && asked > 0 ? Math.min(Math.ceil(asked), total) : null;
}

function linesOf(list: { value: string }[] | undefined): string {
  return (list ?? []).map(({ value }) => value.trim()).join("\n");
}

/** The date (yyyy-mm-dd) in `days` days, in the agency's time zone. */
function daysFromNow(days: number): string {
  return addDays(agencyToday(), days);
}
