export interface Sums {
  views: number;
  /** On WhatsApp, call and share. */
  taps: number;
  enquiries: number;
}

/** The result of the database's function `visit_sums`. */
export interface VisitSums {
  /** Every day, also those without a visit, the last is today. */
  days: (Sums & { day: string })[];
  /** The tours that people ask about most, first by taps. */
  tours: (Sums & { id: string; title: string })[];
}
