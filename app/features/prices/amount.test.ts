import { expect, test } from "vitest";
import { amountPerChild, amountPerPerson, isForSeveral, isPerPerson, saysForWhom } from "./amount";

test.each([
  ["₹18,500", 18_500],
  ["Rs. 18,500/- per head", 18_500],
  ["₹1.2 lakh only", 120_000],
  ["₹18,500 (per person)", 18_500],
  ["ரூ. ௧௮,௫௦௦ ஒருவருக்கு", 18_500],
  ["From ₹18,500", null],
  ["₹18,500 onwards", null],
  ["₹14,000 – ₹18,500", null],
  ["₹18,500 + 5% GST", null],
  ["₹18,500*", null],
  ["₹30,000 per couple", null],
  ["₹30,000 for two", null],
  ["USD 900", null],
  ["On request", null],
])("for %j each person pays %j", (price, amount) => {
  expect(amountPerPerson(price, null)).toBe(amount);
});

test.each([
  ["On twin sharing, for at least 4 travelling together", 900],
  ["Per person in a room for two", 900],
  ["Per couple", null],
  ["For the whole group", null],
  ["For 2 persons", null],
  ["Per 4 pax, hotel included", null],
  ["2 adults + 1 child", null],
  ["Total for 4", null],
  ["௪ பேருக்கு", null],
  ["Minimum 4 people", 900],
  ["Minimum: 2 to 4 people", 900],
  ["6 persons minimum", 900],
  ["2 adults (min.)", null],
  ["6 persons or more", 900],
  ["6-10 persons", null],
  ["With two-way flight", 900],
  ["குறைந்தது 4 பேர்", 900],
  ["कम से कम 4 लोग", 900],
  ["Group departure", null],
  ["Group tour of 20 people", null],
  ["Valid for 15 Dec to 20 Dec", 900],
  ["For 3 nights / 4 days", 900],
  ["Offer for 2026", 900],
  ["5 to 11 years", 900],
  ["ஒருவருக்கு, இருவருக்கு ஓர் அறையில்", 900],
  ["ஒரு காருக்கு, 4 பேர் வரை", null],
  ["दो लोगों का एक कमरा, उड़ान के साथ", 900],
  ["पूरे परिवार के लिए", null],
])("a price with the note %j is multiplied by the people, or not", (basis, amount) => {
  expect(amountPerPerson("₹900", basis)).toBe(amount);
});

test.each([
  "₹40,000 per couple",
  "Couple: ₹40,000",
  "₹40,000 / room",
  "₹60,000 for a family of 4",
  "₹60,000 for your whole group",
  "₹60,000 (family)",
  "₹40,000 for two",
  "₹40,000 two persons",
  "₹40,000 - 4 persons",
  "₹3,000 a car",
  "₹3,000 per private car",
  "₹40,000 ஜோடிக்கு",
  "குடும்பத்துக்கு ₹60,000",
  "ஒரு காருக்கு ₹3,000",
  "₹40,000 प्रति जोड़ा",
  "पूरे परिवार के लिए ₹60,000",
])("the price %j is for several people", (price) => {
  expect(isForSeveral(price, null)).toBe(true);
  expect(saysForWhom(price)).toBe(true);
});

test.each([
  "₹18,500 incl. boat ride",
  "₹12,500 + car",
  "₹30,000 with AC room",
  "₹30,000 (room included)",
  "₹12,500 family tour",
  "₹12,500 for two nights",
  "₹1,500 for 8 hrs",
  "₹12,500, minimum 4 people",
  "₹12,500 twin sharing",
  "₹12,500 படகு சவாரியுடன்",
  "₹12,500 அறையுடன்",
  "₹12,500 कार के साथ",
])("the price %j is for each person, and does not say so", (price) => {
  expect(isForSeveral(price, null)).toBe(false);
  expect(saysForWhom(price)).toBe(false);
});

