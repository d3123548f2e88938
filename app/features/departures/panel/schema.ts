import { z } from "zod";
import { agencyToday } from "../../../editing/agency-time.ts";
import { optionalText, requiredDay } from "../../../editing/rules.ts";
import { type Departure, departureStatuses } from "../data.ts";
import { MOST_DATES, seasonDates } from "./season.ts";

const date = requiredDay.refine((day) => day >= agencyToday(), {
  error: "Choose today or a later date",
});

const details = {
  price: optionalText(100),
  status: z.enum(["", ...departureStatuses]).transform((status) => status || null),
  seats_left: z
    .string()
    .trim()
    .regex(/^0*\d{0,3}$/, { error: "Must be a whole number up to 999" })
    .transform((seats) => (seats === "" ? null : Number(seats))),
};

export const departureSchema = z.object({ starts_on: date, ...details });

/** Many dates at once: each chosen weekday (0 is Sunday) from one date to another. */
export const seasonSchema = z
  .object({
    weekdays: z.array(z.number()).min(1, { error: "Choose at least one day of the week" }),
    from: date,
    to: date,
    ...details,
  })
  .check(({ value: season, issues }) => {
    if (season.to < season.from) {
      const message = "Must not be before the first date";
      issues.push({ code: "custom", path: ["to"], message, input: season.to });
    } else if (seasonDates(season).length > MOST_DATES) {
      const message = `More than ${MOST_DATES} dates: choose a shorter season`;
      issues.push({ code: "custom", path: ["to"], message, input: season.to });
    } else if (season.weekdays.length > 0 && seasonDates(season).length === 0) {
      const message = "None of the chosen weekdays is in this period";
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
