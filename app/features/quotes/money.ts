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

/** Formats an amount as ₹1,25,000 or −₹500. */
export function inRupees(amount: number): string {
  return `${amount < 0 ? "−" : ""}₹${Math.abs(amount).toLocaleString("en-IN")}`;
}