test.each(["₹12,500 per person", "₹12,500 p.p.", "₹12,500 ஒருவருக்கு", "₹12,500 प्रति व्यक्ति"])(
  "the price %j says that it is for each person",
  (price) => {
    expect(isForSeveral(price, null)).toBe(false);
    expect(saysForWhom(price)).toBe(true);
  },
);

test("the note can say that a price is for several people, unless the price says otherwise", () => {
  expect(isForSeveral("₹40,000", "Per couple")).toBe(true);
  expect(isForSeveral("₹60,000", "Group")).toBe(true);
  expect(isForSeveral("₹60,000", "For 4 pax")).toBe(true);
  expect(isForSeveral("₹60,000", "4 பேருக்கு")).toBe(true);
  expect(isForSeveral("₹12,500 per person", "With AC room")).toBe(false);
  expect(isForSeveral("₹40,000 per couple", "On twin sharing")).toBe(true);
});

test.each([
  ["Family of 4", true],
  ["Group of 6", true],
  ["4 pax", true],
  ["Two persons", true],
  ["2 adults + 1 child", true],
  ["For a family of 4", true],
  ["For a group of 10 or more", false],
  ["For a group of 10 persons or more", false],
  ["For group of minimum 10 pax", false],
  ["Group departure, minimum 10 people", false],
  ["6 persons minimum", false],
  ["6-10 persons", false],
  ["For 6-10 persons", false],
  ["Family of four", true],
  ["Family of 2 adults + 1 child", true],
  ["Group of 4-6", true],
  ["Family package", true],
  ["Private car", true],
  ["Per couple, minimum 2 nights", true],
  ["Total for 4, with breakfast", true],
  ["For 12 people by minibus", true],
  ["For 4 by Innova", true],
  ["For 2 + 1 child", true],
  ["For 2 and 1 child", true],
  ["குடும்பம்", true],
  ["குறைந்தது 4 பேருக்கு", false],
  ["Minimum 4 people", false],
  ["2 adults (min.)", false],
  ["Group size: 15 people", false],
  ["Group tour of 20 people", false],
  ["Price based on a group of 15 people", false],
  ["Valid for 15 Dec to 20 Dec", false],
  ["For 20 Dec departure", false],
  ["With guide for 4 hours", false],
  ["Land only, for 20 kg luggage", false],
  ["Double room", false],
  ["AC room", false],
  ["For 3 star hotels", false],
  ["For 3-star", false],
  ["For 2 bedrooms", false],
  ["For two bedrooms", false],
  ["With AC car and 3-star hotels", false],
])("a price with the note %j is for several people: %j", (basis, isForThem) => {
  expect(isForSeveral("₹40,000", basis)).toBe(isForThem);
});

test.each([
  ["₹18,500", null, true],
  ["₹18,500", "Per person on twin sharing", true],
  ["ரூ. ௧௮,௫௦௦", null, true],
  ["USD 900", null, true],
  ["₹12,500", "With guide for 4 hours", true],
  ["₹12,500", "Group tour of 20 people", true],
  ["₹40,000", "Per couple", false],
  ["₹40,000", "Family of four", false],
  ["₹40,000 per couple", null, false],
  ["₹18,500 per person", null, false],
  ["Call us", null, false],
  [null, null, false],
])("per person is added to the price %j with the basis %j: %j", (price, price_basis, isAdded) => {
  expect(isPerPerson({ price, price_basis })).toBe(isAdded);
  const translated = { price, price_basis: "ஒரு பயணத்துக்கு" };
  expect(isPerPerson({ ...translated, english: { price, price_basis } })).toBe(isAdded);
});

test.each([
  ["₹9,800 (5-11 years, no extra bed)", 9_800],
  ["₹9,800 for children of 5 to 11 years", 9_800],
  ["5–11 yrs: ₹9,800", 9_800],
  ["₹9,800 with bed, ₹7,000 without bed", null],
  ["Free below 5 years", null],
  ["Half price", null],
])("for %j each child pays %j", (price, amount) => {
  expect(amountPerChild(price)).toBe(amount);
});
