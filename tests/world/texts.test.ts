// Each kind of text has one reader. Where the database also reads it, both agree.
import { beforeAll, describe, expect, test } from "vitest";
import { safeUrl, typedText } from "../../app/editing/rules.ts";
import { categorySchema } from "../../app/features/categories/panel/schema.ts";
import { defaultCompany } from "../../app/features/company/default-company.ts";
import { companySchema } from "../../app/features/company/panel/schema.ts";
import { chatNumber } from "../../app/features/enquiry/panel/chat-number.ts";
import { callLink } from "../../app/features/inbox/panel/reply.ts";
import { rupeeAmount } from "../../app/features/prices/rupees.ts";
import {
  findTours,
  listRelatedTours,
  readTour,
  searchTourIds,
} from "../../app/features/tours/data.ts";
import { parseItinerary } from "../../app/features/tours/panel/form/itinerary-text.ts";
import { filtersOf } from "../../app/features/tours/site/list/list-filters.ts";
import { searchOf } from "../../app/features/tours/site/list/read-query.ts";
import { openingHours } from "../../app/site/seo/opening-hours.ts";
import { phoneLink } from "../../app/ui/phone-numbers.ts";
import { setUpDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import {
  chatNumbers,
  closedDayTexts,
  dayHeadings,
  durations,
  oddNames,
  oneLineTexts,
  openingTexts,
  phones,
  prices,
  urls,
} from "./text-cases.ts";

const db = setUpDatabase();

test("prices are read alike by the form and the database", async () => {
  const texts = prices.map(([text]) => text);
  const rows = await db.sql<{ text: string; amount: number | null }[]>`
    select text, rupee_amount(text) as amount from unnest(${texts}::text[]) text`;
  const read = rows.map(({ text, amount }) => [text, amount]);
  expect(texts.map((text) => [text, rupeeAmount(text)])).toEqual(prices);
  expect(read).toEqual(prices);
  // Nothing that is half typed is read in two ways.
  const halves = texts.flatMap((text) =>
    [...text].map((_, end, signs) => signs.slice(0, end).join("")),
  );
  const stored = await db.sql<{ amount: number | null }[]>`
    select rupee_amount(text) as amount from unnest(${halves}::text[]) with ordinality halves (text, nr) order by nr`;
  expect(halves.map((text, at) => [text, stored[at]?.amount])).toEqual(
    halves.map((text) => [text, rupeeAmount(text)]),
  );
});

test("durations are read by the database", async () => {
  const rows = await db.sql<{ text: string; days: number | null }[]>`
    select text, tour_days(text) as days from unnest(${durations.map(([text]) => text)}::text[]) text`;
  expect(rows.map(({ text, days }) => [text, days])).toEqual(durations);
});

test.each(phones)("a tap on %j dials %s", (text, number) => {
  expect(phoneLink(text)).toBe(`tel:${number ?? ""}`);
  if (number === undefined || number.length >= 6) {
    expect(callLink(text)).toBe(number && `tel:${number}`);
  }
});

test.each(chatNumbers)("WhatsApp opens %j with %s", (text, number) => {
  expect(chatNumber(text)).toBe(number);
});

test.each(openingTexts)("the opening hours %j are read", (text, expected) => {
  const hours = openingHours(text);
  const { days = [], opens, closes } = hours ?? {};
  const named = days.length === 7 ? "all" : `${days[0]}–${days.at(-1)}`;
  expect(hours && [named, opens, closes]).toEqual(expected);
});

test.each(closedDayTexts)("the opening hours %j are of %s", (text, expected) => {
  const hours = openingHours(text);
  expect(hours?.days.map((day) => day.slice(0, 3)).join(" ") ?? null).toBe(expected);
});

test.each(urls)("the URL %j becomes %s", (typed, url) => {
  const read = safeUrl("Must be a valid URL").safeParse(typed);
  expect(read.data ?? null).toBe(url);
  expect(read.error?.issues[0]?.message).toBe(url === null ? "Must be a valid URL" : undefined);
});

describe("a pasted itinerary", () => {
  test.each(dayHeadings)("has a day that begins with %j", (heading, day, title) => {
    const { intro, days } = parseItinerary(
      `\uFEFFTour\r\n\r\n${heading}\r\n•\tTea, and the lake.\r\n`,
    );
    expect(intro).toBe("Tour");
    expect(days).toMatchObject([{ day, title }]);
    expect(days[0]?.description).toMatch(/Tea, and the lake\.$/);
  });

  test("has its hotel, meals and guide in their fields", () => {
    const { days } = parseItinerary(
      "Day 1: Munnar\nDrive up.\n🏨 *Stay:* Abad\nMeals - B, D\nGuide: Ravi\nOvernight stay at Munnar.\nDay 2: Kochi\nHotel : Taj | Meals: B\nHotel:\nStay: Abad, Stay: Taj",
    );
    expect(days).toEqual([
      {
        day: "Day 1",
        title: "Munnar",
        description: "Drive up.\nOvernight stay at Munnar.",
        stay: "Abad",
        meals: "B, D",
        name: "Ravi",
      },
      {
        day: "Day 2",
        title: "Kochi",
        description: "Hotel:",
        stay: "Taj, Abad, Taj",
        meals: "B",
        name: "",
      },
    ]);
  });

  test.each([
    ["Breakfast. Sightseeing of Munnar", "Breakfast", "Sightseeing of Munnar"],
    ["Breakfast Sightseeing of Munnar", "Breakfast", "Sightseeing of Munnar"],
    ["Breakfast & Dinner – Overnight at Kochi.", "Breakfast & Dinner", "Overnight at Kochi."],
    ["Breakfast at hotel, then the museum.", "Breakfast at hotel", "then the museum."],
    ["MAP (Breakfast and Dinner). Tea garden.", "MAP (Breakfast and Dinner)", "Tea garden."],
    ["B, L, D", "B, L, D", ""],
    ["Breakfast at 8 AM, Lunch at 1.30 pm", "Breakfast at 8 AM, Lunch at 1.30 pm", ""],
    ["Breakfast and Packed Lunch at Hotel Abad", "Breakfast and Packed Lunch at Hotel Abad", ""],
    ["As per plan", "As per plan", ""],
  ])("has only meals in its meals: %j", (text, meals, description) => {
    const { days } = parseItinerary(`Day 1: Munnar\nMeals: ${text}`);
    expect(days).toMatchObject([{ meals, description }]);
  });

  test("has all its days", () => {
    const daysOf = (text: string) =>
      parseItinerary(text).days.map(({ day, title }) => [day, title]);
    const three = [
      ["Day 1", "Munnar"],
      ["Day 2", "Thekkady"],
      ["Day 3", "Home"],
    ];
    expect(daysOf("Day 1: Munnar; Day 2: Thekkady; Day 3: Home")).toEqual(three);
    expect(daysOf("Day 1 Munnar Day 2 Thekkady Day 3 Home")).toEqual(three);
    expect(daysOf("Plan\n1️⃣ Munnar\n2️⃣ Thekkady\n3️⃣ Home")).toEqual(three);
    expect(daysOf("Plan\n1. Munnar\n2. Thekkady\n3. Home")).toEqual(three);
    expect(daysOf("Day 1: Munnar. Day 2: Thekkady! Day 3: Home")).toEqual([
      ["Day 1", "Munnar."],
      ["Day 2", "Thekkady!"],
      ["Day 3", "Home"],
    ]);
    expect(daysOf("Plan\n12 Dec Munnar\n13 Dec Home")).toEqual([
      ["12 Dec", "Munnar"],
      ["13 Dec", "Home"],
    ]);
    expect(daysOf("Monday: Munnar\nTea\nசெவ்வாய்: Home")).toEqual([
      ["Monday", "Munnar"],
      ["செவ்வாய்", "Home"],
    ]);
    expect(daysOf("Day 1 Munnar\nBoat. Day 2 Thekkady day 3 return to Madurai")).toEqual([
      ["Day 1", "Munnar"],
      ["Day 2", "Thekkady"],
      ["Day 3", "return to Madurai"],
    ]);
    expect(daysOf("Day 1 Munnar\nDay 3 return")).toEqual([
      ["Day 1", "Munnar"],
      ["Day 3", "return"],
    ]);
    expect(daysOf("1st day Munnar 2nd day Thekkady, 3rd day: Home")).toEqual(three);
    expect(daysOf("D1: Munnar, D2: Thekkady, D3: Home")).toEqual(three);
    expect(daysOf("நாள் 1: Munnar; நாள் 2: Thekkady நாள் 3: Home")).toEqual(three);
    expect(daysOf("Day 1: Munnar. You reach Thekkady on day 2 late\nDay 2: Home")).toEqual([
      ["Day 1", "Munnar. You reach Thekkady on day 2 late"],
      ["Day 2", "Home"],
    ]);
    expect(daysOf("Day1:Munnar.Day2:Thekkady.Day3:Home")).toEqual([
      ["Day 1", "Munnar."],
      ["Day 2", "Thekkady."],
      ["Day 3", "Home"],
    ]);
    expect(daysOf("Day 1 – 12.12.26 – SATURDAY\nMunnar\nDay 2 (Sunday) :\nHome")).toEqual([
      ["Day 1", "Munnar"],
      ["Day 2", "Home"],
    ]);
    expect(daysOf("Day 1: (Arrival)\nDrive up.")).toEqual([["Day 1", "Arrival"]]);
    expect(daysOf("12 Dec Munnar opens again")).toEqual([]);
    expect(daysOf("Day 1 - 2 Goa\nDay 2 Home")).toEqual([
      ["Day 1", "2 Goa"],
      ["Day 2", "Home"],
    ]);
  });
});

test.each(oneLineTexts)("a field of one line stores %j as %j", (typed, stored) => {
  expect(typedText.parse(typed)).toBe(stored);
});

test("invisible characters are not stored in fields of one line", () => {
  const typed = {
    company_name: "Kerala\u200B\uFFFF",
    gst_number: "33ABCDE1234F1Z5\u200B",
    instagram_url: "https://instagram.com/x\u200B",
    phone: "\u202A+91 98421 12345\u202C",
  };
  expect(companySchema.parse({ ...defaultCompany, ...typed })).toMatchObject({
    company_name: "Kerala",
    gst_number: "33ABCDE1234F1Z5",
    instagram_url: "https://instagram.com/x",
    phone: "+91 98421 12345",
  });
  const [issue] =
    categorySchema.safeParse({ name: "\u200B", type: "domestic" }).error?.issues ?? [];
  expect(issue?.message).toBe("Category name is required");
});

describe("a tour, a category and a search", () => {
  beforeAll(async () => {
    const categories = oddNames.map((name) => ({ name, type: "domestic" }));
    await db.admin.from("categories").insert(categories).throwOnError();
    const tours = oddNames.flatMap((name) => [
      { ...goodRows.tours, id: name, title: name, category: name },
      { ...goodRows.tours, id: `${name}-2`, title: `Another ${name}`, category: name },
    ]);
    await db.admin.from("tours").insert(tours).throwOnError();
  });

  test.each(oddNames)("named %s are found", async (name) => {
    const tour = await readTour(db.anonymous, name);
    expect(tour.data?.title).toBe(name);
    const related = await listRelatedTours(db.anonymous, "domestic", name, name);
    expect(related.data?.map(({ id }) => id)).toEqual([`${name}-2`]);
    const ofCategory = await findTours(db.admin, [], { from: 0, size: 9, category: name });
    expect(ofCategory.count).toBe(2);
    const found = await findTours(db.admin, [name.toLowerCase()], { from: 0, size: 9 });
    expect(found.data?.map(({ id }) => id)).toContain(name);
    const search = searchOf(filtersOf(new URLSearchParams({ q: name })));
    expect((await searchTourIds(db.anonymous, search)).data?.ids).toContain(name);
    const inCategory = searchOf(filtersOf(new URLSearchParams({ category: name })));
    expect((await searchTourIds(db.anonymous, inCategory)).data?.ids.sort()).toEqual([
      name,
      `${name}-2`,
    ]);
    const cards = await db.anonymous
      .from("tour_cards")
      .select("id")
      .in("id", [name, `${name}-2`]);
    expect(cards.data).toHaveLength(2);
    const either = await db.admin
      .from("tours")
      .select("id")
      .or(`id.eq.${name},and(id.eq.x,title.neq.null)`);
    expect(either.data).toEqual([{ id: name }]);
    const { data: changed } = await db.admin
      .from("tours")
      .update({ pace: "Easy" })
      .eq("title", name)
      .neq("id", "null")
      .select("id");
    expect(changed).toEqual([{ id: name }]);
  });
});

test("filters still compare numbers, truth values, dates and quoted texts", async () => {
  const names = ["a, (odd) name", 'a "quoted" name'];
  const rows = names.map((name, at) => ({
    ...goodRows.testimonials,
    name,
    rating: at + 3,
    featured: at === 0,
    tour: null,
  }));
  await db.admin.from("testimonials").insert(rows).throwOnError();
  const found = () => db.admin.from("testimonials").select("name");
  for (const query of [
    found().eq("rating", 3),
    found().gte("rating", 2).lt("rating", 4),
    found().in("rating", [3, 7]),
    found().eq("featured", true),
    found().gt("created_at", "2026-01-01").lte("rating", 3),
    found().eq("name", names[0] ?? ""),
    found().in("name", [names[0] ?? "", "null"]),
    found().is("tour", null).not("rating", "eq", 4),
    found().or(`name.eq."${names[0]}",rating.gt.4`),
  ]) {
    const { data, error } = await query;
    expect(error).toBeNull();
    expect(data).toEqual([{ name: names[0] }]);
  }
  expect((await found().eq("name", names[1] ?? "")).data).toEqual([{ name: names[1] }]);

  const enquiry = { ...goodRows.enquiries, phone: "+919842112345" };
  await db.admin.from("enquiries").insert(enquiry).throwOnError();
  const ofPhone = db.admin.from("enquiries").select("id").eq("phone", enquiry.phone);
  expect((await ofPhone).data).toHaveLength(1);
});
