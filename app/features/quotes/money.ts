/** `rupees` is the whole-rupee price of one item, and negative for a discount. */
export interface PriceLine {
  label: string;
  count: number;
  rupees: number;
}

export function lineTotal({ count, rupees }: Pick<PriceLine, "count" | "rupees">): number {
  return count * rupees;
}

export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
