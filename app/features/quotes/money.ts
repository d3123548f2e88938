/** A line of the price, in whole rupees each; less than 0 for a discount. */
export interface PriceLine {
  label: string;
  count: number;
  rupees: number;
}

export function lineTotal({ count, rupees }: Pick<PriceLine, "count" | "rupees">): number {
  return count * rupees;
}

/** The total of a quote. */
export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** ₹1,25,000, or −₹500. */
export function inRupees(amount: number): string {
  return `${amount < 0 ? "−" : ""}₹${Math.abs(amount).toLocaleString("en-IN")}`;
}
