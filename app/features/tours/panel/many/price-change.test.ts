import { expect, test } from "vitest";
import type { TourListItem } from "../../data";
import { changeAllPrices, changeDatePrices, changedPrice, type PriceChange } from "./price-change";

const up8: PriceChange = { direction: "up", amount: 8, unit: "%", rounding: 10 };
const down500: PriceChange = { direction: "down", amount: 500, unit: "₹", rounding: 1 };

test.each([
  ["₹18,500", "₹19,980"],
  ["Rs. 18,500/- per head", "Rs. 19,980/- per head"],
  ["18500", "₹19,980"],
  ["Rs. 18500/-", "₹19,980"],
  ["18500 per head", "19,980 per head"],
  ["₹1.2 lakh only", "₹1,29,600 only"],
  ["₹18,500.00 (per person)", "₹19,980 (per person)"],
  ["ரூ. ௧௮,௫௦௦ ஒருவருக்கு", "ரூ. ௧௯,௯௮௦ ஒருவருக்கு"],
  ["From ₹18,500", "From ₹19,980"],
  ["₹30,000 for two", "₹32,400 for two"],
  ["₹18,500 + 5% GST", "₹19,980 + 5% GST"],
  ["GST 5%, ₹18,500", "GST 5%, ₹19,980"],
  ["5–11 yrs: ₹9,800", "5–11 yrs: ₹10,580"],
  ["₹9,800 (5-11 years, no extra bed)", "₹10,580 (5-11 years, no extra bed)"],
  ["₹14,000 – ₹18,500", null],
  ["₹9,800 with bed, ₹7,000 without bed", null],
  ["Save ₹2,000", null],
  ["USD 900", null],
  ["On request", null],
])("%j plus 8 %% is %j", (price, changed) => {
  expect(changedPrice(price, up8)).toBe(changed);
});

test("rounds, goes down, and never to nothing", () => {
  expect(changedPrice("₹18,499", { ...up8, rounding: 100 })).toBe("₹20,000");
  expect(changedPrice("₹2,500", down500)).toBe("₹2,000");
  expect(changedPrice("₹500", down500)).toBeNull();
  expect(changedPrice("₹999,999,999", up8)).toBeNull();
});

const tour = (values: Partial<TourListItem>) =>
  ({
    id: "hills",
    title: "Hills",
    updated_at: "v1",
    price: null,
    price_from: null,
    child_price: null,
    single_supplement: null,
    ...values,
  }) as TourListItem;
const date = (id: string, price: string | null) => ({
  id,
  tour_id: "hills",
  starts_on: "2099-01-14",
  price,
  updated_at: "d1",
});

test("all prices of a tour and of its dates change; a range keeps its lowest amount", () => {
  const tours = [
    tour({ price: "₹10,000", price_from: 9_000, child_price: "Half price" }),
    tour({ id: "sea", price: "₹10,000 – ₹12,000", price_from: 10_000, single_supplement: "₹750" }),
    tour({ id: "plain" }),
  ];
  const { changes, lines } = changeAllPrices(tours, [date("a", "₹11,000"), date("b", null)], up8);
  expect(changes).toEqual({
    tours: [
      { id: "hills", version: "v1", set: { price: "₹10,800", price_from: 9_720 } },
      { id: "sea", version: "v1", set: { single_supplement: "₹810" } },
    ],
    departures: [{ id: "a", version: "d1", set: { price: "₹11,880" } }],
  });
  expect(lines.filter(({ after }) => !after).map(({ before }) => before)).toEqual([
    "Half price",
    "₹10,000 – ₹12,000",
  ]);
});

test("in a season only the dates change, from their own price or from that of the tour", () => {
  const tours = [tour({ price: "₹10,000", price_from: 10_000 })];
  const { changes } = changeDatePrices(tours, [date("a", "₹11,000"), date("b", null)], up8);
  expect(changes).toEqual({
    departures: [
      { id: "a", version: "d1", set: { price: "₹11,880" } },
      { id: "b", version: "d1", set: { price: "₹10,800" } },
    ],
  });
});
