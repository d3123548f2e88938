// Translations go where their row goes, and visitors read only those that are published in a public language.
import { beforeEach, describe, expect, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import { fieldsOf, type Texts, translatedTables } from "../../app/features/translations/fields.ts";
import { isCurrent } from "../../app/features/translations/with-texts.ts";
import { deleteForGood } from "../../app/features/trash/panel/data.ts";
import type { Insert, Update } from "../../app/supabase/types.ts";
import { sitemapPages } from "../../server/seo/sitemap-pages.ts";
import { goodRows } from "../rls/rows.ts";
import { emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();
const translation = {
  ...goodRows.translations,
  texts: { ...goodRows.translations.texts, summary: "चाय के बागान और पहाड़ी नज़ारे" },
};

beforeEach(async () => {
  await emptyTours(db);
  for (const table of ["translations", "company_info", "pages", "pictures", "row_versions"]) {
    await db.sql`delete from ${db.sql(table)}`;
  }
  await db.admin.from("company_info").insert({ ...goodRows.company_info, hindi: "public" });
  await db.admin.from("tours").insert({ ...goodRows.tours, id: "hills", category: null });
  const { error } = await db.admin.from("translations").insert(translation);
  expect(error).toBeNull();
});

test("the sitemap dates a translated page as the company's texts, which it can say", async () => {
  await db.admin.from("pages").insert(goodRows.pages).throwOnError();
  for (const table_name of ["pages", "company_info"] as const) {
    const { data } = await db.admin.from(table_name).select("id").single().throwOnError();
    const row = { ...translation, table_name, row_id: data.id, texts: {} };
    await db.admin.from("translations").insert(row).throwOnError();
  }
  const [company] = await db.sql`
    select updated_at::text from translations where table_name = 'company_info'`;
  const pages = await sitemapPages(db.anonymous, ["en", "hi"]);
  const page = pages.find(({ path }) => path === "/pages/privacy");
  expect(Date.parse(page?.changedIn?.("hi") ?? "")).toBe(Date.parse(company?.updated_at));
});

/** Every text is "हिन्दी". */
const inHindi = (text: unknown): unknown =>
  text && typeof text === "object"
    ? Array.isArray(text)
      ? text.map(inHindi)
      : Object.fromEntries(Object.entries(text).map(([name, part]) => [name, inHindi(part)]))
    : "हिन्दी";
const allTexts = Object.fromEntries(
  fieldsOf("tours").map(({ name }) => [name, inHindi({ ...goodRows.tours }[name as "title"])]),
) as Texts;

const read = async (client = db.anonymous) =>
  (await client.from("translations").select("row_id")).data?.map((row) => row.row_id);

const setTour = (change: Update<"tours">) =>
  db.admin.from("tours").update(change).eq("id", "hills").throwOnError();
const setCompany = (change: Update<"company_info">) =>
  db.admin.from("company_info").update(change).not("id", "is", null).throwOnError();
const setTranslation = (change: Update<"translations">, row_id = "hills") =>
  db.admin.from("translations").update(change).eq("row_id", row_id).throwOnError();

async function addRow<T extends "categories" | "about_sections" | "pages" | "pictures">(
  table: T,
  row: Insert<T>,
): Promise<string> {
  const rows = db.admin.from(table as "pages").insert(row as Insert<"pages">);
  return (await rows.select("id").single().throwOnError()).data.id;
}

/** Deletes the row of this version for good. */
async function emptyTrash(row_id: string): Promise<void> {
  const match = { row_id, action: "delete" as const };
  const kept = await db.admin
    .from("row_versions")
    .select("id")
    .match(match)
    .single()
    .throwOnError();
  await deleteForGood(db.admin, kept.data.id);
}

const find = async (query: string) => (await db.anonymous.rpc("search_tours", { query })).data?.ids;

describe("a tour's translation", () => {
  test("follows the tour to its new id, also when it is saved with the earlier one", async () => {
    await db.admin.from("tours").update({ id: "ooty" }).eq("id", "hills");
    expect(await read()).toEqual(["ooty"]);
    await db.admin.from("translations").update({ row_id: "hills" }).eq("row_id", "ooty");
    expect(await read()).toEqual(["ooty"]);
    await db.admin.from("translations").insert({ ...translation, language: "ta" });
    expect(await read(db.admin)).toEqual(["ooty", "ooty"]);
  });

  test("is hidden while the tour is in the trash, and is back with it", async () => {
    await db.admin.from("tours").delete().eq("id", "hills");
    expect(await read()).toEqual([]);
    expect(await read(db.member)).toEqual([]);
    expect((await restoreRow(db.admin, "tours", "hills")).error).toBeNull();
    expect(await read()).toEqual(["hills"]);
    expect(await find("नज़ारे")).toEqual(["hills"]);
  });

  test("is deleted for good with the tour, and leaves no version", async () => {
    await setTranslation({ is_published: false });
    await db.admin.from("tours").delete().eq("id", "hills");
    await emptyTrash("hills");
    expect(await db.sql`select id from translations`).toEqual([]);
    expect(await db.sql`select table_name, action, old_row from row_versions`).toEqual([]);
  });

  test("does not pass to another tour that takes the address later", async () => {
    await db.sql`delete from tours`;
    await db.sql`delete from row_versions`;
    await db.admin.from("tours").insert({ ...goodRows.tours, id: "hills", category: null });
    expect(await read(db.admin)).toEqual([]);
  });

  test.each([
    ["a draft", { published_at: null }],
    ["scheduled", { published_at: "2099-01-01T00:00:00Z" }],
    ["hidden", { hidden_at: "2026-02-01T00:00:00Z" }],
  ])("cannot be read while the tour is %s", async (_name, change) => {
    await db.admin.from("tours").update(change).eq("id", "hills");
    for (const client of [db.anonymous, db.member]) expect(await read(client)).toEqual([]);
    expect(await read(db.admin)).toEqual(["hills"]);
    expect(await find("नज़ारे")).toEqual([]);
  });
});

describe.each([
  ["a draft", { is_published: false }, {}],
  ["of a language that only operators see", {}, { hindi: "operators" }],
  ["of a language that is off", {}, { hindi: "off" }],
])("a translation that is %s", (_name, change, company) => {
  beforeEach(async () => {
    await db.admin.from("translations").update(change).eq("row_id", "hills");
    await db.admin.from("company_info").update(company).not("id", "is", null);
  });

  test("is read only by operators", async () => {
    for (const client of [db.anonymous, db.member]) expect(await read(client)).toEqual([]);
    expect(await read(db.admin)).toEqual(["hills"]);
  });

  test("is not found, and not suggested", async () => {
    expect(await find("नज़ारे")).toEqual([]);
    expect(await find("Hills")).toEqual(["hills"]);
  });
});

test("words of a language find the tour from any page, while the language is public", async () => {
  const texts = { title: "நீலமலைப் பயணம்", itinerary: [{ title: "தொட்டபெட்டா" }] };
  const tamil = { ...translation, language: "ta" as const, texts };
  await db.admin.from("translations").insert(tamil);
  expect(await find("தொட்டபெட்டா")).toEqual([]);
  await db.admin.from("company_info").update({ tamil: "public" }).not("id", "is", null);
  for (const query of ["தொட்டபெட்டா", "நீலமலை", "टॉय", "Ooty"]) {
    expect(await find(query), query).toEqual(["hills"]);
  }
  await db.admin.from("company_info").update({ tamil: "off" }).not("id", "is", null);
  expect(await find("தொட்டபெட்டா")).toEqual([]);
});

test("a translated text whose English was removed or changed does not find the tour", async () => {
  const day = { day: "Day 1", title: "Boats", description: "All day.", name: "", stay: "Hotel" };
  const english = {
    themes: ["Snow", "Lakes"],
    highlights: [{ value: "Tea" }, { value: "Rides, ₹500" }],
    itinerary: [day],
    starts_from: "Madurai",
  };
  const texts = {
    themes: ["बर्फ़बारी", "झीलें"],
    highlights: [{ value: "चायपान" }, { value: "घुड़सवारी ₹500" }],
    itinerary: [{ day: "दिन 1", title: "नौकायन", stay: "होटल" }],
    starts_from: "मदुरई",
  };
  await setTour(english);
  await setTranslation({ texts, english });
  const found = async () => {
    const words = ["बर्फ़बारी", "झीलें", "चायपान", "घुड़सवारी", "नौकायन", "मदुरई"];
    const ids = await Promise.all(words.map(find));
    return words.filter((_, at) => ids[at]?.length);
  };
  expect(await found()).toHaveLength(6);
  const changed = {
    themes: ["Lakes"],
    highlights: [{ value: "Rides, ₹600" }],
    itinerary: [{ ...day, day: "Day 2", stay: "Houseboat" }],
    starts_from: null,
  };
  await setTour(changed);
  expect(await found()).toEqual(["झीलें", "घुड़सवारी", "नौकायन"]);
});

test("a category's translated name finds its tours while it is published and public", async () => {
  const row_id = await addRow("categories", { name: "Up High", type: "domestic" });
  await setTour({ category: "Up High" });
  const name = { ...translation, table_name: "categories" as const, row_id };
  await db.admin.from("translations").insert({ ...name, texts: { name: "पर्वतीय स्थल" } });
  expect(await find("पर्वतीय")).toEqual(["hills"]);
  await db.admin.from("categories").update({ name: "Higher" }).eq("id", row_id);
  expect(await find("पर्वतीय higher")).toEqual(["hills"]);
  await setTour({ category: "Low" });
  expect(await find("पर्वतीय")).toEqual([]);
  await setTour({ category: "Higher" });
  expect(await find("पर्वतीय")).toEqual(["hills"]);

  await setTranslation({ is_published: false }, row_id);
  expect(await find("पर्वतीय")).toEqual([]);
  await setTranslation({ is_published: true }, row_id);
  expect(await find("पर्वतीय")).toEqual(["hills"]);
  await setCompany({ hindi: "operators" });
  expect(await find("पर्वतीय")).toEqual([]);
  await setCompany({ hindi: "public" });
  expect(await find("पर्वतीय")).toEqual(["hills"]);
  await db.admin.from("categories").delete().eq("id", row_id);
  expect(await find("पर्वतीय")).toEqual([]);
  await db.admin.from("categories").delete().eq("name", "Low");
});

test("a search says why in the language of the page, if that is published and public", async () => {
  await setTour({ highlights: [{ value: "Toy train" }, { value: "Lake" }], themes: ["Snow"] });
  const texts = { title: "नीलगिरि", highlights: [{ value: "टॉय ट्रेन" }, { value: "झील" }] };
  await setTranslation({ texts });
  const reason = async (query: string, of_language = "en") =>
    (await db.anonymous.rpc("search_tours", { query, of_language })).data?.reasons.hills;
  expect(await reason("lake")).toBe("Lake");
  expect(await reason("lake", "hi")).toBe("झील");
  expect(await reason("झील", "hi")).toBe("झील");
  expect(await reason("lake", "ta")).toBe("Lake");
  // The title says it.
  expect(await reason("नीलगिरि", "hi")).toBeUndefined();
  const row_id = await addRow("categories", { name: "Blue Mountains", type: "domestic" });
  await setTour({ category: "Blue Mountains" });
  expect(await reason("blue mountains")).toBe("Blue Mountains");
  const name = { ...translation, table_name: "categories" as const, row_id };
  await db.admin.from("translations").insert({ ...name, texts: { name: "नीले पहाड़" } });
  expect(await reason("blue", "hi")).toBe("नीले पहाड़");
  expect(await reason("blue", "ta")).toBe("Blue Mountains");
  await db.admin.from("categories").delete().eq("id", row_id);
  // What is not translated, or has another length by now, is English.
  expect(await reason("snow", "hi")).toBe("Snow");
  await setTour({ highlights: [{ value: "Lake" }] });
  expect(await reason("lake", "hi")).toBe("Lake");
  await setCompany({ hindi: "operators" });
  expect(await reason("snow", "hi")).toBe("Snow");
});

test("Hindi words find tours with English texts, and the other way round", async () => {
  await db.admin.from("translations").delete().eq("row_id", "hills");
  const titles = ["Kerala", "Rajasthan Forts", "Delhi, Agra and Jaipur", "दक्षिण भारत के मंदिर"];
  for (const title of titles) {
    const row = { ...goodRows.tours, title, id: "", summary: "A summary of it.", themes: [] };
    await db.admin.from("tours").insert({ ...row, category: null, highlights: [], itinerary: [] });
  }
  const words = { केरल: "kerala", राजस्थान: "rajasthan-forts", आगरा: "delhi-agra-and-jaipur" };
  for (const [query, id] of Object.entries(words)) expect(await find(query), query).toEqual([id]);
  expect(await find("bharat mandir")).toHaveLength(1);
});

test("texts of another shape than the English ones break no search", async () => {
  const texts = { title: ["x"], highlights: "x", itinerary: { a: "x" }, themes: 5 } as never;
  await setTranslation({ texts });
  expect(await find("Hills")).toEqual(["hills"]);
});

test("a page's translation is read with the published page, and deleted for good with it", async () => {
  const id = await addRow("pages", goodRows.pages);
  await db.admin.from("translations").insert({ ...translation, table_name: "pages", row_id: id });
  expect(await read()).toEqual(expect.arrayContaining([id]));
  await db.admin.from("pages").update({ status: "draft" }).eq("id", id);
  expect(await read()).toEqual(["hills"]);
  await db.admin.from("pages").delete().eq("id", id);
  await emptyTrash(id);
  expect(await read(db.admin)).toEqual(["hills"]);
});

test("the text of a picture is read only with the picture's name, and goes with its file", async () => {
  const { name } = goodRows.pictures;
  await db.sql`insert into storage.objects (bucket_id, name) values ('media', ${name})`;
  await db.admin.from("pictures").update({ alt: "Tea" }).eq("name", name);
  const { data } = await db.admin.from("pictures").select("id").single().throwOnError();
  const [texts, row_id] = [{ alt: "चाय" }, data.id];
  const row = { ...translation, table_name: "pictures" as const, row_id, texts };
  await db.admin.from("translations").insert(row);
  const alt = async (of_language = "en", client = db.anonymous) =>
    (await client.rpc("picture_notes", { names: [name], of_language })).data?.[0]?.alt;
  expect(await read()).toEqual(["hills"]);
  expect([await alt(), await alt("hi"), await alt("ta")]).toEqual(["Tea", "चाय", "Tea"]);
  // Before the language is public, only the server reads it, for the preview of operators.
  await setCompany({ hindi: "operators" });
  expect([await alt("hi"), await alt("hi", db.service)]).toEqual(["Tea", "चाय"]);
  await setCompany({ hindi: "public" });
  await db.admin.from("translations").update({ is_published: false }).eq("table_name", "pictures");
  expect(await alt("hi")).toBe("Tea");
  await db.sql`select set_config('storage.allow_delete_query', 'true', false)`;
  await db.sql`delete from storage.objects where name = ${name}`;
  expect(await read(db.admin)).toEqual(["hills"]);
});

describe("the state of a translation", () => {
  const states = async () =>
    (await db.admin.from("tours_with_dates").select("id, hindi, tamil")).data;
  const state = async () => (await states())?.[0]?.hindi;
  const english = { title: goodRows.tours.title };
  beforeEach(async () => {
    await setTranslation({ english, texts: allTexts });
  });

  test("is not published while visitors read some texts in English", async () => {
    expect(await state()).toBe("published");
    await setTour({ highlights: [{ value: "Toy train" }, { value: "50" }] });
    expect(await state()).toBe("published");
    await setTour({ highlights: [{ value: "Toy train" }, { value: "Lake" }] });
    expect(await state()).toBe("missing");
    await setTranslation({ is_published: false });
    expect(await state()).toBe("draft");
    const texts = { ...allTexts, highlights: [{ value: "ट्रेन" }, { value: "झील" }] };
    await setTranslation({ texts, is_published: true });
    expect(await state()).toBe("published");
  });

  test("says whether the English texts have changed since, and takes no version of its own", async () => {
    expect(await states()).toEqual([{ id: "hills", hindi: "published", tamil: "missing" }]);
    const version = () => db.sql`select updated_at::text from translations`;
    const before = await version();
    await db.sql`delete from row_versions`;
    await db.admin.from("tours").update({ title: "Higher Hills" }).eq("id", "hills");
    expect(await states()).toEqual([{ id: "hills", hindi: "changed", tamil: "missing" }]);
    await db.admin.from("tours").update(english).eq("id", "hills");
    expect(await states()).toEqual([{ id: "hills", hindi: "published", tamil: "missing" }]);
    expect(await version()).toEqual(before);
    expect(await db.sql`select id from row_versions where table_name = 'translations'`).toEqual([]);
  });

  test("stays, if a person's picture is replaced", async () => {
    const asha = { name: "Asha", role: "Planner", words: "", picture: "/posters/a.svg" };
    const id = await addRow("about_sections", { ...goodRows.about_sections, people: [asha] });
    const row = { ...translation, table_name: "about_sections" as const, row_id: id };
    const texts = { title: "हम", content: "हमारे बारे में", people: [{ name: "आशा", role: "योजना" }] };
    await db.admin.from("translations").insert({ ...row, texts, english: { people: [asha] } });
    const stateWith = async (change: object) => {
      const people = [{ ...asha, ...change }];
      await db.admin.from("about_sections").update({ people }).eq("id", id).throwOnError();
      const [found] = await db.sql`select stored_state from translations where row_id = ${id}`;
      return found?.stored_state;
    };
    expect(await stateWith({ picture: "/posters/b.svg" })).toBe("published");
    expect(await stateWith({ role: "Driver" })).toBe("changed");
    await db.admin.from("about_sections").delete().eq("id", id);
  });

  test("stays, if a save of the form adds only empty parts", async () => {
    const { title, itinerary } = goodRows.tours;
    await setTranslation({ english: { title, itinerary } });
    const save = (parts: object) =>
      setTour({ itinerary: itinerary.map((day) => ({ ...day, ...parts })) });
    await save({ stay: "", meals: "" });
    expect(await state()).toBe("published");
    await save({ stay: "Ooty" });
    expect(await state()).toBe("changed");
  });

  test.each([
    ["₹9,800 (5-11 years)", "₹10,600 (5-11 years)", "₹9800 (5-11 வயது)", "published"],
    ["₹9,800 (5-11 years)", "₹10,600 (3-11 years)", "₹9800 (5-11 வயது)", "changed"],
    ["₹500 and ₹500", "₹600 and ₹700", "₹500, ₹500", "changed"],
    ["₹500 and ₹900", "₹600 and ₹1,000", "₹500", "changed"],
    ["₹500 a child", "₹600 a child", "குழந்தைக்கு 500 ரூபாய்", "changed"],
    ["₹9,800 and ₹9800", "₹10,600 and ₹700", "₹9800, ₹9800", "changed"],
    ["₹ on request", "₹9,800 on request", "கேட்டால்", "changed"],
    ["25 % now", "30% now", "இப்போது 25\u00a0%", "published"],
    ["₹500 a child", "", "குழந்தைக்கு ₹500", "published"],
  ])("of %j is, with %j and the text %j, %s", async (from, child_price, text, expected) => {
    const texts = { ...allTexts, child_price: text };
    await setTranslation({ english: { child_price: from }, texts });
    await setTour({ child_price });
    expect(await state()).toBe(expected);
    // The same rule decides what visitors read.
    expect(isCurrent(child_price, text, from)).toBe(expected === "published");
  });

  test("has the same rule in the database and in code", async () => {
    const from = {
      summary: "Slow",
      themes: ["Hills", "Forts"],
      itinerary: [{ day: "Day 1", stay: "Ooty" }],
      page_texts: { faq: "A.", mission: "To travel." },
      people: [{ name: "Asha", picture: "/a.svg" }],
    };
    const changes = [
      [{ summary: null, themes: null, itinerary: [] }, true],
      [{ summary: "", themes: ["Hills", ""], itinerary: [{ day: "Day 1", stay: "" }] }, true],
      [{ ...from, themes: ["Hills"], itinerary: [{ day: "Day 1" }] }, true],
      [{}, true],
      [{ ...from, themes: ["Forts"] }, false],
      [{ ...from, themes: [...from.themes, "Lake"] }, false],
      [{ ...from, itinerary: [{ stay: "Munnar" }] }, false],
      [{ ...from, people: [{ name: "Asha", picture: "/b.svg" }] }, true],
      [{ ...from, people: [{ name: "Ravi", picture: "/a.svg" }] }, false],
      [{ ...from, page_texts: { faq: "A." } }, true],
      [{ ...from, page_texts: { faq: "New." } }, false],
      [{ ...from, pace: "New" }, false],
    ] as const;
    for (const [english, expected] of changes) {
      const json = (value: object) => db.sql.json(value as never);
      const [found] = await db.sql`
        select private.is_current(${json(allTexts)}, ${json(from)}, ${json(english)}) as now`;
      const inCode = isCurrent(english, allTexts, from);
      expect([found?.now, inCode], JSON.stringify(english)).toEqual([expected, expected]);
    }
  });

  test("is right after a save, whatever it names", async () => {
    await setTranslation({ is_published: false });
    expect(await state()).toBe("draft");
    await setTranslation({ english: { title: "Lower Hills" } });
    expect(await state()).toBe("changed");
    await setTranslation({ stored_state: "published" });
    expect(await state()).toBe("changed");
    await setTranslation({ texts: {} });
    expect(await state()).toBe("missing");
  });

  test("follows a tour that gets another id and title at once, and one that is back from the trash", async () => {
    await db.admin.from("tours").update({ id: "ooty", title: "Ooty" }).eq("id", "hills");
    expect(await states()).toEqual([{ id: "ooty", hindi: "changed", tamil: "missing" }]);
    await db.admin.from("tours").delete().eq("id", "ooty");
    await db.admin.from("tours").insert({ ...goodRows.tours, id: "ooty", category: null });
    expect(await states()).toEqual([{ id: "ooty", hindi: "published", tamil: "missing" }]);
  });

  test("is counted for the dashboard, without rows in the trash", async () => {
    const counts = async () => {
      const columns = "language, state, count";
      const all = db.admin.from("translation_counts").select(columns);
      return (await all.eq("table_name", "tours")).data;
    };
    expect(await counts()).toEqual(
      expect.arrayContaining([
        { language: "hi", state: "published", count: 1 },
        { language: "ta", state: "missing", count: 1 },
      ]),
    );
    await db.admin.from("tours").delete().eq("id", "hills");
    expect(await counts()).toEqual([]);
  });

  test("is not counted, if there is no English text", async () => {
    const row_id = await addRow("pictures", goodRows.pictures);
    const row = { table_name: "pictures" as const, row_id };
    await db.admin.from("translations").insert({ ...translation, ...row, texts: { alt: "चाय" } });
    const count = async () => {
      const all = db.admin.from("translation_counts").select("state");
      return (await all.eq("table_name", "pictures")).data?.length;
    };
    expect(await count()).toBe(2);
    await db.admin.from("pictures").update({ alt: null }).eq("id", row_id);
    expect(await count()).toBe(0);
  });

  test("is set by a change of every column that is translated", async () => {
    const found = await db.sql<{ table: string; columns: string[] }[]>`
      select tgrelid::regclass::text as table, array_agg(attname::text) as columns
      from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
      where tgname = 'set_translation_states' group by tgrelid`;
    const columns = new Map(found.map((trigger) => [trigger.table, trigger.columns]));
    for (const table of translatedTables) {
      const names = fieldsOf(table).map(({ name }) => name);
      expect(columns.get(table), table).toEqual(expect.arrayContaining(names));
    }
  });
});
