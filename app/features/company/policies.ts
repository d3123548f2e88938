import { isTourType, type TourType } from "../categories/tour-type.ts";
import type { Company } from "./data.ts";

/** The columns of company_info that the FAQ, the tours and new quotes read. */
export const POLICY_COLUMNS = [
  "advance_domestic",
  "advance_international",
  "balance_days_domestic",
  "balance_days_international",
  "refunds",
  "has_admin_fee",
  "group_size",
  "tax_note",
  "tax_note_international",
] as const satisfies (keyof Company)[];

export type Policies = Pick<Company, (typeof POLICY_COLUMNS)[number]>;

const TAX_NOTE_ABROAD =
  "TCS, the tax collected at source on tours abroad, is extra. You can claim it in your income tax return.";

/** The policies of spec §2. The migration has the same defaults. */
export const defaultPolicies: Policies = {
  advance_domestic: "25%",
  advance_international: "50%",
  balance_days_domestic: null,
  balance_days_international: 30,
  refunds: [
    { days: 31, percent: 100 },
    { days: 15, percent: 70 },
    { days: 7, percent: 50 },
  ],
  has_admin_fee: true,
  group_size: "10-20",
  tax_note: null,
  tax_note_international: TAX_NOTE_ABROAD,
};

/** The policies of a stored row. A column that the row lacks, such as in an old version, gets its default. */
export function policiesOf(company: object | null | undefined): Policies {
  const row: Partial<Policies> = { ...company };
  const stored = POLICY_COLUMNS.map((name) => [name, row[name]]);
  return {
    ...defaultPolicies,
    ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)),
  };
}

export function advanceOf(policies: Policies, type: string): string {
  return policies[`advance_${known(type)}`].trim();
}

export function balanceInWords(policies: Policies, type: string): string {
  const days = policies[`balance_days_${known(type)}`];
  return days === null
    ? "the date of the balance is written on your booking confirmation"
    : `the balance is due ${inDays(days)} before departure`;
}

/** The advance and the due date of the balance for tours of this type. */
export function advanceInWords(policies: Policies, type: string): string {
  return `${advanceOf(policies, type)} when you book; ${balanceInWords(policies, type)}.`;
}

export function taxNoteOf(policies: Policies, type: string): string {
  const { tax_note, tax_note_international } = policies;
  return (known(type) === "domestic" ? tax_note : tax_note_international)?.trim() ?? "";
}

function known(type: string): TourType {
  return isTourType(type) ? type : "domestic";
}

/** The refund table in sentences: "If you cancel more than 30 days before departure, you get …". */
export function refundsInWords({ refunds, has_admin_fee }: Policies): string {
  const [first, ...others] = refunds.toSorted((a, b) => b.days - a.days);
  if (!first) return "There is no refund if you cancel.";
  const last = others.at(-1) ?? first;
  const refundOf = (percent: number) => (percent === 100 ? fullRefund : `a refund of ${percent}%`);
  const fullRefund = has_admin_fee ? "a full refund minus an admin fee" : "a full refund";
  const spans = others.map(({ days, percent }, at) => {
    const until = (others[at - 1] ?? first).days - 1;
    return `at ${days === until ? inDays(days) : `${days}-${inDays(until)}`} we refund ${percent}%`;
  });
  const when = first.days === 0 ? "" : ` ${moreThan(first.days - 1)} before departure`;
  return [
    `If you cancel${when}, you get ${refundOf(first.percent)}.`,
    spans.length > 0 && `${capitalised(inOneSentence(spans))}.`,
    last.days > 0 &&
      `For cancellations ${last.days === 1 ? "on the day of departure" : `under ${inDays(last.days)} before departure`} there is no refund.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "At 15-30 days we refund 70%, and at 7-14 days 50%": the verb is said once. */
function inOneSentence([first = "", ...others]: string[]): string {
  const short = others.map((span) => span.replace(" we refund", ""));
  const last = short.pop();
  return [first, ...short, ...(last ? [`and ${last}`] : [])].join(", ");
}

function moreThan(days: number): string {
  return days === 0 ? "at least 1 day" : `more than ${inDays(days)}`;
}

function inDays(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
