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
import { TABLES_WITH_PICTURES } from "../../server/backend/tables.ts";
import { findNames } from "../../server/maintenance/media.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();
const PNG = new Uint8Array(
  await sharp({ create: { width: 9, height: 6, channels: 3, background: "#c33" } })
    .png()
    .toBuffer(),
).buffer;
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
  await db.sql`delete from storage.objects`;
  await db.sql`delete from site_local.files`;
  await db.sql`delete from tours`;
  await db.sql`delete from testimonials`;
  await db.sql`delete from row_versions`;
});

test("the list follows the files, newest first, and is searched by name and alternative text", async () => {
  await upload("hills.png", "beach.png");
  expect(await listed()).toEqual(["beach.png", "hills.png"]);
  const { data: hills } = await db.admin.from("pictures").select().eq("name", "hills.png").single();
  expect(hills).toMatchObject({ url: `${STORED}hills.png`, alt: null, focal_x: null });
  await db.admin.from("pictures").update({ alt: "Tea, in the fog" }).eq("name", "hills.png");
  expect(await listed(["TEA", "fog"])).toEqual(["hills.png"]);
  expect(await listed(["each"])).toEqual(["beach.png"]);
  await db.admin.storage.from("media").remove(["hills.png"]);
  expect(await listed()).toEqual(["beach.png"]);
});

test("a picture that is deleted for good stays in the trash until its file is deleted", async () => {
  await upload("hills.png");
  await db.admin.from("pictures").delete().eq("name", "hills.png");
  const inTrash = async () => (await findInTrash(db.admin, [], everything)).data ?? [];
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
  const [item] = (await findInTrash(db.admin, [], everything)).data ?? [];
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
  const { data: trash } = await findInTrash(db.admin, [], everything);
  const items = (trash ?? []).filter(({ table_name }) => table_name === "pictures");
  expect(items).toHaveLength(2);
  for (const item of items) expect((await deleteItem(db.admin, item)).error).toBeNull();
  const { data: files } = await db.admin.storage.from("media").list();
  expect(files?.map(({ name }) => name)).toEqual(["hills.png"]);
});

test("a deleted picture keeps its file, and comes back with what is said of it", async () => {
  await upload("hills.png");
  const { data: hills } = await db.admin
    .from("pictures")
    .update({ alt: "Tea", focal_x: 10, focal_y: 90 })
    .eq("name", "hills.png")
    .select()
    .single();
  await db.admin
    .from("pictures")
    .delete()
    .eq("id", hills?.id ?? "");
  expect(await listed()).toEqual([]);
  expect((await db.backend.readPublicFile("hills.png"))?.bytes.byteLength).toBe(PNG.byteLength);
  const isUsed = await findNames(async (batch) => {
    const { data, error } = await db.service.rpc("media_names", batch);
    if (error) throw error;
    return data;
  });
  expect(isUsed("hills.png")).toBe(true);
  expect(await restoreRow(db.admin, "pictures", hills?.id ?? "")).toMatchObject({ error: null });
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
  await db.admin
    .from("tours")
    .update({ gallery: [`${STORED}old.png`, "/posters/hero.svg"] })
    .eq("type", "domestic");
  expect((await replacePicture(db.admin, "old.png", "gone.png")).error).toMatchObject({
    message: "The new picture is gone. Please upload it again.",
  });
  // The places of a translation are those of its row.
  const places = tables.filter((table) => table !== "translations");
  const usesOf = async (name: string) => {
    const { data } = await listPictureUses(db.admin, name);
    return data?.map(({ table_name }) => table_name).sort();
  };
  expect(await usesOf("old.png")).toEqual(places.toSorted());
  expect(await usesOf("new.png")).toEqual([]);
  await db.admin.from("pictures").update({ alt: "Tea" }).eq("name", "old.png");
  // Another tour shows the new picture already.
  const another = { ...withPicture(goodRows.tours, "new.png"), id: "another", title: "Another" };
  expect((await db.admin.from("tours").insert(another)).error).toBeNull();

  const { data: changed, error } = await replacePicture(db.admin, "old.png", "new.png");
  expect(error).toBeNull();
  // With the second picture, which takes over the alternative text.
  expect(changed).toHaveLength(tables.length + 1);
  expect(await usesOf("old.png")).toEqual([]);
  expect(await usesOf("new.png")).toEqual([...places, "tours"].toSorted());
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
  expect(await usesOf("old.png")).toEqual(places.toSorted());
  expect(await usesOf("new.png")).toEqual(["tours"]);
  expect(await altOf("new.png")).toBeNull();
  expect(await altOf("old.png")).toBe("Tea");

  // What was said of the second picture before stays.
  await db.admin.from("pictures").update({ alt: "Tea" }).eq("name", "new.png");
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
  await db.admin
    .from("tours")
    .update({ gallery: [b, b] })
    .eq("id", "edited")
    .throwOnError();
  await replacePicture(db.admin, "b.png", "a.png", changed ?? []).throwOnError();
  const { data: undone } = await db.admin
    .from("tours")
    .select("id, image_url, gallery")
    .order("id");
  expect(undone).toEqual([
    { id: "cover", image_url: a, gallery: [b] },
    { id: "edited", image_url: b, gallery: [a, a] },
    { id: "list", image_url: b, gallery: [a, b, a] },
  ]);
});

