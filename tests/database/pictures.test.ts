// The list of uploaded pictures: it follows the files, knows where a picture is used, and replaces it there.
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import {
  findPictures,
  isPictureInTrash,
  listPictureUses,
  replacePicture,
} from "../../app/editing/pictures/data.ts";
import { restoreRow } from "../../app/editing/restore.ts";
import { deleteItem, findInTrash } from "../../app/features/trash/panel/data.ts";
import type { Update } from "../../app/supabase/types.ts";
import { TABLES_WITH_PICTURES } from "../../server/backend/tables.ts";
import { findNames } from "../../server/maintenance/media.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();
const red = { width: 9, height: 6, channels: 3, background: "#c33" } as const;
const PNG = new Uint8Array(await sharp({ create: red }).png().toBuffer()).buffer;
const STORED = "/storage/v1/object/public/media/";
const everything = { from: 0, size: 100 };

async function upload(...names: string[]): Promise<void> {
  for (const name of names) {
    await db.admin.storage.from("media").upload(name, PNG, { contentType: "image/png" });
  }
}

const listed = async (words: string[] = []) =>
  (await findPictures(db.admin, words, everything)).data?.map(({ name }) => name);

beforeEach(async () => {
  for (const table of ["storage.objects", "site_local.files", "tours", "row_versions"]) {
    await db.sql`delete from ${db.sql(table)}`;
  }
});

/** The upload of this name, with these notes. */
async function note(name: string, notes: Update<"pictures">) {
  const noted = db.admin.from("pictures").update(notes).eq("name", name).select().single();
  return (await noted.throwOnError()).data;
}

const usesOf = async (name: string) => (await listPictureUses(db.admin, name)).data;
const inTrash = async () => (await findInTrash(db.admin, [], everything)).data ?? [];

test("the list follows the files, newest first, and is searched by name and alternative text", async () => {
  await upload("hills.png", "beach.png");
  expect(await listed()).toEqual(["beach.png", "hills.png"]);
  const { data: hills } = await db.admin.from("pictures").select().eq("name", "hills.png").single();
  expect(hills).toMatchObject({ url: `${STORED}hills.png`, alt: null, focal_x: null });
  await note("hills.png", { alt: "Tea, in the fog" });
  expect(await listed(["TEA", "fog"])).toEqual(["hills.png"]);
  expect(await listed(["each"])).toEqual(["beach.png"]);
  await db.admin.storage.from("media").remove(["hills.png"]);
  expect(await listed()).toEqual(["beach.png"]);
});

test("a picture that is deleted for good stays in the trash until its file is deleted", async () => {
  await upload("hills.png");
  await db.admin.from("pictures").delete().eq("name", "hills.png");
  const [item] = await inTrash();
  if (!item) throw new Error("not in the trash");
  const remove = async () => ({ data: null, error: new Error("no storage") });
  vi.spyOn(db.admin.storage, "from").mockReturnValueOnce({ remove } as never);
  expect((await deleteItem(db.admin, item)).error?.message).toBe("no storage");
  expect(await inTrash()).toEqual([item]);
  expect((await deleteItem(db.admin, item)).error).toBeNull();
  expect(await inTrash()).toEqual([]);
  expect((await db.admin.storage.from("media").list()).data).toEqual([]);
});

test("a picture that somebody has restored is not deleted for good by a list from before", async () => {
  await upload("hills.png");
  const { data: hills } = await db.admin.from("pictures").delete().eq("name", "hills.png").select();
  const [item] = await inTrash();
  if (!item) throw new Error("not in the trash");
  await restoreRow(db.admin, "pictures", hills?.[0]?.id ?? "");
  expect((await deleteItem(db.admin, item)).error).toMatchObject({ code: "PGRST116" });
  expect(await listed()).toEqual(["hills.png"]);
  expect((await db.admin.storage.from("media").list()).data).toHaveLength(1);
});

test("a picture that is deleted for good keeps its file while a tour in the trash shows it", async () => {
  await upload("hills.png", "beach.png");
  const tour = { ...goodRows.tours, id: "shown", image_url: `${STORED}beach.png` };
  await db.admin.from("tours").insert(tour).throwOnError();
  const image_url = `${STORED}hills.png`;
  await db.admin.from("tours").update({ image_url }).eq("id", "shown").throwOnError();
  await db.admin.from("tours").delete().eq("id", "shown").throwOnError();
  await db.admin.from("pictures").delete().in("name", ["hills.png", "beach.png"]);
  const items = (await inTrash()).filter(({ table_name }) => table_name === "pictures");
  expect(items).toHaveLength(2);
  for (const item of items) expect((await deleteItem(db.admin, item)).error).toBeNull();
  const { data: files } = await db.admin.storage.from("media").list();
  expect(files?.map(({ name }) => name)).toEqual(["hills.png"]);
});

