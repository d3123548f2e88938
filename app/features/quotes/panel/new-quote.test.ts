import { expect, test } from "vitest";
import { goodRows } from "../../../../tests/rls/rows";
import { defaultPolicies } from "../../company/policies";
import type { Departure } from "../../departures/data";
import type { Tour } from "../../tours/data";
import { newQuoteSchema, quoteSchema, sheetOf, toQuoteInput, toQuoteRow } from "../schema";
import { advanceRupees, newQuote, withMergedAdvance } from "./new-quote";
import { countsIn, countsToFillIn } from "./quoted-tour";

const policies = { ...defaultPolicies, tax_note: "5% GST" };
const stamps = { created_at: "2026-01-01", updated_at: "2026-01-01" };
const tour: Tour = { ...goodRows.tours, ...stamps, id: "hills" } as Tour;
const enquiry = {
  id: "1",
  source: "home" as const,
  message: null,
  tour_id: "hills",
  name: "Asha",
  phone: "+919443122233",
  destination: "Ooty",
  from_day: "2030-12-14",
  to_day: null,
  people: 3,
};
const source = (changes: Partial<Departure> = {}) => {
  const departure = { ...goodRows.departures, ...stamps, id: "1", ...changes };
  return { tour, departures: [departure], days: 3 };
};
const sources = {
  source: source({ starts_on: "2030-12-21" }),
  enquiry,
  policies,
  terms: "Be on time.",
  upiId: "a.b@ok",
};

test("a new quote copies the tour, the enquiry and the office's terms", () => {
  expect(newQuote(sources)).toMatchObject({
    customer_name: "Asha",
    title: "Hills of Ooty",
    from_day: "2030-12-14",
    to_day: "2030-12-16",
    people: "3 people",
    days: [{ day: "Day 1", title: "Arrival", description: "Rest", stay: "", meals: "" }],
    inclusions: "Breakfast",
    exclusions: "Lunch",
    lines: [
      { label: "Adult", count: "3", rupees: "12500" },
      { label: "Child", count: "0", rupees: "8000" },
      { label: "Single room supplement", count: "0", rupees: "4000" },
    ],
    tax_note: "5% GST",
    terms: "Advance: 25%\n\nCancellation: Under 7 days none\n\nBe on time.",
    upi_id: "a.b@ok",
  });
});

test("a new quote in Tamil has the tour's Tamil texts, labels and terms, and the same amounts", () => {
  const shown = { ...tour, title: "ஊட்டி மலைகள்", advance: "", child_price: "குழந்தைக்கு" };
  const quote = newQuote({ ...sources, shown, language: "ta", terms: null });
  expect(quote).toMatchObject({
    title: "ஊட்டி மலைகள்",
    people: "3 பேர்",
    lines: [
      { label: "பெரியவர்", count: "3", rupees: "12500" },
      { label: "குழந்தை", count: "0", rupees: "8000" },
      { label: "தனி அறைக் கூடுதல்", count: "0", rupees: "4000" },
    ],
    pay_now: "9375",
  });
  expect(quote.terms).toMatch(/^முன்பணம்: முன்பதிவு செய்யும்போது 25%.*\n\nரத்து செய்தல்: /);
  const counted = countsToFillIn(quote.lines, countsIn("3 பேர்"), "2 adults, 1 child");
  expect(counted).toEqual(["2", "1"].map((count, at) => ({ at, count })));
});

test("a quote for an enquiry that names a date has the price of this date", () => {
  const adult = (changes: Partial<Departure>) =>
    newQuote({ ...sources, source: source(changes) }).lines[0]?.rupees;
  expect(adult({ price: "₹13,000" })).toBe("13000");
  expect(adult({ price: "₹13,000", status: "Sold out" })).toBe("13000");
  expect(adult({ price: " " })).toBe("12500");
  expect(adult({ price: "₹13,000 – ₹15,000" })).toBe("12500");
});

test.each([
  ["2030-12-14", "2030-12-16"],
  ["2030-11-30", "2030-12-16"],
  ["2030-12-20", "2030-12-20"],
])("an enquiry until %s has a quote until %s", (to_day, last) => {
  expect(newQuote({ ...sources, enquiry: { ...enquiry, to_day } }).to_day).toBe(last);
});

test.each([
  ["₹40,000 per couple", null, "1"],
  ["₹40,000", "per couple", "1"],
  ["₹40,000 குடும்பத்திற்கு", null, "1"],
  ["₹40,000 full car", null, "1"],
  ["₹40,000 group price", null, "1"],
  ["₹40,000", "per person", "3"],
  ["From ₹40,000", null, "3"],
  ["₹40,000", "Group departure, minimum 10 people", "3"],
  ["₹40,000", "With AC car and 3-star hotels", "3"],
  ["₹40,000 per couple", "On twin sharing", "1"],
])("the price %s (%s) counts %s times for three people", (price, price_basis, count) => {
  const priced = { ...tour, price, price_basis, price_from: null } as Tour;
  const { lines } = newQuote({ ...sources, source: { tour: priced, departures: [], days: 3 } });
  expect(lines[0]).toEqual({ label: "Adult", count, rupees: "40000" });
});

