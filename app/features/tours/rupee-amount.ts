// ₹18,500 · Rs. 12,999/- · INR 45000 · 18,500 rupees · ₹1.5 lakh
// Written out twice, so that it is one literal: the browser's bundle can then leave it out.
const MARKED =
  /(?:₹|\brs\.?|\binr\b|\brupees\b)\s*(\d[\d,]*(?:\.\d+)?)(?:\s*(lakhs?|lacs?|k)\b)?|(\d[\d,]*(?:\.\d+)?)(?:\s*(lakhs?|lacs?|k)\b)?\s*(?:₹|\/-|\brs\b|\binr\b|\brupees\b)/giu;
/** "₹1.5L", "₹ 18 500": the figure goes on where the amount was read to end. */
const MARK_AND_GAP = /\d(?:\s+\d{2,}|[a-jl-z])/iu;
const FACTORS: Record<string, number> = { l: 100_000, k: 1_000 };

/**
 * The one rupee amount that a price text names; null when there is none or more than one, because
 * search engines must not show a price that nobody quoted.
 */
export function rupeeAmount(text: string | null | undefined): number | null {
  const shown = (text ?? "").normalize("NFKC");
  const amounts = new Set<number>();
  for (const [, marked, markedUnit, number = marked, unit = markedUnit] of shown.matchAll(MARKED)) {
    const factor = FACTORS[unit?.[0]?.toLowerCase() ?? ""] ?? 1;
    amounts.add(Math.round(Number(number?.replaceAll(",", "")) * factor * 100) / 100);
  }
  const [amount] = amounts;
  // What is left names no second figure, no unit that is not read here, and no saving.
  const rest = shown.replace(MARKED, " ");
  const isWhole = !/^\s*\d|[-–—/]\s*\d|\b(?:l|cr|crores?|thousand|hundred|save|off|less)\b/i.test(
    rest,
  );
  // "₹15,000 - 18,000" names two amounts though only one wears the mark.
  const isOne = amounts.size === 1 && !/\d\s*(?:-|–|to)\s*\d/i.test(shown);
  const isPlain = isOne && isWhole && !MARK_AND_GAP.test(shown);
  return isPlain && amount !== undefined && amount > 0 && amount < 1e9 ? amount : null;
}