test("a deleted picture keeps its file, and comes back with what is said of it", async () => {
  await upload("hills.png");
  const hills = await note("hills.png", { alt: "Tea", focal_x: 10, focal_y: 90 });
  await db.admin.from("pictures").delete().eq("id", hills.id);
  expect(await listed()).toEqual([]);
  expect((await db.backend.readPublicFile("hills.png"))?.bytes.byteLength).toBe(PNG.byteLength);
  const isUsed = await findNames(
    async (batch) => (await db.service.rpc("media_names", batch).throwOnError()).data,
  );
  expect(isUsed("hills.png")).toBe(true);
  expect(await restoreRow(db.admin, "pictures", hills.id)).toMatchObject({ error: null });
  const { data: back } = await db.admin.from("pictures").select().single();
  expect({ ...back, updated_at: "" }).toEqual({ ...hills, updated_at: "" });
});

test("a picture is found and replaced in every table with pictures, and put back", async () => {
  await upload("old.png", "new.png");
  const withPicture = (row: object, name: string) =>
    JSON.parse(JSON.stringify(row).replaceAll(/\/posters\/[^")]+/g, STORED + name));
  const tables = TABLES_WITH_PICTURES.filter((table) => table !== "row_versions");
  for (const table of tables) {
    await db.sql`delete from ${db.sql(table)}`;
    const row = withPicture(goodRows[table as "tours"], "old.png");
    expect((await db.admin.from(table as "tours").insert(row)).error, table).toBeNull();
  }
  const gallery = [`${STORED}old.png`, "/posters/hero.svg"];
  await db.admin.from("tours").update({ gallery }).eq("type", "domestic");
  expect((await replacePicture(db.admin, "old.png", "gone.png")).error).toMatchObject({
    message: "The new picture is gone. Please upload it again.",
  });
  // The places of a translation are those of its row.
  const places = tables.filter((table) => table !== "translations");
  const tablesWith = async (name: string) =>
    (await usesOf(name))?.map(({ table_name }) => table_name).sort();
  expect(await tablesWith("old.png")).toEqual(places.toSorted());
  expect(await tablesWith("new.png")).toEqual([]);
  await note("old.png", { alt: "Tea" });
  // Another tour shows the new picture already.
  const another = { ...withPicture(goodRows.tours, "new.png"), id: "another", title: "Another" };
  expect((await db.admin.from("tours").insert(another)).error).toBeNull();

  const { data: changed, error } = await replacePicture(db.admin, "old.png", "new.png");
  expect(error).toBeNull();
  // With the second picture, which takes over the alternative text.
  expect(changed).toHaveLength(tables.length + 1);
  expect(await tablesWith("old.png")).toEqual([]);
  expect(await tablesWith("new.png")).toEqual([...places, "tours"].toSorted());
  const { data: tour } = await db.admin.from("tours").select().neq("id", "another").single();
  expect(tour?.gallery).toEqual([`${STORED}new.png`, "/posters/hero.svg"]);
  const altOf = async (name: string) =>
    (await db.admin.from("pictures").select("alt").eq("name", name).single()).data?.alt;
  expect(await altOf("new.png")).toBe("Tea");
  const [version] = await db.sql`
    select old_row from row_versions where table_name = 'tours' order by changed_at desc limit 1`;
  expect(version?.old_row.gallery[0]).toBe(`${STORED}old.png`);

  const undone = await replacePicture(db.admin, "new.png", "old.png", changed ?? []);
  expect(undone.data?.toSorted()).toEqual(changed?.toSorted());
  expect(await tablesWith("old.png")).toEqual(places.toSorted());
  expect(await tablesWith("new.png")).toEqual(["tours"]);
  expect(await altOf("new.png")).toBeNull();
  expect(await altOf("old.png")).toBe("Tea");

  // What was said of the second picture before stays.
  await note("new.png", { alt: "Tea" });
  const { data: others } = await replacePicture(db.admin, "old.png", "new.png");
  expect(others).toHaveLength(tables.length);
  await replacePicture(db.admin, "new.png", "old.png", others ?? []);
  expect(await altOf("new.png")).toBe("Tea");
});

test("Undo of a replacement leaves the other pictures of a row, also if it was edited since", async () => {
  await upload("a.png", "b.png");
  const [a, b] = [`${STORED}a.png`, `${STORED}b.png`];
  const list = { ...goodRows.tours, id: "list", image_url: b, gallery: [a, b, a] };
  const cover = { ...goodRows.tours, id: "cover", title: "Cover", image_url: a, gallery: [b] };
  const edited = { ...goodRows.tours, id: "edited", title: "Edited", image_url: b, gallery: [a] };
  await db.admin.from("tours").insert([list, cover, edited]).throwOnError();
  const { data: changed } = await replacePicture(db.admin, "a.png", "b.png");
  await db.admin.from("tours").update({ price: "₹1" }).eq("id", "list").throwOnError();
  const gallery = [b, b];
  await db.admin.from("tours").update({ gallery }).eq("id", "edited").throwOnError();
  await replacePicture(db.admin, "b.png", "a.png", changed ?? []).throwOnError();
  expect(await db.sql`select id, image_url, gallery from tours order by id`).toEqual([
    { id: "cover", image_url: a, gallery: [b] },
    { id: "edited", image_url: b, gallery: [a, a] },
    { id: "list", image_url: b, gallery: [a, b, a] },
  ]);
});

test("a replacement takes over the alternative text in all languages, until it is undone", async () => {
  await upload("old.png", "new.png");
  const { id: row_id } = await note("old.png", { alt: "Tea" });
  const translations = [
    { language: "ta" as const, texts: { alt: "தேயிலை" } },
    { language: "hi" as const, texts: { alt: "चाय" } },
  ].map((texts) => {
    const table_name = "pictures" as const;
    return { ...texts, table_name, row_id, english: { alt: "Tea" }, is_published: true };
  });
  await db.admin.from("translations").insert(translations).throwOnError();
  const translated = () => db.sql`
    select language, texts, stored_state from translations
    where table_name = 'pictures' and row_id <> ${row_id} order by language`;
  const { data: changed } = await replacePicture(db.admin, "old.png", "new.png");
  const hindi = { language: "hi", texts: { alt: "चाय" }, stored_state: "published" };
  const tamil = { language: "ta", texts: { alt: "தேயிலை" }, stored_state: "published" };
  expect(await translated()).toEqual([hindi, tamil]);
  // Somebody corrects the Hindi one.
  const corrected = { ...hindi, texts: { alt: "चाय बागान" } };
  const { texts } = corrected;
  const others = db.admin.from("translations").update({ texts }).neq("row_id", row_id);
  await others.match({ table_name: "pictures", language: "hi" }).throwOnError();
  await replacePicture(db.admin, "new.png", "old.png", changed ?? []).throwOnError();
  expect(await translated()).toEqual([{ ...corrected, stored_state: "deleted" }]);
  expect(await inTrash()).toEqual([]);
});

test("a link in one language only is a use, also in the trash", async () => {
  await upload("menu.png");
  const added = db.admin.from("faq_questions").insert(goodRows.faq_questions).select("id");
  const { id: row_id } = (await added.single().throwOnError()).data;
  const texts = { answer: `[பட்டியல்](${STORED}menu.png)` };
  const place = { table_name: "faq_questions" as const, row_id };
  const translation = { ...goodRows.translations, ...place, texts };
  await db.admin.from("translations").insert(translation).throwOnError();
  expect(await usesOf("menu.png")).toEqual([{ ...place, name: goodRows.faq_questions.question }]);
  expect((await isPictureInTrash(db.admin, "menu.png")).data).toBe(false);
  await db.admin.from("faq_questions").delete().eq("id", row_id).throwOnError();
  expect(await usesOf("menu.png")).toEqual([]);
  expect((await isPictureInTrash(db.admin, "menu.png")).data).toBe(true);
});

test("a link in a quote is a use, which a replacement leaves as the customer has read it", async () => {
  await upload("terms.png", "later.png");
  const sheet = { title: "Hills of Ooty", terms: `See ${STORED}terms.png` };
  const added = db.admin
    .from("quotes")
    .insert({ ...goodRows.quotes, sheet })
    .select("id, number");
  const { id: row_id, number: name } = (await added.single().throwOnError()).data;
  const uses = [{ table_name: "quotes", row_id, name }];
  expect(await usesOf("terms.png")).toEqual(uses);
  await replacePicture(db.admin, "terms.png", "later.png").throwOnError();
  expect(await usesOf("terms.png")).toEqual(uses);
});

test("one place more of a picture is returned than the panel lists", async () => {
  await upload("hills.png");
  const image = { ...goodRows.carousel_images, url: `${STORED}hills.png` };
  await db.admin.from("carousel_images").insert(Array(102).fill(image)).throwOnError();
  expect(await usesOf("hills.png")).toHaveLength(101);
});

test("nobody else lists or replaces pictures, and visitors learn only what is said of those that they know", async () => {
  await upload("hills.png", "beach.png");
  await note("hills.png", { alt: "Tea" });
  const names = ["hills.png", "beach.png", "unknown.png"];
  for (const who of ["anonymous", "member"] as const) {
    expect((await findPictures(db[who], [], everything)).data ?? []).toEqual([]);
    expect((await replacePicture(db[who], "hills.png", "beach.png")).error).not.toBeNull();
    expect((await db[who].rpc("picture_notes", { names })).data).toEqual([
      { name: "hills.png", alt: "Tea", focal_x: null, focal_y: null },
    ]);
  }
  expect((await listPictureUses(db.anonymous, "hills.png")).error).not.toBeNull();
  expect((await isPictureInTrash(db.anonymous, "hills.png")).error).not.toBeNull();
});