test.each([
  ["Number of People: 3 (1 child)", "en", "2 adults, 1 child", ["2", "1"]],
  ["எத்தனை பேர்: 3 (2 குழந்தைகள்)", "ta", "1 பெரியவர், 2 குழந்தைகள்", ["1", "2"]],
  ["कितने लोग: 3 (1 बच्चा)", "hi", "2 वयस्क, 1 बच्चा", ["2", "1"]],
  ["Number of People: 3", "en", "3 people", ["3", "0"]],
] as const)(
  "the children of an enquiry's message %j are counted",
  (message, language, people, counts) => {
    const asked = { ...enquiry, source: "tour" as const, message };
    const quote = newQuote({ ...sources, enquiry: asked, language });
    expect(quote.people).toBe(people);
    expect(quote.lines.slice(0, 2).map(({ count }) => count)).toEqual(counts);
    const childless = { ...source(), tour: { ...tour, child_price: null } as Tour };
    expect(newQuote({ ...sources, enquiry: asked, source: childless }).lines[0]?.count).toBe("3");
  },
);

test("a new quote without a tour or an enquiry is empty and names its missing fields", () => {
  const values = newQuote({ ...sources, source: null, enquiry: null, terms: null });
  expect(values).toMatchObject({ title: "", days: [], people: "" });
  const messages = quoteSchema.safeParse(values).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([
    "Customer's name is required",
    "Title is required",
    "The total must be more than ₹0",
  ]);
});

test("the terms and the tax are those of Policies, unless the tour has its own", () => {
  const own = { ...policies, advance_international: "₹9,000", tax_note_international: "No TCS" };
  const abroad = { ...tour, type: "international", advance: null, cancellation: " " } as Tour;
  const quote = newQuote({ ...sources, policies: own, source: { ...source(), tour: abroad } });
  expect(quote.tax_note).toBe("No TCS");
  expect(quote.terms).toMatch(/^Advance: ₹9,000 when you book.*we refund 70%.*Be on time\.$/s);
});

test.each([
  ["25% when you book", 18_500],
  ["33.5% at booking", 24_790],
  ["100%", 74_000],
  ["25 percent when you book", 18_500],
  ["25 per cent of the price", 18_500],
  ["25 சதவீதம்", 18_500],
  ["25 प्रतिशत", 18_500],
  ["₹5,000 when you book", 5_000],
  ["Rs. 10,000/- per person, the rest on arrival", 30_000],
  ["₹30,000 a head", 74_000],
  ["one third of the price", null],
  ["₹2,000 – ₹3,000", null],
  ["rs. 5,000", 5_000],
  ["௨௫ சதவீதம்", 18_500],
  ["0", 0],
  ["0% when you book", 0],
  ["முன்பதிவு செய்யும்போது 0%; மீதி", 0],
  ["₹0", 0],
  ["nil", 0],
  ["No advance at booking", 0],
  ["None, ₹5,000 on arrival", 0],
  ["Not required", 0],
  ["முன்பணம் தேவையில்லை", 0],
  ["कोई अग्रिम नहीं", 0],
  ["Nothing but ₹5,000", 5_000],
  ["₹5,000 for each room", 5_000],
  ["₹5,000/person", 15_000],
  ["5,000/pax", 15_000],
  ["₹5,000 pp", 15_000],
  ["₹5,000 p.p", 15_000],
  ["₹5,000pp", 15_000],
  ["₹5,000 each", 15_000],
  ["Rs.5,000 per guest", 15_000],
  ["₹5,000 for each person", 15_000],
  ["₹5,000 from every traveller", 15_000],
  ["₹5,000 per couple", 5_000],
  ["₹5,000 deposit", 5_000],
  ["₹5,000 booking amount per person", 15_000],
  ["Token ₹2,000", 2_000],
  ["5,000 token money", 5_000],
  ["25", 18_500],
  ["25 deposit", 18_500],
  ["100", 74_000],
  ["௨௫", 18_500],
])("to pay now for an advance of %s is %s", (advance, expected) => {
  const lines = [
    { label: "Adult", count: 2, rupees: 28_000 },
    { label: "Child", count: 1, rupees: 18_000 },
    { label: "Single room supplement", count: 0, rupees: 6_000 },
  ];
  for (const label of ["Advance", "முன்பணம்"]) {
    const terms = `${label}: ${advance}.\nCancellation: none`;
    expect(advanceRupees(terms, lines)).toBe(expected);
    const [adults, ...others] = lines;
    const renamed = [{ ...adults, label: "Adults" }, ...others] as typeof lines;
    expect(advanceRupees(terms, renamed)).toBe(expected);
  }
});

