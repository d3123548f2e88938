import * as m from "virtual:messages/panel-departures";
import { z } from "zod";
import { agencyToday } from "../../../editing/agency-time.ts";
import { optionalPrice } from "../../../editing/bare-price.ts";
import { requiredDay } from "../../../editing/rules.ts";
import { type Departure, departureStatuses } from "../data.ts";
import { MAX_DATES, seasonDates } from "./season.ts";

const date = requiredDay.refine((day) => day >= agencyToday(), {
  error: m.chooseTodayOrALaterDate,
});

const details = {
  price: optionalPrice,
  status: z.enum(["", ...departureStatuses]).transform((status) => status || null),
  seats_left: z
    .string()
    .trim()
    .regex(/^0*\d{0,3}$/, { error: m.seatLimits })
    .transform((seats) => (seats === "" ? null : Number(seats))),
};

export const departureSchema = z.object({ starts_on: date, ...details });

/** Many dates at once: each chosen weekday (0 is Sunday) from one date to another. */
export const seasonSchema = z
  .object({
    weekdays: z.array(z.number()).min(1, { error: m.chooseAWeekday }),
    from: date,
    to: date,
    ...details,
  })
  .check(({ value: season, issues }) => {
    if (season.to < season.from) {
      const message = m.endsBeforeStart;
      issues.push({ code: "custom", path: ["to"], message, input: season.to });
    } else if (seasonDates(season).length > MAX_DATES) {
      const message = m.moreThanDates({ mostDates: MAX_DATES });
      issues.push({ code: "custom", path: ["to"], message, input: season.to });
    } else if (season.weekdays.length > 0 && seasonDates(season).length === 0) {
      const message = m.noSuchWeekday;
      issues.push({ code: "custom", path: ["to"], message, input: season.to });
    }
  });

export type DepartureInput = z.input<typeof departureSchema>;
export type DepartureValues = z.output<typeof departureSchema>;
export type SeasonInput = z.input<typeof seasonSchema>;
export type SeasonValues = z.output<typeof seasonSchema>;

type Details = Pick<DepartureInput, "price" | "status" | "seats_left">;
export const noDetails: Details = { price: "", status: "", seats_left: "" };

export const newDeparture: DepartureInput = { starts_on: "", ...noDetails };
export const newSeason: SeasonInput = { weekdays: [], from: "", to: "", ...noDetails };

/** The form values of a stored departure. */
export function toDepartureInput(departure: Departure): DepartureInput {
  const { starts_on, price, status, seats_left } = departure;
  return { starts_on, price, status: status ?? "", seats_left: String(seats_left ?? "") };
}
