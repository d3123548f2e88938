// After a save, nobody gets an outdated page.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FOLLOWED } from "../../app/panel/live-changes.ts";
import { CONTENT_TABLES } from "../../server/backend/tables.ts";
import { ADMIN_EMAIL, freshDatabase, PASSWORD, type TestDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { startStubSite } from "./stub-site.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test("once caught up, the listeners know every change that was committed before", async () => {
  let changes = 0;
  db.backend.onChange(() => changes++);
  for (let change = 1; change <= 100; change++) {
    await db.sql`insert into categories (name, type) values (${`Category ${change}`}, 'domestic')`;
    await db.backend.caughtUp?.();
    expect(changes).toBe(change);
  }
});

test("the database tells of every change of what visitors and operators see, also in a hosted project", async () => {
  const told = await db.sql<{ name: string }[]>`
    select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`;
  expect(told.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...CONTENT_TABLES, ...FOLLOWED]),
  );
});

test("a save is confirmed after the listeners know it, and a read or a refusal at once", async () => {
  let waits = 0;
  let goOn = () => {};
  vi.spyOn(db.backend, "caughtUp").mockImplementation(() => {
    waits++;
    return new Promise((resolve) => {
      goOn = resolve;
    });
  });
  const site = await startStubSite(db.backend);
  try {
    const admin = site.client();
    const anonymous = site.client();
    await admin.auth.signInWithPassword({ email: ADMIN_EMAIL, password: PASSWORD });
    await admin.from("testimonials").select("id");
    await anonymous.from("testimonials").insert(goodRows.testimonials);
    expect(waits).toBe(0);
    const saves = [
      () => admin.from("testimonials").insert(goodRows.testimonials),
      () => admin.from("testimonials").update({ name: "Devi" }).not("id", "is", null),
      () => admin.from("testimonials").delete().not("id", "is", null),
    ];
    for (const [at, save] of saves.entries()) {
      let isConfirmed = false;
      const response = save().then(({ error }) => {
        isConfirmed = true;
        return error;
      });
      await expect.poll(() => waits).toBe(at + 1);
      expect(isConfirmed).toBe(false);
      goOn();
      expect(await response).toBeNull();
    }
  } finally {
    await site.close();
  }
});
