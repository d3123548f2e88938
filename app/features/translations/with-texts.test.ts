import { expect, test } from "vitest";
import type { Texts } from "./fields";
import { isCurrent, staysEnglish, withTexts } from "./with-texts";

const tour = {
  id: "hills",
  title: "Hills of Ooty",
  price: null,
  image_url: "/posters/a.svg",
  highlights: [{ value: "Toy train" }, { value: "Tea" }],
  itinerary: [{ day: "Day 1", title: "Arrival", stay: "Ooty" }],
  themes: ["Honeymoon"],
};

test("translated texts replace the English ones, and what is missing stays English", () => {
  const texts = {
    title: "ஊட்டி",
    highlights: [{ value: "பொம்மை ரயில்" }, { value: " " }],
    itinerary: [{ title: "வருகை" }],
    themes: [],
  };
  expect(withTexts("tours", tour, texts)).toEqual({
    ...tour,
    title: "ஊட்டி",
    highlights: [{ value: "பொம்மை ரயில்" }, { value: "Tea" }],
    itinerary: [{ day: "Day 1", title: "வருகை", stay: "Ooty" }],
  });
});

test("what has no English text, or cannot be translated, is never replaced", () => {
  const texts = { id: "other", image_url: "/x.svg", price: "₹1", highlights: "x", title: ["x"] };
  expect(withTexts("tours", tour, texts as never)).toEqual(tour);
});

test("a list with more or fewer entries than its translation is English", () => {
  const texts = { highlights: [{ value: "பொம்மை ரயில்" }] };
  expect(withTexts("tours", tour, texts)).toEqual(tour);
});

test.each([
  ["₹9,800 (5-11 years)", "₹9800 (5-11 வயது)", true],
  ["₹10,600 (5-11 years)", "₹9,800 (5-11 வயது)", false],
  ["30% with the booking", "முன்பதிவுக்கு 30 %", true],
  ["30% with the booking", "முன்பதிவுக்கு 25%", false],
  ["₹500 a night for two", "இருவருக்கு", true],
])("with %j in English, %j is shown: %j", (price, text, isShown) => {
  expect(withTexts("tours", { ...tour, price }, { price: text }).price).toBe(
    isShown ? text : price,
  );
});

test("a fact is English once the English from which it was made has changed, and a title stays translated", () => {
  const company = {
    city: "Madurai",
    working_hours: "10 to 5",
    answering: [{ name: "Asha" }, { name: "Ravi" }],
    page_texts: { mission: "To travel well.", faq: "Answers." },
  };
  const texts = {
    city: "மதுரை",
    working_hours: "9 – 6",
    answering: [{ name: "ஆஷா" }, { name: "குமார்" }],
    page_texts: { mission: "நலமே", faq: "பதில்கள்" },
  };
  const from = {
    working_hours: "9 to 6",
    answering: [{ name: "Asha" }, { name: "Kumar" }],
    page_texts: { mission: "To travel.", faq: "Answers." },
  };
  expect(withTexts("company_info", company, texts, from)).toEqual({
    city: "மதுரை",
    working_hours: "10 to 5",
    answering: [{ name: "ஆஷா" }, { name: "Ravi" }],
    page_texts: { mission: "To travel well.", faq: "பதில்கள்" },
  });
  expect(withTexts("company_info", company, texts)).toEqual(texts);
  const title = { title: "Hills of Ooty" };

  expect(withTexts("tours", { title: "Hills, Ooty" }, { title: "ஊட்டி" }, title).title).toBe("ஊட்டி");
});

test("in a list, a text follows its English entry, and an entry that has changed since is English", () => {
  const asha = { name: "Asha", role: "Planner", picture: "/posters/a.svg" };
  const ravi = { name: "Ravi", role: "Driver", picture: "/posters/b.svg" };
  const inTamil = { ...asha, name: "ஆஷா", role: "திட்டம்" };
  const other = { ...ravi, name: "ரவி", role: "ஓட்டுநர்" };
  const texts = { people: [inTamil, other].map(({ name, role }) => ({ name, role })) };
  const shown = (people: object[]) =>
    withTexts("about_sections", { people }, texts, { people: [asha, ravi] }).people;
  expect(shown([ravi, asha])).toEqual([other, inTamil]);
  expect(shown([ravi])).toEqual([other]);
  const mani = { name: "Mani", role: "Cook", picture: "/posters/c.svg" };
  expect(shown([mani, asha, ravi])).toEqual([mani, inTamil, other]);
  expect(shown([mani, asha])).toEqual([mani, inTamil]);
  expect(shown([asha, mani])).toEqual([inTamil, mani]);
  const guide = { ...ravi, name: "Ravi Kumar" };
  const renamed = { ...guide, role: "ஓட்டுநர்" };
  expect(shown([asha, guide, mani])).toEqual([inTamil, renamed, mani]);
  expect(shown([guide]), "beside a removed one").toEqual([renamed]);
  const again = { ...mani, role: "Guide" };
  expect(shown([ravi, mani, again])).toEqual([other, mani, again]);
  const { picture } = mani;
  expect(shown([{ ...asha, picture }, ravi])).toEqual([{ ...inTamil, picture }, other]);

  const from = { themes: ["Hills", "Family"], highlights: [{ value: "Boats, ₹500" }] };
  const row = {
    themes: ["Family", "Forts"],
    highlights: [{ value: "Tea" }, { value: "Boats, ₹600" }],
  };
  const made = { themes: ["மலை", "குடும்பம்"], highlights: [{ value: "படகு, ₹500" }] };
  expect(withTexts("tours", row, made, from)).toEqual({
    themes: ["குடும்பம்", "Forts"],
    highlights: [{ value: "Tea" }, { value: "படகு, ₹600" }],
  });
});

