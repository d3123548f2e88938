// The content of a new site, which the server inserts when it starts.
import { expect, test } from "vitest";
import { createLog } from "../../server/log.ts";
import { seedDefaults } from "../../server/seed.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

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
