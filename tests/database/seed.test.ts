// The content of a new site, which the server inserts when it starts.
import { expect, test, vi } from "vitest";
import { createLog } from "../../server/log.ts";
import { seedDefaults } from "../../server/seed.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

test("servers that start together fill the tables once, without an error in the log", async () => {
  const log = createLog("silent");
  const error = vi.spyOn(log, "error");
  await Promise.all([1, 2].map(() => seedDefaults(db.service, log)));
  const [counts] = await db.sql`
    select (select count(*)::int from testimonials) as testimonials,
      (select count(*)::int from about_sections) as sections,
      (select count(*)::int from carousel_images) as images,
      (select count(*)::int from translations where table_name = 'about_sections') as translations`;
  expect(counts).toEqual({ testimonials: 3, sections: 2, images: 3, translations: 4 });
  expect(error).not.toHaveBeenCalled();
});

test("defaults that come back leave the deleted ones in the trash", async () => {
  await seedDefaults(db.service, createLog("silent"));
  const { error } = await db.admin.from("about_sections").delete().not("id", "is", null);
  expect(error).toBeNull();
  await seedDefaults(db.service, createLog("silent"));
  const [counts] = await db.sql`
    select (select count(*)::int from about_sections) as sections,
      (select count(*)::int from row_versions
        where table_name = 'about_sections' and action = 'delete' and restored_at is null) as deleted`;
  expect(counts).toEqual({ sections: 2, deleted: 2 });
});

test("proposed pages and words that an operator has deleted do not come back", async () => {
  const start = () => seedDefaults(db.service, createLog("silent"));
  const countRows = async () => {
    const [counts] = await db.sql`
      select (select count(*)::int from pages) as pages, (select count(*)::int from glossary) as words,
        (select count(*)::int from faq_questions) as questions`;
    return counts;
  };
  await start();
  expect(await countRows()).toEqual({ pages: 2, words: expect.any(Number), questions: 16 });
  for (const table of ["pages", "glossary", "faq_questions"] as const) {
    expect((await db.admin.from(table).delete().not("id", "is", null)).error).toBeNull();
  }
  // After 90 days, the trash has lost them too.
  await db.sql`delete from row_versions`;
  await start();
  expect(await countRows()).toEqual({ pages: 0, words: 0, questions: 16 });
});
