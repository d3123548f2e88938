import { expect, test } from "vitest";
import { comingDepartures, departureFacts, nextDeparture } from "./coming";

function coming(values: Partial<Parameters<typeof comingDepartures>[0][number]>) {
  const row = {
    id: "a",
    tour_id: "ooty",
    starts_on: "2026-09-04",
    price: null,
    status: null,
    seats_left: null,
    created_at: "",
    updated_at: "",
  };
  return comingDepartures([{ ...row, ...values }], "2026-08-30");
}

test("a departure date shows its year only if it is another year", () => {
  expect(coming({})[0]?.date).toBe("Fri 4 Sep");
  expect(coming({ starts_on: "2027-01-01" })[0]?.date).toBe("Fri 1 Jan 2027");
});

test.each([
  [{}, ""],
  [{ price: " ", seats_left: 1 }, "1 seat left"],
  [{ price: "₹15,500", status: "Open" as const, seats_left: 4 }, "₹15,500 · Open · 4 seats left"],
  [{ status: "Sold out" as const, seats_left: 2 }, "Sold out"],
  [{ status: "Filling fast" as const, seats_left: 0 }, "Sold out"],
])("a departure with %j is described in words", (values, words) => {
  expect(coming(values).map(departureFacts)).toEqual([words]);
});

test("the next departure is the first one that is not sold out", () => {
  expect(nextDeparture([...coming({ status: "Sold out" }), ...coming({})])?.status).toBeNull();
  expect(nextDeparture(coming({ status: "Sold out" }))).toBeUndefined();
});
