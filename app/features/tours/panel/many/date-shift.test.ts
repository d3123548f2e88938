import { expect, test } from "vitest";
import { shiftDates } from "./date-shift";

const dates = ["2027-01-01", "2027-01-08", "2027-01-15"].map((starts_on, at) => ({
  id: `d${at}`,
  tour_id: "hills",
  starts_on,
  updated_at: "v",
}));

function shifted(days: number, season: { from?: string; to?: string } = {}) {
  const { lines, changes } = shiftDates(dates, { days, ...season }, "2026-12-28");
  return {
    sent: changes.departures?.map(({ id, set }) => `${id} ${set.starts_on}`).sort(),
    stay: lines.flatMap(({ before, reason }) => (reason ? `${before} ${reason}` : [])),
  };
}

test("weekly dates move by a week", () => {
  expect(shifted(7)).toEqual({
    sent: ["d0 2027-01-08", "d1 2027-01-15", "d2 2027-01-22"],
    stay: [],
  });
});

test("no date moves into the past, or to a date that the tour keeps", () => {
  expect(shifted(-7)).toEqual({
    sent: [],
    stay: [
      "2027-01-01 in the past",
      "2027-01-08 the tour has this date already",
      "2027-01-15 the tour has this date already",
    ],
  });
  expect(shifted(7, { from: "2027-01-02", to: "2027-01-10" })).toEqual({
    sent: [],
    stay: ["2027-01-08 the tour has this date already"],
  });
});
