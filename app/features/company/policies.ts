import { withPlainDigits } from "../../ui/typed-text.ts";
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

/** The advance as it is said. A number up to 100 alone is a percentage. */
export function advanceOf(policies: Policies, type: string): string {
  const advance = policies[`advance_${known(type)}`].trim();
  return /^([1-9]?\d|100)$/.test(advance) ? `${advance}%` : advance;
}

/** "25%", "25 per cent", "25 சதவீதம்" or "25 प्रतिशत". */
export const PERCENT =
  /(\d{1,3}(?:\.\d+)?) ?(?:%|(?:per ?cent|சதவீத|சதவிகித|प्रतिशत)[\p{L}\p{M}]*)/iu;
const OF_A_PART =
  / of (?!(?:the )?(?:(?:tour|trip|package|total|whole|full) )*(?:price|cost|amount|total)\b)/i;

/** Whether the advance is the whole price, so that no balance is left. */
export function isPaidAtOnce(policies: Policies, type: string): boolean {
  const advance = withPlainDigits(advanceOf(policies, type));
  const [start = "", percent] = PERCENT.exec(advance) ?? [];
  const isWhole = percent === "100" && advance.startsWith(start) && !OF_A_PART.test(advance);
  return isWhole && !PERCENT.test(advance.slice(start.length));
}

/** The days before departure when the balance is due. Null if each booking has its own date. */
export function balanceDaysOf(policies: Policies, type: string): number | null {
  return policies[`balance_days_${known(type)}`];
}

export function taxNoteOf(policies: Policies, type: string): string {
  const { tax_note, tax_note_international } = policies;
  return (known(type) === "domestic" ? tax_note : tax_note_international)?.trim() ?? "";
}

function known(type: string): TourType {
  return isTourType(type) ? type : "domestic";
}
