/** The law collects TCS on every tour abroad. The traveller's income tax is reduced by it. */
const TAX_NOTE_ABROAD =
  "TCS, the tax collected at source on tours abroad, is extra. You can claim it in your income tax return.";

/** The tax note beside a price: the agency's own, and that of tours abroad unless it mentions TCS. */
export function taxNoteOf(type: string, note: string | null): string {
  const own = note?.trim() ?? "";
  const isSaid = type === "domestic" || /\bTCS\b/i.test(own);
  return isSaid ? own : `${own} ${TAX_NOTE_ABROAD}`.trim();
}
