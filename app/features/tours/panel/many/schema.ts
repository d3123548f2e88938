import * as m from "virtual:messages/panel-tours";
import { z } from "zod";
import { withoutInvisible, withPlainDigits } from "~/ui/typed-text";

const typedNumber = z.string().transform((typed) => {
  const plain = withPlainDigits(withoutInvisible(typed)).replace(/[₹%,\s]/g, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : 0;
});

const day = z.string();
const period = { scope: z.enum(["all", "some"]), from: day, to: day };

function checkPeriod({
  value,
  issues,
}: z.core.ParsePayload<{ scope: "all" | "some"; from: string; to: string }>) {
  const { scope, from, to } = value;
  if (scope === "all") return;
  const addIssue = (path: string, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: value });
  if (!from) addIssue("from", m.chooseTheFirstDate);
  if (!to) addIssue("to", m.chooseTheLastDate);
  if (from && to && to < from) addIssue("to", m.endsBeforeStart);
}

/** `Change prices` of many tours. */
export const priceChangeSchema = z
  .object({
    amount: typedNumber.refine((amount) => amount > 0, { error: m.giveANumber }),
    unit: z.enum(["%", "₹"]),
    direction: z.enum(["up", "down"]),
    rounding: z.string().transform(Number),
    ...period,
  })
  .check(checkPeriod);

export const newPriceChange: z.input<typeof priceChangeSchema> = {
  amount: "",
  unit: "%",
  direction: "up",
  rounding: "10",
  scope: "all",
  from: "",
  to: "",
};

const MAX_DAYS = 3_650;
const daysIn = { days: 1, weeks: 7 };

/** `Shift dates` of many tours. */
export const dateShiftSchema = z
  .object({
    count: typedNumber.refine((count) => Number.isInteger(count) && count > 0, {
      error: m.wholeNumberNeeded,
    }),
    unit: z.enum(["days", "weeks"]),
    direction: z.enum(["later", "earlier"]),
    ...period,
  })
  .check(checkPeriod)
  .refine(({ count, unit }) => count * daysIn[unit] <= MAX_DAYS, {
    path: ["count"],
    error: m.atMostTenYears,
  })
  .transform(({ count, unit, direction, ...rest }) => ({
    ...rest,
    days: count * daysIn[unit] * (direction === "later" ? 1 : -1),
  }));

export const newDateShift: z.input<typeof dateShiftSchema> = {
  count: "",
  unit: "weeks",
  direction: "later",
  scope: "all",
  from: "",
  to: "",
};
