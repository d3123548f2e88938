import { expect, test } from "vitest";
import { askText, sharedTrip, titleForAgency, tripOf } from "./trip";

const dates = [
  { day: "2026-12-11", date: "Fri 11 Dec", isSoldOut: true, amount: 18_500 },
  { day: "2026-12-18", date: "Fri 18 Dec", isSoldOut: false, amount: 20_500 },
  { day: "2026-12-25", date: "Fri 25 Dec", isSoldOut: false, amount: null },
].map((date) => ({ ...date, price: null, status: null, seatsLeft: null }));
const tour = {
  today: "2026-12-01",
  departures: dates,
  price: "₹18,500",
  amount: 18_500,
  childPrice: "₹9,500",
  childAmount: 9_500,
};

test.each([
  [{ people: 4 }, "4 × ₹18,500 = ₹74,000"],
  [{ people: 4, date: "2026-12-18" }, "4 × ₹20,500 = ₹82,000"],
  [{ people: 4, date: "2026-12-11" }, "4 × ₹18,500 = ₹74,000"],
  [{ people: 4, date: "2026-12-25" }, undefined],
  [{ people: 4, children: 1 }, "3 × ₹18,500 + 1 × ₹9,500 = ₹65,000"],
  [{ people: 2, children: 2 }, "2 × ₹9,500 = ₹19,000"],
  [{ date: "2026-12-18" }, undefined],
  [{}, undefined],
])("the sum of %j is %s", (party, sum) => {
  expect(tripOf(tour, party).sum?.words).toBe(sum);
});

test("there is no sum if a price is not one amount; without a child price, children pay as adults", () => {
  const sum = (changes: Partial<typeof tour> | object) =>
    tripOf({ ...tour, ...changes }, { people: 3, children: 1 }).sum?.words;
  expect(sum({ amount: null })).toBeUndefined();
  expect(sum({ childPrice: "Half", childAmount: null })).toBeUndefined();
  expect(sum({ childPrice: null, childAmount: null })).toBe("3 × ₹18,500 = ₹55,500");
});

test("a tour without departures starts on any day from today on", () => {
  const dayOf = (date: string) => tripOf({ ...tour, departures: [] }, { date }).day;
  expect([dayOf("2026-12-01"), dayOf("2026-11-30")]).toEqual(["2026-12-01", undefined]);
});

test("a shared tour has the chosen date and party in its URL and in its words", () => {
  const url = "https://site.test/tour/domestic/a";
  expect(sharedTrip("A", url, tripOf(tour, {}))).toEqual({ url });
  const shared = sharedTrip("A", url, tripOf(tour, { people: 4, date: "2026-12-18" }));
  expect(shared.url).toBe(`${url}?people=4&date=2026-12-18`);
  expect(shared.text).toBe(
    `A: ${shared.url}\nDate: Fri 18 Dec\nNumber of People: 4\n4 × ₹20,500 = ₹82,000`,
  );
});

test("a party larger than the seats of its date is told how many are left", () => {
  const departures = dates.map((date) => ({ ...date, seatsLeft: 3 }));
  const short = (people: number, date?: string) =>
    tripOf({ ...tour, departures }, { people, date }).seatsShort;
  expect(short(4, "2026-12-18")).toBe(3);
  expect(short(3, "2026-12-18")).toBeUndefined();
  expect(short(4)).toBeUndefined();
});

test("the date of a trip is one of the tour's departures; a tour without any starts on every day", () => {
  expect(tripOf(tour, { date: "2026-12-18" }).date).toBe("Fri 18 Dec");
  expect(tripOf(tour, { date: "2026-12-11" }).date).toBeUndefined();
  expect(tripOf(tour, { date: "2026-12-12" }).day).toBeUndefined();
  const anyDay = tripOf({ ...tour, departures: [] }, { date: "2026-12-12" });
  expect(anyDay).toMatchObject({ day: "2026-12-12", date: "Sat 12 Dec 2026" });
});

test("the message has the title, the link and what is known of the trip", () => {
  const url = "https://agency.example/tour/domestic/madurai";
  const opening = `Hi, I want to know more about மதுரை: ${url}`;
  expect(askText("மதுரை", url, {})).toBe(opening);
  const party = { people: 4, children: 1, date: "2026-12-18", from: "Madurai" };
  expect(askText("மதுரை", url, tripOf(tour, party))).toBe(
    `${opening}\nDate: Fri 18 Dec\nNumber of People: 4 (1 child)\n3 × ₹20,500 + 1 × ₹9,500 = ₹71,000\nStarting from: Madurai`,
  );
  expect(askText("மதுரை", url, { date: "Fri 4 Sep" }, true)).toBe(
    `${opening}\nDate: Fri 4 Sep\nNumber of People: `,
  );
});

test("a message to the agency has the English title too, if the title is translated", () => {
  expect(titleForAgency({ title: "ஊட்டி", english_title: "Ooty" })).toBe("ஊட்டி (Ooty)");
  expect(titleForAgency({ title: "Ooty", english_title: "Ooty" })).toBe("Ooty");
  expect(titleForAgency({ title: "Ooty" })).toBe("Ooty");
});
