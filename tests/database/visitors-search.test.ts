// What visitors type finds the tours that they mean.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { searchTourIds } from "../../app/features/tours/data.ts";
import { sampleTourTexts } from "../../app/features/tours/samples/sample-tour-texts.ts";
import { sampleTours } from "../../app/features/tours/samples/sample-tours.ts";
import { filtersOf } from "../../app/features/tours/site/list/list-filters.ts";
import { searchOf } from "../../app/features/tours/site/list/read-query.ts";
import type { TourDifference } from "../../app/supabase/tour-search.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";
import { searchQueries } from "./search-queries.ts";

const db = setUpDatabase();

type Sample = (typeof sampleTours)[number];
const sample = sampleTours[0] as Sample;

beforeAll(async () => {
  const { error } = await db.admin.from("tours").insert(sampleTours);
  expect(error).toBeNull();
});

async function addTours(...tours: Sample[]): Promise<void> {
  await db.admin.from("tours").insert(tours).throwOnError();
  onTestFinished(async () => {
    const ids = tours.map(({ id }) => id);
    await db.admin.from("tours").delete().in("id", ids).throwOnError();
  });
}

const searchFor = (words: string) => search(`q=${encodeURIComponent(words)}`);

async function search(query: string) {
  const filters = filtersOf(new URLSearchParams(query));
  const { data, error } = await searchTourIds(db.anonymous, searchOf(filters));
  expect(error).toBeNull();
  if (!data) throw new Error("no response");
  return data;
}

test.each(searchQueries)("the search query %s has the expected results", async (q, ids) => {
  const found = await searchFor(q);
  const firstThree = [...found.ids, ...found.nearest].slice(0, 3);
  if (ids.length > 0) expect(firstThree).toEqual(expect.arrayContaining(ids));
  else expect(found.ids).toEqual([]);
});

test.each([
  ["honeymoon", "Honeymoon"],
  ["honey moon", "Honeymoon"],
  ["தேனிலவு", "Honeymoon"],
  ["kids", "With children"],
  ["kid", "With children"],
  ["Deepavali", "Deepavali holidays"],
  ["diwali", "Deepavali holidays"],
  ["Pongal", "Pongal"],
  ["Navaratri", "Navaratri"],
  ["christmas", "Christmas and New Year"],
  ["ஆன்மீக சுற்றுலா", "Pilgrimage"],
  ["हनीमून", "Honeymoon"],
  ["बच्चे", "With children"],
  ["मंदिर", "Pilgrimage"],
  ["क्रिसमस", "Christmas and New Year"],
])("%s finds the tours with the theme %s and says why", async (q, theme) => {
  const { ids, reasons } = await searchFor(q);
  const tours = sampleTours.filter(({ themes }) => themes.includes(theme));
  expect(ids).toEqual(expect.arrayContaining(tours.map(({ id }) => id)));
  expect(tours.map(({ id }) => reasons[id])).toContain(theme);
  for (const { id } of tours) expect([theme, undefined]).toContain(reasons[id]);
});

test.each([
  ["international", ["abroad", "foreign tours", "overseas", "outside India"]],
  ["international", ["வெளிநாடு", "வெளிநாட்டுச் சுற்றுலாக்கள்", "வெளிநாட்டுக்கு", "வெளிநாட்டில்"]],
  ["international", ["विदेश", "विदेश की यात्राएँ", "विदेशी टूर"]],
  [
    "domestic",
    ["within India", "tours in India", "உள்நாடு", "உள்நாட்டுச் சுற்றுலா", "இந்தியாவில்", "இந்தியாவுக்குள்"],
  ],
  ["domestic", ["भारत", "भारत में", "देश की यात्राएँ"]],
])("the %s tours are found by %j", async (type, queries) => {
  const expected = sampleTours.filter((tour) => tour.type === type).map(({ id }) => id);
  for (const q of queries) {
    const { ids } = await searchFor(q);
    expect.soft(ids.toSorted(), q).toEqual(expected.toSorted());
  }
});

test("a tour found by its highlights says which, and one found by its title says nothing", async () => {
  const palace = await search("q=taj+mahal");
  expect(palace.reasons["golden-triangle"]).toMatch(/Taj Mahal/);
  expect((await search("q=kerala+backwaters")).reasons).not.toHaveProperty("kerala-backwaters");
});