test("a day that is moved keeps its translation, and has the label of its new place", () => {
  const days = (labels: string[], titles: string[]) =>
    titles.map((title, at) => ({ day: labels[at] ?? "", title, stay: "" }));
  const from = days(["Day 1", "Day 2", "Day 3"], ["Arrival", "Boats", "Home"]);
  const itinerary = days(["நாள் 1", "நாள் 2", "நாள் 3"], ["வருகை", "படகு", "வீடு"]);
  const shown = (labels: string[], titles: string[]) =>
    withTexts("tours", { itinerary: days(labels, titles) }, { itinerary }, { itinerary: from })
      .itinerary;
  const numbers = ["Day 1", "Day 2", "Day 3", "Day 4"];
  const inTamil = ["நாள் 1", "நாள் 2", "நாள் 3"];

  expect(shown(numbers, ["Home", "Arrival", "Boats"])).toEqual(
    days(inTamil, ["வீடு", "வருகை", "படகு"]),
  );
  expect(shown(numbers, ["Boats", "Home"]), "the first removed").toEqual(
    days(inTamil, ["படகு", "வீடு"]),
  );
  expect(shown(numbers, ["Arrival", "Hills", "Boats", "Home"]), "one inserted").toEqual(
    days(["நாள் 1", "Day 2", "நாள் 3", "Day 4"], ["வருகை", "Hills", "படகு", "வீடு"]),
  );
  expect(shown(["Day 1", "Free day", "Day 3"], ["Arrival", "Boats", "Home"])).toEqual(
    days(["நாள் 1", "Free day", "நாள் 3"], ["வருகை", "படகு", "வீடு"]),
  );
});

test("of a replaced day, only what is still the same in English stays translated", () => {
  const from = [{ day: "Day 1", title: "Arrival", stay: "Hotel", meals: "Dinner" }];
  const texts = [{ day: "நாள் 1", title: "வருகை", stay: "விடுதி", meals: "இரவு உணவு" }];
  const itinerary = [{ ...from[0], title: "Boats", stay: "Houseboat" }];
  expect(withTexts("tours", { itinerary }, { itinerary: texts }, { itinerary: from })).toEqual({
    itinerary: [{ ...itinerary[0], day: "நாள் 1", meals: "இரவு உணவு" }],
  });
});

test("amounts are not compared with an English text that is the same as when it was translated", () => {
  const english = { price: "₹1.2 lakh" };
  const texts = { price: "₹1,20,000" };
  expect(withTexts("tours", english, texts, english)).toEqual(texts);
});

test.each([
  ["₹10,600 (5-11 years)", "₹9,800 (5-11 years)", "₹9800 (5-11 வயது)", "₹10,600 (5-11 வயது)"],
  ["₹10,600, child ₹700", "₹9,800, child ₹500", "₹500 குழந்தை, ₹9,800", "₹700 குழந்தை, ₹10,600"],
  ["30% with the booking", "25% with the booking", "முன்பதிவுக்கு 25 %", "முன்பதிவுக்கு 30%"],
])(
  "if only amounts have changed, they change in the translation: %j",
  (price, from, text, shown) => {
    const both = (value: string) => ({ price: value, highlights: [{ value }] });
    expect(withTexts("tours", both(price), both(text), both(from))).toEqual(both(shown));
    expect(isCurrent({ price }, { price: text }, { price: from })).toBe(true);
  },
);