test.each([
  ["₹9,800 (5-11 years, no extra bed)", 1, "9800"],
  ["₹9,800 for 5-11 years", 1, "9800"],
  ["From ₹9,800 (5-11 years)", 1, "9800"],
  // The operator has to say what the child pays.
  ["Free below 5 years", 1, ""],
  ["Free below 5 years", 0, "0"],
])(
  "with a child price of %j, %i children of three people pay %j each",
  (price, children, rupees) => {
    const priced = { ...tour, advance: "25%", child_price: price } as Tour;
    const message = children ? `Number of People: 3 (${children} child)` : null;
    const asked = { ...enquiry, source: "tour" as const, message };
    const quote = newQuote({ ...sources, enquiry: asked, source: { ...source(), tour: priced } });
    expect(quote.lines[0]?.count).toBe(String(3 - children));
    expect(quote.lines[1]).toEqual({ label: "Child", count: String(children), rupees });
    expect(quote.pay_now === "").toBe(rupees === "");
  },
);

test("the amount to pay now cannot exceed the total", () => {
  const { error } = quoteSchema.safeParse({ ...newQuote(sources), pay_now: "9999999" });
  expect(error?.issues.map(({ message }) => message)).toContain("This is more than the total");
});

test.each([
  ["", null],
  ["0", 0],
  ["₹0", 0],
  ["₹10,000", 10_000],
])("to pay now, typed as %j, is stored as %s", (pay_now, stored) => {
  const values = quoteSchema.parse({ ...newQuote(sources), pay_now });
  expect(values.pay_now).toBe(stored);
});

test.each([
  ["-500", -500],
  ["₹-500", -500],
  ["Rs -500", -500],
  ["Rs. –1,500", -1500],
  ["₹ - 1,500", -1500],
  ["–1,500", -1500],
  ["— ₹1,500/-", -1500],
  ["−₹500", -500],
  ["₹500/-", 500],
  ["Rs.500/-", 500],
  ["500-600", undefined],
  ["-500-600", undefined],
  ["₹500 – ₹600", undefined],
])("the price %s of a line is %s", (typed, expected) => {
  const lines = [{ label: "Discount", count: "1", rupees: typed }];
  expect(quoteSchema.shape.lines.safeParse(lines).data?.[0]?.rupees).toBe(expected);
});

test("a quote keeps a day that has only a label of the operator's, and drops blank days", () => {
  const day = (label: string) => ({ day: label, title: "", description: "", stay: "", meals: "" });
  const labels = ["Day 1", "Day 2: at leisure in Munnar", "நாள் 3", "दिन 4", "", "Return"];
  const { days } = quoteSchema.parse({ ...newQuote(sources), days: labels.map(day) });
  expect(days.map((each) => each.day)).toEqual(["Day 2: at leisure in Munnar", "Return"]);
});

test("a saved quote opens with the values that were typed", () => {
  const values = newQuote(sources);
  const typed = { ...values, customer_phone: "94431 22233", pay_now: "₹10,000" };
  const row = toQuoteRow(quoteSchema.parse(typed));
  expect(row).toMatchObject({ customer_phone: "+919443122233", sheet: { pay_now: 10_000 } });
  const stored = { ...goodRows.quotes, ...stamps, ...row, id: "1" };
  const sheet = sheetOf(stored);
  expect(sheet && toQuoteInput(stored, sheet)).toEqual({
    ...values,
    customer_phone: "+919443122233",
    pay_now: "10000",
  });
  expect(sheetOf({ sheet: { title: "only" } })).toBeNull();
});

test("a new quote must not have expired, and a stored one can be edited", () => {
  const past = { ...newQuote(sources), expires_on: "2020-01-01" };
  expect(quoteSchema.safeParse(past).success).toBe(true);
  const issues = newQuoteSchema.safeParse({ ...past, title: "" }).error?.issues;
  expect(issues?.map(({ path }) => path.join())).toEqual(["expires_on", "title"]);
  expect(newQuoteSchema.safeParse(newQuote(sources)).success).toBe(true);
  const withoutPrice = { ...newQuote(sources), lines: [] };
  expect(newQuoteSchema.safeParse(withoutPrice).success).toBe(false);
});

test("after merging the changes of two people, the amount to pay now is the advance of the merged prices", () => {
  const priced = (rupees: string, pay_now: string) => ({
    ...newQuote(sources),
    lines: [{ label: "Adult", count: "2", rupees }],
    terms: "Advance: 25%",
    pay_now,
  });
  const theirs = { ...priced("10000", "10000"), terms: "Advance: 50%" };
  const merged = { ...theirs, lines: priced("20000", "").lines };
  expect(withMergedAdvance(merged, priced("20000", "10000"), theirs).pay_now).toBe("20000");
  // One of them has typed another amount.
  const typed = priced("20000", "7000");
  expect(withMergedAdvance({ ...merged, pay_now: "7000" }, typed, theirs).pay_now).toBe("7000");
});
