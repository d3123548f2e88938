import type { Departure } from "./data.ts";

/** A departure without seats is sold out, whatever its status. The views of the database agree. */
export function isSoldOut({
  status,
  seats_left,
}: Pick<Departure, "status" | "seats_left">): boolean {
  return status === "Sold out" || seats_left === 0;
}