test("a word that no tour has is named as it was typed", async () => {
  expect(await search("q=Sabarimala+kerala")).toMatchObject({ ids: [], missing: ["sabarimala"] });
  expect((await search("q=kerala")).missing).toEqual([]);
  expect((await search("q=zz-top-zzzz")).missing).toEqual(["zz-top-zzzz"]);
  expect(await search("q=x.y.z")).toMatchObject({ ids: [], missing: ["x.y.z"] });
});

test("a word with synonyms means no other word that begins with it or has its consonants", async () => {
  await addTours({ ...sample, id: "other-word", title: "Kashipur and Zuni" });
  for (const word of ["kashi", "zuna"]) expect((await searchFor(word)).ids).toEqual([]);
});

test.each<[string, Record<string, TourDifference>]>([
  // The tour of the place, with what it misses.
  ["q=kerala+5+days+under+17300", { "kerala-backwaters": { price: 1200 } }],
  ["q=kerala+2+days+under+20k", { "kerala-backwaters": { days: 4 } }],
  ["q=ooty+in+july", { "ooty-kodaikanal-hills": { months: -1 } }],
  ["q=rameswaram&days=4-6&from=Chennai", { "rameswaram-pamban": { days: -2, city: "Paramakudi" } }],
  ["q=kerala+skydiving", { "kerala-backwaters": { without: ["skydiving"] } }],
  ["q=hotel+booking+ooty", { "ooty-kodaikanal-hills": { without: ["hotel", "booking"] } }],
  ["q=new+york", {}],
  // "Muse" begins "museum", which the text of a tour has.
  ["q=muse+paris", {}],
  ["q=kerala&category=Hill+Stations", { "kerala-backwaters": { category: null } }],
  // Without a place, only what is a little away, the closest first.
  [
    "budget=10000&days=4-6",
    {
      "kanyakumari-sunrise": { days: -1 },
      "madurai-temple-trail": { price: 1800 },
      "rameswaram-pamban": { days: -2 },
    },
  ],
  // Nothing that has only the filters in common.
  ["q=goa+5+days+under+20000", {}],
  ["category=Nowhere", {}],
  ["from=Nowhere&days=4-6", {}],
])(
  "the search %s finds nothing, but the nearest tours with their differences",
  async (query, expected) => {
    const { ids, nearest, differences } = await search(query);
    expect(ids).toEqual([]);
    expect(differences).toEqual(expected);
    expect(nearest).toEqual(Object.keys(expected));
  },
);

test.each([
  ["Taj Mahal", ["ताज महल", "ताजमहल"]],
  ["Delhi", ["दिल्ली", "தில்லி", "டெல்லி"]],
  ["Goa", ["गोवा", "கோவா"]],
  ["Mysore", ["मैसूर", "மைசூர்"]],
  ["Mumbai", ["मुंबई", "மும்பை"]],
  ["Hyderabad", ["हैदराबाद", "ஹைதராபாத்"]],
  ["Paris", ["पेरिस", "பாரிஸ்"]],
  ["Yercaud", ["ஏற்காடு"]],
  ["Agra", ["आगरा"]],
  ["The best hill stations", ["hillstation", "hillstations"]],
  ["All of North India", ["northindia"]],
])("a tour of %s is found by its Hindi and Tamil names, or as one word", async (title, names) => {
  await addTours({ ...sample, id: "of-the-place", title });
  for (const name of names) {
    expect.soft((await searchFor(name)).ids, name).toContain("of-the-place");
  }
});

test("an operator adds a synonym, which the next search knows", async () => {
  expect((await search("q=gateway")).ids).toEqual([]);
  const { error } = await db.admin.from("synonyms").insert({ names: ["Gateway", "Pamban"] });
  expect(error).toBeNull();
  expect((await search("q=gateway")).ids).toContain("rameswaram-pamban");
});

test.each([
  ["temple", "temples"],
  ["fort", "forts"],
  ["coast", "coasts"],
])(
  "%s and %s find the same tours, also beside a tour that has the other one",
  async (one, many) => {
    const tours = [one, many].map((word) => ({ ...sample, id: `of-${word}`, title: word }));
    await addTours(...tours);
    const { ids } = await searchFor(one);
    expect(ids).toEqual(expect.arrayContaining(tours.map(({ id }) => id)));
    expect((await searchFor(many)).ids.toSorted()).toEqual(ids.toSorted());
    expect((await search("q=madurai+temples")).ids).toContain("madurai-temple-trail");
  },
);

