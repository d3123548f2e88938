// A save of the panel is one request: what the database does with it.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { moveItem } from "../../app/editing/order.ts";
import { restoreRow } from "../../app/editing/restore.ts";
import {
  createCarouselImage,
  listCarouselImages,
  updateCarouselImage,
} from "../../app/features/carousel/data.ts";
import { createCategory } from "../../app/features/categories/data.ts";
import {
  deleteDepartures,
  insertDepartures,
  removeAdded,
  setStatus,
} from "../../app/features/departures/data.ts";
import { copyTour, createTour } from "../../app/features/tours/data.ts";
import { addWord } from "../../app/features/translations/panel/glossary.ts";
import { addTranslation } from "../../app/features/translations/panel/queries.ts";
import { goodChanges, goodRows } from "../rls/rows.ts";
import { emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();

const WITH_RESERVED_ID = [
  "about_sections",
  "faq_questions",
  "pages",
  "carousel_images",
  "departures",
  "enquiries",
  "quotes",
  "review_invitations",
  "testimonials",
  "categories",
  "glossary",
  "translations",
] as const;

describe.each(WITH_RESERVED_ID)("a new row of %s that is sent again", (table) => {
  const id = randomUUID();
  const rows = () => db.admin.from(table as "testimonials");
  const send = (changes: object = {}) =>
    rows()
      .upsert({ ...goodRows[table], ...changes, id } as never, { onConflict: "id" })
      .select()
      .single();

  beforeEach(async () => {
    await emptyTours(db);
    await db.sql`delete from ${db.sql(table)}`;
    await db.admin.from("tours").insert({ ...goodRows.tours, id: "hills" });
  });

  test("is stored once, and can be corrected", async () => {
    const first = await send();
    expect(first.error).toBeNull();
    expect((await send()).data).toEqual(first.data);
    expect((await send(goodChanges[table])).error).toBeNull();
    expect((await send(goodChanges[table])).error).toBeNull();
    expect(await db.sql`select id from ${db.sql(table)}`).toEqual([{ id }]);
  });

  test("keeps what somebody has changed since", async () => {
    await send();
    const change = goodChanges[table] as never;
    await rows().update(change).eq("id", id).throwOnError();
    const reason = "It was added already, and has been changed since. Please reload.";
    expect((await send()).error?.message).toBe(reason);
  });
});

test.each([
  ["category", (id: string) => createCategory(db.admin, { ...goodRows.categories, id })],
  ["word", (id: string) => addWord(db.admin, { ...goodRows.glossary, id })],
  ["translation", (id: string) => addTranslation(db.admin, { ...goodRows.translations, id })],
])("a form sends a new %s again when the response was lost", async (_, send) => {
  await db.sql`delete from categories`;
  await db.sql`delete from glossary`;
  await db.sql`delete from translations`;
  const id = randomUUID();
  await send(id);
  const again = await send(id);
  expect(again.error).toBeNull();
  expect(again.data?.id).toBe(id);
  expect((await send(randomUUID())).error?.code).toBe("23505");
});

describe("the images of a section", () => {
  const image = (caption: string, order: number) => {
    return { ...goodRows.carousel_images, id: randomUUID(), caption, order };
  };
  async function shown(section: "home" | "about" = "home"): Promise<string> {
    const { data } = await listCarouselImages(db.admin, section);
    return (data ?? []).map(({ caption, order }) => `${caption}${order}`).join(" ");
  }
  async function find(caption: string) {
    const { data } = await listCarouselImages(db.admin);
    const found = data?.find((one) => one.caption === caption);
    if (!found) throw new Error(caption);
    return found;
  }
  async function move(caption: string, direction: "up" | "down") {
    const { id } = await find(caption);
    const result = await moveItem(
      { id, direction },
      () => listCarouselImages(db.admin),
      (one, order) => updateCarouselImage(db.admin, one.id, { order }, one.updated_at),
    );
    expect(result.error).toBeNull();
  }

  beforeEach(async () => {
    await db.sql`delete from carousel_images`;
    await db.sql`delete from row_versions`;
    const rows = ["A", "B", "C", "D"].map((caption, order) => image(caption, order));
    expect((await db.admin.from("carousel_images").insert(rows)).error).toBeNull();
  });

  test("are numbered without gaps or duplicates, whatever order is stored", async () => {
    await db.admin.from("carousel_images").update({ order: 7 }).in("caption", ["B", "A"]);
    expect(await shown()).toMatch(/^C0 D1 [AB]2 [AB]3$/);
    await createCarouselImage(db.admin, image("E", 1));
    expect(await shown()).toMatch(/^C0 E1 D2 [AB]3 [AB]4$/);
  });

  test("move by two updates, of which the first already moves both", async () => {
    await move("C", "up");
    expect(await shown()).toBe("A0 C1 B2 D3");
    await move("A", "down");
    expect(await shown()).toBe("C0 A1 B2 D3");
    await move("C", "up");
    await move("D", "down");
    expect(await shown()).toBe("C0 A1 B2 D3");
    const { id, updated_at } = await find("A");
    await updateCarouselImage(db.admin, id, { order: 0 }, updated_at);
    expect(await shown()).toBe("A0 C1 B2 D3");
  });

  test("move as two people ask at the same time", async () => {
    await Promise.all([move("B", "up"), move("D", "up")]);
    expect(await shown()).toBe("B0 A1 D2 C3");
  });

  test("have moved although the second update failed", async () => {
    const { id } = await find("A");
    let updates = 0;
    const result = await moveItem(
      { id, direction: "down" },
      () => listCarouselImages(db.admin),
      async (one, order) => {
        updates += 1;
        if (updates === 2) return { error: { message: "no second step" } };
        return updateCarouselImage(db.admin, one.id, { order }, one.updated_at);
      },
    );
    expect(result.error).toBeNull();
    expect(await shown()).toBe("B0 A1 C2 D3");
  });

  test("close the gap of an image that is deleted or moves to another section", async () => {
    const b = await find("B");
    await db.admin.from("carousel_images").delete().eq("id", b.id);
    expect(await shown()).toBe("A0 C1 D2");
    const a = await find("A");
    await updateCarouselImage(db.admin, a.id, { section: "about", order: 0 }, a.updated_at);
    expect(await shown()).toBe("C0 D1");
    expect(await shown("about")).toBe("A0");
    expect((await restoreRow(db.admin, "carousel_images", b.id)).error).toBeNull();
    expect(await shown()).toBe("C0 B1 D2");
  });

  test("that make room for another one keep their version and history", async () => {
    const before = await find("B");
    await createCarouselImage(db.admin, image("E", 0));
    expect(await find("B")).toEqual({ ...before, order: 2 });
    expect(await db.sql`select from row_versions`).toHaveLength(0);
  });

  test("stay numbered when several people delete and move them at the same time", async () => {
    const b = await find("B");
    const remove = (caption: string) =>
      db.admin.from("carousel_images").delete().eq("caption", caption);
    const results = await Promise.all([
      remove("A"),
      remove("C"),
      updateCarouselImage(db.admin, b.id, { order: 3 }, undefined),
      createCarouselImage(db.admin, image("E", 1)),
    ]);
    for (const { error } of results) expect(error).toBeNull();
    expect(await shown()).toMatch(/^[BDE]0 [BDE]1 [BDE]2$/);
  });
});

describe("a tour", () => {
  beforeEach(() => emptyTours(db));
  const { sent_key: _, ...tour } = goodRows.tours;

  test("whose form was sent twice is found by the form's key", async () => {
    const sent_key = randomUUID();
    expect((await createTour(db.admin, { ...tour, sent_key })).error).toBeNull();
    expect((await createTour(db.admin, { ...tour, sent_key })).error?.code).toBe("23505");
  });

  test("whose form is sent twice as one upsert keeps its address", async () => {
    const row = { ...tour, id: "", sent_key: randomUUID() };
    const send = () => db.admin.from("tours").upsert(row, { onConflict: "sent_key" }).select("id");
    const { data } = await send();
    expect(await send()).toMatchObject({ error: null, data });
  });

  test("that a panel of the release before copies with all columns is a tour of its own", async () => {
    const sent_key = randomUUID();
    const { data } = await createTour(db.admin, { ...tour, id: "a", sent_key });
    if (!data) throw new Error("no tour");
    const copy = { ...data, id: "copy", title: `Copy of ${data.title}` };
    expect((await createTour(db.admin, copy)).data?.sent_key).toBeNull();
  });

  test("of a form is refused with the reason if another one has its address", async () => {
    await createTour(db.admin, { ...tour, id: "a", title: "100% Kerala" });
    const again = { ...tour, id: "a", sent_key: randomUUID() };
    const refused = async () => (await createTour(db.admin, again)).error?.message;
    expect(await refused()).toBe("The tour “100% Kerala” has this address");
    await db.admin.from("tours").update({ id: "b" }).eq("id", "a");
    expect(await refused()).toMatch(/^This was another tour's address/);
    await db.admin.from("tours").update({ id: "a" }).eq("id", "b");
    await db.admin.from("tours").delete().eq("id", "a");
    expect(await refused()).toBe("The tour “100% Kerala” in the trash has this address");
    expect((await db.member.from("tours").insert(again)).error?.code).toBe("42501");
  });

  test("is copied into a draft without reviews, also by its earlier address", async () => {
    const title = "கொடைக்கானல் ".repeat(25).trim();
    const { data: original } = await createTour(db.admin, { ...tour, id: "a", title });
    await db.admin.from("tours").update({ id: "b" }).eq("id", "a");
    const copyTitle = `Copy of ${title}`.slice(0, 300);
    const { error } = await copyTour(db.admin, "a", copyTitle, null, randomUUID());
    expect(error).toBeNull();
    const { data: copy } = await db.admin.from("tours").select("*").neq("id", "b").single();
    const draft = { reviews: [], published_at: null, hidden_at: null, shown_at: null };
    expect(copy).toMatchObject({ ...tour, title: copyTitle, ...draft });
    const [before, after] = [original, copy].map((row) => Date.parse(row?.created_at ?? ""));
    expect(after).toBeGreaterThan(before ?? 0);
    const sentAgain = (title: string) => copyTour(db.admin, "b", title, null, copy?.sent_key ?? "");
    // The first response was lost, and the operator has corrected the title since.
    for (let tries = 0; tries < 2; tries++) {
      expect((await sentAgain("Corrected")).data).toBe("corrected");
    }
    const copies = await db.sql`select id from tours where id <> 'b'`;
    expect(copies).toEqual([{ id: "corrected" }]);
    expect(await db.sql`select from row_versions where row_id = ${copy?.id ?? ""}`).toEqual([]);
    const date = { tour_id: "corrected", starts_on: "2030-01-01" };
    await db.admin.from("departures").insert(date).throwOnError();
    expect((await sentAgain("Not made")).data).toBe("corrected");
    await db.admin.from("departures").delete().eq("tour_id", "corrected").throwOnError();
    await db.admin.from("tours").update({ price: "₹1" }).eq("id", "corrected").throwOnError();
    expect((await sentAgain("Not made")).data).toBe("corrected");
    expect((await copyTour(db.admin, "gone", "Copy", null, randomUUID())).data).toBeNull();
    for (const client of [db.member, db.anonymous]) {
      const refused = await copyTour(client, "b", "Copy", null, randomUUID());
      expect(refused.error?.code).toBe("42501");
    }
  });

  test("is copied with its translations as drafts, of the same English, and without that of a changed title", async () => {
    const { data: original } = await createTour(db.admin, { ...tour, id: "a" });
    const made = {
      texts: { title: "கேரளா", summary: "சுருக்கம்" },
      english: { title: "", summary: "Older" },
    };
    const english = { ...made.english, title: original?.title ?? "" };
    const row = { table_name: "tours" as const, row_id: "a", is_published: true };
    const stored = await db.admin.from("translations").insert([
      { ...row, ...made, english, language: "ta" },
      { ...row, texts: { title: "केरल" }, english: { title: english.title }, language: "hi" },
    ]);
    expect(stored.error).toBeNull();
    const copy = async (title: string) => {
      const { data: id, error } = await copyTour(db.admin, "a", title, null, randomUUID());
      expect(error).toBeNull();
      const { data } = await db.admin
        .from("translations")
        .select("language, texts, english, is_published, stored_state")
        .eq("row_id", id ?? "")
        .order("language");
      return data;
    };
    const draft = { is_published: false, stored_state: "changed" };
    expect(await copy("Kerala next year")).toEqual([
      { language: "ta", texts: { summary: "சுருக்கம்" }, english: { summary: "Older" }, ...draft },
    ]);
    expect(await copy(english.title)).toMatchObject([
      { language: "hi", texts: { title: "केरल" }, is_published: false, stored_state: "draft" },
      { language: "ta", texts: made.texts, english, ...draft },
    ]);
    const kept = await db.sql`select is_published from translations where row_id = 'a'`;
    expect(kept).toEqual([{ is_published: true }, { is_published: true }]);
  });

  test("is copied with its dates, later by whole weeks, and the copy's address follows its title until it is live", async () => {
    await createTour(db.admin, { ...tour, id: "a" });
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const dates = [-400, -300, 10].map((days) => ({
      tour_id: "a",
      starts_on: inDays(days),
      price: "₹9,000",
      status: days < 0 ? ("Sold out" as const) : null,
      seats_left: 0,
    }));
    expect((await db.service.from("departures").insert(dates)).error).toBeNull();
    const translation = { ...goodRows.translations, row_id: "a" };
    await db.admin.from("translations").insert(translation).throwOnError();
    const key = randomUUID();
    await db.sql`delete from row_versions`;
    await copyTour(db.admin, "a", "Kerala this year", 1, key);
    const { data: id } = await copyTour(db.admin, "a", "Kerala next year", 52, key);
    expect(id).toBe("kerala-next-year");
    expect(await db.sql`select table_name from row_versions`).toEqual([]);
    expect(await db.sql`select from tours`).toHaveLength(2);
    const copied = await db.sql`
      select starts_on::text, price, status, seats_left from departures where tour_id = ${id} order by 1`;
    const free = { price: "₹9,000", seats_left: null };
    expect(copied).toEqual([
      { starts_on: inDays(64), ...free, status: "Open" },
      { starts_on: inDays(374), ...free, status: null },
    ]);
    const rename = async (
      id: string,
      change: { id?: string; title?: string; published_at?: string },
    ) => {
      const sent = db.admin
        .from("tours")
        .update({ id, ...change })
        .eq("id", id);
      return (await sent.select("id").single().throwOnError()).data.id;
    };
    const second = await rename("kerala-next-year", { title: "Kerala 2027!" });
    expect(second).toBe("kerala-2027");
    expect(await rename(second, { title: "Kerala, 2027" })).toBe("kerala-2027");
    expect(await rename(second, { id: "my-own" })).toBe("my-own");
    expect(await rename("my-own", { title: "Coorg" })).toBe("my-own");
    await rename("my-own", { published_at: "now" });
    expect(await rename("my-own", { title: "Another" })).toBe("my-own");
  });
});

describe("the dates of a tour", () => {
  const day = (index: number) => new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10);
  const stored = () =>
    db.sql`select starts_on::text as day, status from departures order by starts_on`;

  beforeEach(async () => {
    await emptyTours(db);
    await db.sql`delete from departures`;
    await db.admin.from("tours").insert({ ...goodRows.tours, id: "a" });
    await db.admin.from("tours").update({ id: "hills" }).eq("id", "a");
  });

  test("are deleted in any number, also by the tour's earlier address, and come back", async () => {
    const days = Array.from({ length: 1101 }, (_, index) => day(index));
    const rows = days.map((starts_on) => ({ tour_id: "hills", starts_on }));
    expect((await insertDepartures(db.admin, rows)).data).toHaveLength(1101);
    for (const who of ["anonymous", "member"] as const) await deleteDepartures(db[who], "a", days);
    expect(await stored()).toHaveLength(1101);
    const failed = await deleteDepartures(db.admin, "a", [...days, "no date"]);
    expect(failed.error?.message).toBeTruthy();
    expect(await stored(), "all or none").toHaveLength(1101);
    const { data } = await deleteDepartures(db.admin, "a", days.slice(1));
    expect(data).toHaveLength(1100);
    expect(await stored()).toEqual([{ day: day(0), status: null }]);
    expect((await insertDepartures(db.admin, data ?? [])).error).toBeNull();
    expect((await insertDepartures(db.admin, data ?? [])).error).toBeNull();
    expect(await stored()).toHaveLength(1101);
  });

  test("that were added at once go again, but not one that has changed, and the tour's others stay", async () => {
    const rows = [0, 1, 2].map((index) => ({ tour_id: "hills", starts_on: day(index) }));
    await insertDepartures(db.admin, rows.slice(0, 1));
    const added = (await insertDepartures(db.admin, rows)).data ?? [];
    expect(added.map(({ starts_on }) => starts_on)).toEqual([day(1), day(2)]);
    await setStatus(db.admin, "hills", [{ starts_on: day(2), status: null }], "Open");
    expect((await removeAdded(db.member, added)).data).toBeNull();
    for (const _ of ["first", "repeated"]) {
      expect((await removeAdded(db.admin, added)).data).toEqual(added.slice(1));
      const left = (await stored()).map((date) => [date.day, date.status]);
      expect(left).toEqual([
        [day(0), null],
        [day(2), "Open"],
      ]);
    }
    expect((await removeAdded(db.admin, added.slice(1))).data).toBeNull();
  });

  test("get a status at once, but not those that somebody else has changed", async () => {
    await insertDepartures(db.admin, [
      { tour_id: "hills", starts_on: day(0), status: "Open" },
      { tour_id: "hills", starts_on: day(1), status: null },
      { tour_id: "hills", starts_on: day(2), status: "Guaranteed" },
    ]);
    const seen = (index: number, status: "Open" | "Guaranteed" | null) => {
      return { starts_on: day(index), status };
    };
    const both = [seen(0, "Open"), seen(1, null)];
    for (const who of [db.anonymous, db.member]) await setStatus(who, "a", both, "Sold out");
    const all = [...both, seen(2, "Open"), seen(3, "Open")];
    expect((await setStatus(db.admin, "a", all, "Sold out")).data).toBe(false);
    const statuses = async () => (await stored()).map(({ status }) => status);
    expect(await statuses()).toEqual(["Sold out", "Sold out", "Guaranteed"]);
    expect((await setStatus(db.admin, "a", both, "Sold out")).data).toBe(true);
    const last = [seen(2, "Guaranteed")];
    expect((await setStatus(db.admin, "hills", last, null)).data).toBe(true);
    expect(await statuses()).toEqual(["Sold out", "Sold out", null]);
  });
});

const person = (
  name: string,
  details: { role?: string; words?: string; picture?: string } = {},
) => {
  return { name, role: "", words: "", picture: "", ...details };
};
const portrait = { picture: "/posters/avatar-1.svg" };
const asha = person("Asha", { role: "Planner", ...portrait });
const kumar = person("Kumar", { role: "Guide", picture: "/posters/avatar-2.svg" });
const renamed = person("Asha Devi", { role: "Owner", ...portrait });
const withWords = { role: "Planner", words: "I know the hills." };
const [plainAsha, plainRavi] = [person("Asha"), person("Ravi")];

test.each([
  ["renamed", [asha, kumar], [renamed, kumar], "Asha Devi"],
  ["renamed in another order", [asha, kumar], [kumar, renamed], "Asha Devi"],
  ["renamed without the others", [kumar, asha], [renamed], "Asha Devi"],
  ["replaced by another person in this place", [asha, kumar], [kumar], "Asha"],
  ["replaced by one who has nothing in common", [plainAsha], [plainRavi], "Asha"],
  [
    "replaced by one with the same role",
    [person("Asha", { role: "Guide" })],
    [person("Ravi", { role: "Guide" })],
    "Asha",
  ],
  [
    "renamed without a portrait",
    [person("Asha", withWords)],
    [plainRavi, person("Asha Devi", withWords)],
    "Asha Devi",
  ],
  [
    "renamed in another place",
    [person("Asha", portrait), plainRavi],
    [plainRavi, person("Asha Devi", portrait)],
    "Asha Devi",
  ],
  [
    "replaced where all have one picture",
    [person("Asha", portrait), person("Kumar", portrait)],
    [person("Ravi", portrait), person("Kumar", portrait)],
    "Asha",
  ],
])(
  "who answers visitors follows a person who is %s on the About page, and no other person",
  async (_, before, after, name) => {
    await answeredBy("Kumar", "Asha");
    await db.sql`delete from about_sections`;
    const { data } = await addSection(before);
    await db.admin
      .from("about_sections")
      .update({ people: after })
      .eq("id", data.id)
      .throwOnError();
    expect(await answering()).toEqual([answers("Kumar"), answers(name)]);
  },
);

test("who answers visitors stays while another section of the About page still names the person", async () => {
  await answeredBy("Kumar");
  await db.sql`delete from about_sections`;
  const { data } = await addSection([kumar]);
  await addSection([kumar]);
  const people = [{ ...kumar, name: "Ravi" }];
  await db.admin.from("about_sections").update({ people }).eq("id", data.id).throwOnError();
  expect(await answering()).toEqual([answers("Kumar")]);
});

async function answeredBy(...names: string[]): Promise<void> {
  await db.sql`delete from company_info`;
  const company = { ...goodRows.company_info, answering: names.map(answers) };
  await db.admin.from("company_info").insert(company).throwOnError();
}

function answers(name: string) {
  return { name, languages: "Tamil" };
}

async function answering() {
  const { data } = await db.admin.from("company_info").select("answering").single();
  return data?.answering;
}

function addSection(people: ReturnType<typeof person>[]) {
  const section = { ...goodRows.about_sections, people };
  return db.admin.from("about_sections").insert(section).select().single().throwOnError();
}