test("a replacement takes over the alternative text in all languages, until it is undone", async () => {
  await upload("old.png", "new.png");
  const { data: old } = await db.admin
    .from("pictures")
    .update({ alt: "Tea" })
    .eq("name", "old.png")
    .select("id")
    .single();
  const translation = {
    table_name: "pictures" as const,
    row_id: old?.id ?? "",
    texts: { alt: "தேயிலை" },
    english: { alt: "Tea" },
    is_published: true,
  };
  await db.admin
    .from("translations")
    .insert([
      { ...translation, language: "ta" },
      { ...translation, language: "hi", texts: { alt: "चाय" } },
    ])
    .throwOnError();
  const translated = async () => {
    const { data } = await db.admin
      .from("translations")
      .select("language, texts, stored_state")
      .eq("table_name", "pictures")
      .neq("row_id", translation.row_id)
      .order("language");
    return data;
  };
  const { data: changed } = await replacePicture(db.admin, "old.png", "new.png");
  const hindi = { language: "hi", texts: { alt: "चाय" }, stored_state: "published" };
  const tamil = { language: "ta", texts: { alt: "தேயிலை" }, stored_state: "published" };
  expect(await translated()).toEqual([hindi, tamil]);
  // Somebody corrects the Hindi one.
  const corrected = { ...hindi, texts: { alt: "चाय बागान" } };
  await db.admin
    .from("translations")
    .update({ texts: corrected.texts })
    .match({ table_name: "pictures", language: "hi" })
    .neq("row_id", translation.row_id)
    .throwOnError();
  await replacePicture(db.admin, "new.png", "old.png", changed ?? []).throwOnError();
  expect(await translated()).toEqual([{ ...corrected, stored_state: "deleted" }]);
  expect((await findInTrash(db.admin, [], everything)).data).toEqual([]);
});

test("a link in one language only is a use, also in the trash", async () => {
  await upload("menu.png");
  const { data: question } = await db.admin
    .from("faq_questions")
    .insert(goodRows.faq_questions)
    .select("id")
    .single()
    .throwOnError();
  const row_id = question?.id ?? "";
  await db.admin
    .from("translations")
    .insert({
      ...goodRows.translations,
      table_name: "faq_questions",
      row_id,
      texts: { answer: `[பட்டியல்](${STORED}menu.png)` },
    })
    .throwOnError();
  const name = goodRows.faq_questions.question;
  expect((await listPictureUses(db.admin, "menu.png")).data).toEqual([
    { table_name: "faq_questions", row_id, name },
  ]);
  expect((await isPictureInTrash(db.admin, "menu.png")).data).toBe(false);
  await db.admin.from("faq_questions").delete().eq("id", row_id).throwOnError();
  expect((await listPictureUses(db.admin, "menu.png")).data).toEqual([]);
  expect((await isPictureInTrash(db.admin, "menu.png")).data).toBe(true);
});

test("a link in a quote is a use, which a replacement leaves as the customer has read it", async () => {
  await upload("terms.png", "later.png");
  const sheet = { title: "Hills of Ooty", terms: `See ${STORED}terms.png` };
  const { data: quote } = await db.admin
    .from("quotes")
    .insert({ ...goodRows.quotes, sheet })
    .select("id, number")
    .single()
    .throwOnError();
  const uses = [{ table_name: "quotes", row_id: quote?.id, name: quote?.number }];
  expect((await listPictureUses(db.admin, "terms.png")).data).toEqual(uses);
  await replacePicture(db.admin, "terms.png", "later.png").throwOnError();
  expect((await listPictureUses(db.admin, "terms.png")).data).toEqual(uses);
});

test("one place more of a picture is returned than the panel lists", async () => {
  await upload("hills.png");
  await db.sql`delete from tours`;
  const images = Array.from({ length: 102 }, () => ({
    ...goodRows.carousel_images,
    url: `${STORED}hills.png`,
  }));
  await db.admin.from("carousel_images").insert(images).throwOnError();
  expect((await listPictureUses(db.admin, "hills.png")).data).toHaveLength(101);
});

test("nobody else lists or replaces pictures, and visitors learn only what is said of those that they know", async () => {
  await upload("hills.png", "beach.png");
  await db.admin.from("pictures").update({ alt: "Tea" }).eq("name", "hills.png");
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
