import type { TourType } from "../categories/tour-type.ts";

// The policy of spec §2, for the FAQ and for every tour that has no policy of its own.
export const ADVANCE: Record<TourType, string> = { international: "50%", domestic: "25%" };

export const BALANCE: Record<TourType, string> = {
  international: "the balance is due 30 days before departure",
  domestic: "the date of the balance is written on your booking confirmation",
};

export const REFUNDS =
  "If you cancel more than 30 days before departure, you get a full refund minus an admin fee. At 15-30 days we refund 70%, and at 7-14 days 50%. For cancellations under 7 days before departure there is no refund.";

/** The advance and the due date of the balance for tours of this type. */
export function advancePolicy(type: TourType): string {
  return `${ADVANCE[type]} when you book; ${BALANCE[type]}.`;
}
