import { expect, test } from "vitest";
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
  const [asha, ravi] = [
    { name: "Asha", role: "Planner", picture: "/posters/a.svg" },
    { name: "Ravi", role: "Driver", picture: "/posters/b.svg" },
  ];
  const texts = {
    people: [
      { name: "ஆஷா", role: "திட்டம்" },
      { name: "ரவி", role: "ஓட்டுநர்" },
    ],
  };
  const shown = (people: object[]) =>
    withTexts("about_sections", { people }, texts, { people: [asha, ravi] }).people;
  const [inTamil, other] = [
    { ...asha, ...texts.people[0] },
    { ...ravi, ...texts.people[1] },
  ];
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
  expect(shown([ravi, mani, { ...mani, role: "Guide" }])).toEqual([
    other,
    mani,
    { ...mani, role: "Guide" },
  ]);
  expect(shown([{ ...asha, picture: "/posters/c.svg" }, ravi])).toEqual([
    { ...inTamil, picture: "/posters/c.svg" },
    other,
  ]);

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
  [
    "₹10,600, children ₹700",
    "₹9,800, children ₹500",
    "₹500 குழந்தை, ₹9,800",
    "₹700 குழந்தை, ₹10,600",
  ],
  ["30% with the booking", "25% with the booking", "முன்பதிவுக்கு 25 %", "முன்பதிவுக்கு 30%"],
])(
  "if only amounts have changed, they change in the translation: %j",
  (price, from, text, shown) => {
    expect(withTexts("tours", { price }, { price: text }, { price: from })).toEqual({
      price: shown,
    });
    expect(isCurrent({ price }, { price: text }, { price: from })).toBe(true);
    const highlights = [{ value: price }];
    const translation = { highlights: [{ value: text }] };
    const made = { highlights: [{ value: from }] };
    expect(withTexts("tours", { highlights }, translation, made)).toEqual({
      highlights: [{ value: shown }],
    });
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
  const english = {
    price_basis: "For three people",
    pickup_points: [
      { place: "Office", time: "5 am" },
      { place: "Station", time: "7 am" },
    ],
  };
  const texts = {
    price_basis: "இருவருக்கு",
    pickup_points: [
      { place: "அலுவலகம்", time: "காலை 6" },
      { place: "நிலையம்", time: "காலை 7" },
    ],
  };
  const from = {
    price_basis: "For two people",
    pickup_points: [
      { place: "Office", time: "6 am" },
      { place: "Station", time: "7 am" },
    ],
  };
  expect(withTexts("tours", english, texts, from)).toEqual({
    price_basis: "For three people",
    pickup_points: [
      { place: "அலுவலகம்", time: "5 am" },
      { place: "நிலையம்", time: "காலை 7" },
    ],
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

test.each([
  ["a text", "", "நிதானம்", "Slow"],
  ["a column", null, "நிதானம்", "Slow"],
  ["a list", null, [{ value: "தேநீர்" }], [{ value: "Tea" }]],
  ["the last entry", ["Hills"], ["மலை", "கோட்டை"], ["Hills", "Forts"]],
  ["a part", [{ title: "Tea", stay: "" }], [{ stay: "ஊட்டி" }], [{ title: "Tea", stay: "Ooty" }]],
  ["a page text", { faq: "A." }, { mission: "நலமே" }, { faq: "A.", mission: "To travel." }],
])("%s that is emptied leaves the translation up to date", (_name, english, text, from) => {
  expect(isCurrent(english, text, from)).toBe(true);
});

test("an entry that is removed before others, or a text that is changed, is a change", () => {
  expect(isCurrent(["Forts"], ["மலை", "கோட்டை"], ["Hills", "Forts"])).toBe(false);
  expect(isCurrent({ faq: "New." }, { faq: "பதில்" }, { faq: "A.", mission: "B." })).toBe(false);
});

test("a replaced picture of a person is no change of the texts", () => {
  const [before, text] = [{ name: "Asha", picture: "/posters/a.svg" }, { name: "ஆஷா" }];
  expect(isCurrent([{ ...before, picture: "/posters/b.svg" }], [text], [before])).toBe(true);
  expect(isCurrent([{ ...before, name: "Ravi" }], [text], [before])).toBe(false);
});

test("people keep their pictures, and page texts their names", () => {
  const people = [{ name: "Asha", role: "Planner", picture: "/posters/a.svg" }];
  expect(
    withTexts("about_sections", { people }, { people: [{ name: "ஆஷா", picture: "/x.svg" }] }),
  ).toEqual({ people: [{ name: "ஆஷா", role: "Planner", picture: "/posters/a.svg" }] });
  const page_texts = { mission: "To travel well." };
  expect(
    withTexts("company_info", { page_texts }, { page_texts: { mission: "நலமே", other: "x" } }),
  ).toEqual({ page_texts: { mission: "நலமே" } });
});

const whole = {
  title: "ஊட்டி",
  highlights: [{ value: "பொம்மை ரயில்" }, { value: "தேநீர்" }],
  itinerary: [{ day: "நாள் 1", title: "வருகை", stay: "ஊட்டி" }],
  themes: ["தேனிலவு"],
};

test.each([
  ["nothing", tour, whole, {}, false],
  ["an itinerary without a translation", tour, { title: "ஊட்டி" }, {}, true],
  ["one part of a day", tour, { ...whole, itinerary: [{ day: "நாள் 1", title: "வருகை" }] }, {}, true],
  [
    "a list with a new entry",
    { ...tour, highlights: [...tour.highlights, { value: "Lake" }] },
    whole,
    {},
    true,
  ],
  [
    "a price that has changed",
    { ...tour, price: "₹1 for three" },
    { ...whole, price: "₹1 இருவருக்கு" },
    { price: "₹1 for two" },
    true,
  ],
  ["not a number without a translation", { ...tour, group_size: "2–12" }, whole, {}, false],
  [
    "not a name that is the same",
    { ...tour, pace: "IRCTC" },
    { ...whole, pace: "IRCTC" },
    {},
    false,
  ],
  [
    "not a name that is the same, in an entry that has moved",
    { ...tour, highlights: [{ value: "IRCTC" }, { value: "Tea" }] },
    { ...whole, highlights: [{ value: "தேநீர்" }, { value: "IRCTC" }] },
    { highlights: [{ value: "Tea" }, { value: "IRCTC" }] },
    false,
  ],
])("in English stays: %s", (_name, row, texts, from, stays) => {
  expect(staysEnglish("tours", row, withTexts("tours", row, texts, from), texts, from)).toBe(stays);
});
