import * as policiesEn from "virtual:messages/policies.en";
import * as policiesHi from "virtual:messages/policies.hi";
import * as policiesTa from "virtual:messages/policies.ta";
import * as en from "virtual:messages/send-quote.en";
import * as hi from "virtual:messages/send-quote.hi";
import * as ta from "virtual:messages/send-quote.ta";
import { agencyToday } from "../../../editing/agency-time.ts";
import { addDays } from "../../../ui/dates.ts";
import type { Language } from "../../../ui/languages.ts";
import { withPlainDigits } from "../../../ui/typed-text.ts";
import { PERCENT, type Policies, taxNoteOf } from "../../company/policies.ts";
import { advanceInWords, refundsInWords } from "../../company/policy-words.ts";
import { amountPerChild } from "../../prices/amount.ts";
import { rupeeAmount } from "../../prices/rupees.ts";
import type { Tour } from "../../tours/data.ts";
import type { QuotedEnquiry } from "../data.ts";
import { type PriceLine, totalOf } from "../money.ts";
import { payNowOf, type QuoteInput, quoteSchema } from "../schema.ts";
import {
  adultRupees,
  countsIn,
  departureOn,
  isOfAdults,
  isOfChildren,
  lastDay,
  quotedTour,
  type TourSource,
} from "./quoted-tour.ts";

const VALID_DAYS = 7;
const messages = { en, ta, hi };
const policyMessages = { en: policiesEn, ta: policiesTa, hi: policiesHi };

interface Sources {
  /** The language of the quote. */
  language?: Language;
  source: TourSource | null;
  /** The tour with its texts in this language. Prices are read in the English ones. */
  shown?: Tour | null;
  enquiry: QuotedEnquiry | null;
  policies: Policies;
  /** The agency's terms for every quote, added after the terms of the tour. */
  terms: string | null;
  upiId: string | null;
}

/** The form values of a new quote, copied from a tour and an enquiry. */
export function newQuote({
  language = "en",
  source,
  shown = source?.tour ?? null,
  enquiry,
  policies,
  terms: ownTerms,
  upiId,
}: Sources): QuoteInput {
  const tour = source?.tour ?? null;
  const people = enquiry?.people ?? null;
  const children = childrenOf(enquiry);
  const firstDay = enquiry?.from_day ?? "";
  const quoted = source && quotedTour(source);
  const adult = quoted ? (adultRupees(quoted, firstDay) ?? quoted.rupees ?? 0) : 0;
  const { isForSeveral } = (quoted && departureOn(quoted, firstDay)) ?? quoted ?? {};
  const childrenAtChildPrice = tour?.child_price?.trim() ? children : 0;
  const adults = isForSeveral ? 1 : (people ?? 1) - childrenAtChildPrice;
  const lines = priceLines(tour, adult, [adults, childrenAtChildPrice, 0], language);
  const terms = [...termsOf(shown, policies, language), ownTerms?.trim()]
    .filter(Boolean)
    .join("\n\n");
  return {
    customer_name: enquiry?.name ?? "",
    customer_phone: enquiry?.phone ?? "",
    expires_on: addDays(agencyToday(), VALID_DAYS),
    title: shown?.title ?? enquiry?.destination ?? "",
    from_day: firstDay,
    to_day: lastDayOf(enquiry) || (quoted ? lastDay(quoted, firstDay) : ""),
    people: peopleInWords(people, children, language),
    days: (shown?.itinerary ?? []).map(({ day, title, description, stay = "", meals = "" }) => ({
      day,
      title,
      description,
      stay,
      meals,
    })),
    inclusions: linesOf(shown?.inclusions),
    exclusions: linesOf(shown?.exclusions),
    lines,
    tax_note: taxNoteOf(policies, tour?.type ?? "domestic"),
    terms,
    upi_id: upiId ?? "",
    pay_now: String(advanceOf({ lines, terms }) ?? ""),
  };
}

/** The form on Home begins with today as both days, and many visitors change only the first. */
function lastDayOf(enquiry: QuotedEnquiry | null): string {
  const { from_day, to_day } = enquiry ?? {};
  return to_day && to_day > (from_day ?? "") ? to_day : "";
}

/**
 * A line for each price of the tour. Lines with a count of 0 are not shown to the customer. A child's price such as
 * "Free below 5 years" is left to the operator, because it does not say what this child pays.
 */
function priceLines(tour: Tour | null, adult: number, counts: number[], language: Language) {
  const m = messages[language];
  const child = tour?.child_price ?? "";
  const prices = [
    { label: m.adult, rupees: adult },
    { label: m.child, rupees: amountPerChild(child) ?? amountOf(child) },
    { label: m.singleRoom, rupees: amountOf(tour?.single_supplement) },
  ];
  return prices.map(({ label, rupees }, index) => {
    const count = counts[index] ?? 0;
    return { label, count: String(count), rupees: String(rupees ?? (count > 0 ? "" : 0)) };
  });
}