test.each(["കേരളം", "కేరళ", "ಕೇರಳ ಪ್ರವಾಸ", "北京", "🏖️", "🌴🌴"])(
  "%s, in a script that the search does not read, finds nothing and is named",
  async (q) => {
    const { ids, total, nearest, missing } = await searchFor(q);
    expect({ ids, total, nearest }).toEqual({ ids: [], total: 0, nearest: [] });
    expect(missing).toEqual(q.split(" "));
  },
);

test("beside words that the search reads, others are ignored", async () => {
  expect((await searchFor("kerala 🌴🌴")).ids).toContain("kerala-backwaters");
  expect((await search("q=--")).total).toBe(sampleTours.length);
});

test.each([
  ["q=kerala+from+madhurai", "kerala-backwaters"],
  ["q=kerala+from+maderai", "kerala-backwaters"],
  ["q=bali+from+madras", "bali-island-retreat"],
  [`q=kerala&from=${encodeURIComponent("மதுரை")}`, "kerala-backwaters"],
])("the city of %s is read by its sound and its other names", async (query, id) => {
  expect((await search(query)).ids).toEqual([id]);
});

test("a city that is written as that of a tour is no other one", async () => {
  await addTours({ ...sample, id: "from-madura", starts_from: "Madura" });
  expect((await search("from=Madurai")).ids).not.toContain("from-madura");
  expect((await search("from=madura")).ids).toEqual(["from-madura"]);
});

describe("with the sample translations published", () => {
  beforeAll(async () => {
    const company = { ...goodRows.company_info, tamil: "public", hindi: "public" };
    await db.admin.from("company_info").insert(company).throwOnError();
    const translations = (["ta", "hi"] as const).flatMap((language) =>
      Object.entries(sampleTourTexts[language]).map(([row_id, texts]) => {
        return { ...goodRows.translations, row_id, language, texts };
      }),
    );
    await db.admin.from("translations").insert(translations).throwOnError();
  });
  afterAll(async () => {
    await db.sql`delete from translations`;
    await db.sql`delete from company_info`;
  });

  test.each([
    ["kodaikanal", ["ooty-kodaikanal-hills"]],
    // These sound like Tamil words: small, month, he.
    ["china", []],
    ["theni", []],
    ["men", []],
    ["bhutan", []],
    ["pool", []],
  ])("%s finds no tour by the sound of its translation", async (q, ids) => {
    expect((await search(`q=${q}`)).ids).toEqual(ids);
  });

  test("a word in Tamil finds what only a translation says, and in Latin letters its name", async () => {
    const ids = async (q: string) => (await searchFor(q)).ids;
    expect(await ids("கடல்")).toContain("kanyakumari-sunrise");
    expect(await ids("நிலவொளி")).toEqual([]);
    await db.sql`
      update translations set texts = jsonb_set(texts, '{title}', '"நிலவொளி பயணம்"')
      where row_id = 'bali-island-retreat' and language = 'ta'`;
    expect(await ids("நிலவொளி")).toEqual(["bali-island-retreat"]);
    expect(await ids("nilavoli")).toEqual(["bali-island-retreat"]);
  });
});

const daysOf = ({ duration = "" }: Sample) => Number.parseInt(duration, 10);
const priceOf = ({ price }: Sample) => Number(price?.replace(/\D/g, ""));

test.each<[string, (tour: Sample) => boolean, ((tour: Sample) => number)?]>([
  ["", () => true],
  ["sort=price", () => true, priceOf],
  ["sort=duration", () => true, daysOf],
  ["days=4-6", (tour) => daysOf(tour) >= 4 && daysOf(tour) <= 6],
  ["days=7-&budget=50000", (tour) => daysOf(tour) >= 7 && priceOf(tour) <= 50_000],
  ["budget=20000&sort=price", (tour) => priceOf(tour) <= 20_000, priceOf],
  ["month=12", ({ best_months }) => best_months?.includes(12) ?? false],
  ["category=Nowhere", () => false],
  ["from=Madurai", ({ starts_from }) => starts_from === "Madurai"],
])(
  "the filters %s find the tours that pass, in order, and count them",
  async (query, passes, order) => {
    const expected = sampleTours.filter(passes);
    const { ids, total, days } = await search(query);
    expect(total).toBe(expected.length);
    expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
    const found = ids.map((id) => expected.find((tour) => tour.id === id) as Sample);
    if (order) expect(found.map(order)).toEqual(found.map(order).sort((a, b) => a - b));
    if (!query.includes("days")) {
      expect(Object.values(days).reduce((sum, count) => sum + count, 0)).toBe(total);
    }
  },
);
