import * as m from "virtual:messages/panel-quote-rules";
import { z } from "zod";
import { agencyToday } from "../../editing/agency-time.ts";
import {
  anyText,
  optionalDay,
  optionalText,
  requiredDay,
  requiredText,
} from "../../editing/rules.ts";
import { internationalPhone } from "../enquiry/sent-enquiry.ts";
import { rupeeAmount } from "../prices/rupees.ts";
import { isBlankDay } from "../tours/blank-day.ts";
import type { Quote } from "./data.ts";
import { totalOf } from "./money.ts";
import { UPI_ID } from "./upi.ts";

const MAX_RUPEES = 100_000_000;

/** The stored content of a quote, which its customer sees. */
const sheetSchema = z.object({
  title: z.string(),
  from_day: z.string().nullable(),
  to_day: z.string().nullable(),
  people: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      title: z.string(),
      description: z.string(),
      stay: z.string(),
      meals: z.string(),
    }),
  ),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  lines: z.array(
    z.object({ label: z.string(), count: z.number().int(), rupees: z.number().int() }),
  ),
  tax_note: z.string(),
  terms: z.string(),
  upi_id: z.string(),
  /** The amount to pay by UPI. Null means the total. */
  pay_now: z.number().int().nullable(),
});

export type QuoteSheet = z.output<typeof sheetSchema>;

/** Parses the sheet of a stored row. Null if the sheet is not valid. */
export function sheetOf({ sheet }: { sheet: unknown }): QuoteSheet | null {
  return sheetSchema.safeParse(sheet).data ?? null;
}

/** The texts of a quote by which its language is known. Others can be names, such as that of a hotel. */
export function languageSamples({ title, days, terms }: QuoteSheet): string[] {
  return [title, ...days.flatMap((day) => [day.title, day.description]), terms];
}

/** The result of the SQL function `read_quote`. */
export const linkedQuoteSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("expired") }),
  z.object({
    state: z.literal("open"),
    number: z.string(),
    customer_name: z.string(),
    sheet: sheetSchema,
    revision: z.number(),
    expires_on: z.string(),
  }),
]);

/** A minus or a dash before the amount or after the currency: -500, ₹-500, Rs. –1,500. */
const MINUS = /^(₹|(?:rs|inr|ரூ|रु)\.?)?\s*[-−–—]/iu;

const ZERO = /^₹?\s*0+$/;

/** The typed amount to pay by UPI: 0 asks for no payment. Null if nothing is typed or it is no amount. */
export function payNowOf(typed: string): number | null {
  return ZERO.test(typed.trim()) ? 0 : rupeeAmount(typed);
}

/** Whole rupees as typed: 12500, ₹12,500, 12.5k or -500. */
const rupees = z
  .string()
  .trim()
  .transform((typed, check) => {
    if (ZERO.test(typed)) return 0;
    const amount = rupeeAmount(typed.replace(MINUS, "$1"));
    if (amount === null) check.addIssue(m.wholeRupees);
    return MINUS.test(typed) ? -(amount ?? 0) : (amount ?? 0);
  })
  .refine((amount) => Math.abs(amount) <= MAX_RUPEES, { error: m.tooMuch });

const count = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, { error: m.wholeNumber })
  .transform(Number);

/** Text with one entry per line. */
const entries = anyText(10_000).transform((text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean),
);

const isUpiId = (id: string | null) => !id || UPI_ID.test(id);
const NO_UPI_ID = { error: m.likeUpiId };

/** Defaults for new quotes. */
export const quoteSettingsSchema = z.object({
  upi_id: optionalText(100).refine(isUpiId, NO_UPI_ID),
  quote_terms: optionalText(5000),
});

export type QuoteSettingsInput = z.input<typeof quoteSettingsSchema>;

export const quoteSchema = z
  .object({
    customer_name: requiredText(m.customerIsRequired, 200),
    customer_phone: optionalText(40).transform((phone) => phone && internationalPhone(phone)),
    expires_on: requiredDay,
    title: requiredText(m.titleIsRequired, 300),
    from_day: optionalDay,
    to_day: optionalDay,
    people: anyText(100),
    days: z
      .array(
        z.object({
          day: anyText(100),
          title: anyText(300),
          description: anyText(5000),
          stay: anyText(300),
          meals: anyText(300),
        }),
      )
      .transform((days) => days.filter((each) => !isBlankDay(each))),
    inclusions: entries,
    exclusions: entries,
    lines: z.array(z.object({ label: requiredText(m.labelNeeded, 200), count, rupees })),
    tax_note: anyText(500),
    terms: anyText(10_000),
    upi_id: anyText(100).refine(isUpiId, NO_UPI_ID),
    pay_now: anyText(100)
      .refine((typed) => typed === "" || payNowOf(typed) !== null, { error: m.wholeRupees })
      .transform(payNowOf),
  })
  .check(({ value: { lines, from_day, to_day, pay_now }, issues }) => {
    const total = totalOf(lines);
    if (total <= 0) {
      const message = m.totalIsZero;
      issues.push({ code: "custom", path: ["lines"], message, input: lines });
    } else if (pay_now && pay_now > total) {
      const message = m.moreThanTotal;
      issues.push({ code: "custom", path: ["pay_now"], message, input: pay_now });
    }
    if (from_day && to_day && to_day < from_day) {
      const message = m.beforeFirstDay;
      issues.push({ code: "custom", path: ["to_day"], message, input: to_day });
    }
  });

/** Only a stored quote may have expired. */
export const newQuoteSchema = quoteSchema.safeExtend({
  expires_on: requiredDay.refine((day) => !isExpired({ expires_on: day }), { error: m.isPast }),
});

export type QuoteInput = z.input<typeof quoteSchema>;
export type QuoteValues = z.output<typeof quoteSchema>;

/** The columns that the quote form saves. */
export function toQuoteRow(values: QuoteValues) {
  const { customer_name, customer_phone, expires_on, ...sheet } = values;
  return {
    customer_name,
    customer_phone,
    expires_on,
    sheet: sheet satisfies QuoteSheet,
  };
}

/** The form values of a stored quote. */
export function toQuoteInput(quote: Quote, sheet: QuoteSheet): QuoteInput {
  return {
    ...sheet,
    customer_name: quote.customer_name,
    customer_phone: quote.customer_phone,
    expires_on: quote.expires_on,
    from_day: sheet.from_day ?? "",
    to_day: sheet.to_day ?? "",
    inclusions: sheet.inclusions.join("\n"),
    exclusions: sheet.exclusions.join("\n"),
    lines: sheet.lines.map(toLineInput),
    pay_now: String(sheet.pay_now ?? ""),
  };
}

function toLineInput({ label, count, rupees }: QuoteSheet["lines"][number]) {
  return { label, count: String(count), rupees: String(rupees) };
}

/** The link still opens on the day `expires_on`. */
export function isExpired({ expires_on }: Pick<Quote, "expires_on">): boolean {
  return expires_on < agencyToday();
}