/** The children of the party that a tour's page names in the message of an enquiry. */
function childrenOf(enquiry: QuotedEnquiry | null): number {
  if (enquiry?.source !== "tour") return 0;
  const children = Number(countsIn(enquiry.message ?? "").children ?? 0);
  return children < (enquiry.people ?? 0) ? children : 0;
}

function peopleInWords(people: number | null, children: number, language: Language): string {
  if (people === null) return "";
  const m = messages[language];
  return children > 0
    ? m.party({ adults: people - children, children })
    : m.people({ count: people });
}

/** The rupees of a price such as "₹9,800 (5-11 years)", without the text in brackets. */
function amountOf(price: string | null | undefined): number | null {
  return rupeeAmount((price ?? "").replace(/\([^)]*\)/g, ""));
}

/** The terms of the tour, or those of the agency. Without a tour, the advance of a tour in India. */
function termsOf(tour: Tour | null, policies: Policies, language: Language): string[] {
  const [m, ofPolicies] = [messages[language], policyMessages[language]];
  const advance =
    tour?.advance?.trim() || advanceInWords(policies, tour?.type ?? "domestic", ofPolicies);
  const cancellation = tour?.cancellation?.trim() || refundsInWords(policies, ofPolicies);
  return [m.advance({ advance }), m.cancellation({ cancellation })];
}

const ADVANCES = Object.values(messages).map((m) => m.advance({ advance: "" }).trim());
const PER_PERSON =
  /(?:\b(?:per|each|every)|\/) ?(?:person|head|adult|pax|guest|traveller)\b|(?<![a-z])p\.? ?p\b|\ba (?:person|head)\b|\beach\.?$|நபர|ஒருவருக்கு|प्रति|व्यक्ति/i;
/** Other names of an advance, which are not part of its amount. */
const ADVANCE_WORDS = /\b(?:booking|token|advance|deposit)(?: (?:amount|money))?\b/gi;
/** A number up to 100 alone is a percentage, as in Policies. */
const PERCENT_ALONE = /^([1-9]?\d|100)[ .]*$/;
const NOTHING =
  /0|\b(?:nil|none|nothing|zero|no (?:advance|deposit|payment)|not (?:needed|required))\b|(?:இ|ி)ல்லை|शून्य|नहीं/i;
/** Also labels that the operator has changed, such as "Adults". */
const isOfPeople = (label: string) =>
  isOfAdults(label) ||
  isOfChildren(label) ||
  /^(?:adult|child|person|guest|traveller)/i.test(label);

/**
 * The rupees of the advance that the terms ask for, such as "Advance: 25% when you book" or "Advance: ₹5,000 per
 * person", at most the whole price. 0 for "Advance: nil". Null if they name no amount.
 */
export function advanceRupees(terms: string, lines: PriceLine[]): number | null {
  const line = terms.split("\n").find((each) => ADVANCES.some((label) => each.startsWith(label)));
  const said = line?.slice(line.indexOf(":") + 1).trim() ?? "";
  const [, typed = ""] =
    /^(.*?)(?: (?:when|at|on|to|before)\b|(?<!\brs)[.,;] |\(|$)/i.exec(said) ?? [];
  const words = withPlainDigits(typed);
  if (NOTHING.test(words) && !/[1-9]/.test(words)) return 0;
  const amount = words.replace(ADVANCE_WORDS, "").trim();
  const [, percent] = PERCENT.exec(amount) ?? PERCENT_ALONE.exec(amount) ?? [];
  const total = totalOf(lines);
  const people = lines.filter(({ label }) => isOfPeople(label));
  const times = PER_PERSON.test(words) ? people.reduce((sum, { count }) => sum + count, 0) : 1;
  const asked = percent ? (total * Number(percent)) / 100 : (rupeeAmount(amount) ?? 0) * times;
  return total > 0 && asked > 0 ? Math.min(Math.ceil(asked), total) : null;
}

/** The advance of the terms. Null also while a price is missing or is no amount. */
export function advanceOf({ lines, terms }: Pick<QuoteInput, "lines" | "terms">): number | null {
  const { data } = quoteSchema.shape.lines.safeParse(lines);
  return data ? advanceRupees(terms, data) : null;
}

/** Merged values: while both people asked for the advance, the amount to pay now is that of the merged prices and terms. */
export function withMergedAdvance(
  merged: QuoteInput,
  mine: QuoteInput,
  theirs: QuoteInput,
): QuoteInput {
  const isAdvance = (one: QuoteInput) => payNowOf(one.pay_now) === advanceOf(one);
  if (!isAdvance(mine) || !isAdvance(theirs)) return merged;
  return { ...merged, pay_now: String(advanceOf(merged) ?? "") };
}

function linesOf(list: { value: string }[] | undefined): string {
  return (list ?? []).map(({ value }) => value.trim()).join("\n");
}