test.each([
  ["₹10,600 (3-11 years)", "₹9,800 (5-11 years)", "₹9,800 (5-11 வயது)"],
  ["₹10,600 a child", "₹9,800 a child", "ரூ. 9,800 குழந்தைக்கு"],
  ["₹10,600 a child", "₹9,800 a child", "₹9,500 குழந்தைக்கு"],
  ["₹10,600 and ₹700", "₹9,800 and ₹9,800", "₹9,800, ₹9,800"],
  ["₹10,600 and ₹700", "₹9,800 and ₹500", "₹9,800"],
  ["For three", "For two", "இருவருக்கு"],
])("prices and times are English if more has changed: %j", (price, from, text) => {
  expect(withTexts("tours", { price }, { price: text }, { price: from })).toEqual({ price });
  expect(isCurrent(price, text, from)).toBe(false);
});

test("an amount may be spelled in another way than in English", () => {
  const english = { summary: "From Rs. 9,800, 25 percent now" };
  const texts = { summary: "₹9800 முதல், இப்போது 25%" };
  expect(withTexts("tours", english, texts)).toEqual(texts);
  const other = { summary: "₹9900 முதல்" };
  expect(withTexts("tours", english, other)).toEqual(english);
});

test("a pickup point has its new time, and the price basis is the new one", () => {
  const [office, station] = [
    { place: "Office", time: "6 am" },
    { place: "Station", time: "7 am" },
  ];
  const inTamil = { place: "நிலையம்", time: "காலை 7" };
  const now = {
    price_basis: "For three people",
    pickup_points: [{ ...office, time: "5 am" }, station],
  };
  const texts = {
    price_basis: "இருவருக்கு",
    pickup_points: [{ place: "அலுவலகம்", time: "காலை 6" }, inTamil],
  };
  const from = { price_basis: "For two people", pickup_points: [office, station] };
  expect(withTexts("tours", now, texts, from)).toEqual({
    price_basis: now.price_basis,
    pickup_points: [{ place: "அலுவலகம்", time: "5 am" }, inTamil],
  });
});

test("a page text that is new since the translation is English", () => {
  const [page_texts, own] = [{ mission: "To travel well.", faq: "Answers." }, { faq: "பதில்கள்" }];
  const texts = { page_texts: { ...own, mission: "பழைய நோக்கம்" } };
  for (const mission of [{}, { mission: null }]) {
    const from = { page_texts: { faq: "Answers.", ...mission } };
    expect(withTexts("company_info", { page_texts }, texts, from)).toEqual({
      page_texts: { ...page_texts, ...own },
    });
  }
});

test("people keep their pictures, and page texts their names", () => {
  const asha = { name: "Asha", role: "Planner", picture: "/posters/a.svg" };
  const people = [{ name: "ஆஷா", picture: "/x.svg" }];
  expect(withTexts("about_sections", { people: [asha] }, { people })).toEqual({
    people: [{ ...asha, name: "ஆஷா" }],
  });
  const company = { page_texts: { mission: "To travel well." } };
  const texts = { page_texts: { mission: "நலமே", other: "x" } };
  expect(withTexts("company_info", company, texts)).toEqual({ page_texts: { mission: "நலமே" } });
});

const whole = {
  title: "ஊட்டி",
  highlights: [{ value: "பொம்மை ரயில்" }, { value: "தேநீர்" }],
  itinerary: [{ day: "நாள் 1", title: "வருகை", stay: "ஊட்டி" }],
  themes: ["தேனிலவு"],
};

const values = (...texts: string[]) => texts.map((value) => ({ value }));
const forTwo = { price: "₹1 for two" };
const moved = { highlights: values("Tea", "IRCTC") };

test.each<[string, object, Texts, Texts, boolean]>([
  ["nothing", {}, {}, {}, false],
  ["an itinerary without a translation", {}, { itinerary: [] }, {}, true],
  ["one part of a day", {}, { itinerary: [{ day: "நாள் 1", title: "வருகை" }] }, {}, true],
  ["a list with a new entry", { highlights: values("Toy train", "Tea", "Lake") }, {}, {}, true],
  ["a price that has changed", { price: "₹1 for three" }, { price: "₹1 இருவருக்கு" }, forTwo, true],
  ["not a number without a translation", { group_size: "2–12" }, {}, {}, false],
  ["not a name that is the same", { pace: "IRCTC" }, { pace: "IRCTC" }, {}, false],
  [
    "not such a name in a moved entry",
    { highlights: values("IRCTC", "Tea") },
    { highlights: values("தேநீர்", "IRCTC") },
    moved,
    false,
  ],
])("in English stays: %s", (_name, changed, changedTexts, from, stays) => {
  const [row, texts] = [
    { ...tour, ...changed },
    { ...whole, ...changedTexts },
  ];
  expect(staysEnglish("tours", row, withTexts("tours", row, texts, from), texts, from)).toBe(stays);
});
