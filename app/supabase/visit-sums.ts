export interface Sums {
  views: number;
  /** Clicks on the WhatsApp, call and share buttons. */
  taps: number;
  enquiries: number;
}

/** The result of the SQL function `visit_sums`. */
export interface VisitSums {
  /** Every day up to today, including days without a visit. */
  days: (Sums & { day: string })[];
  /** The tours with the most taps, then the most views. */
  tours: (Sums & { id: string; title: string })[];
}
