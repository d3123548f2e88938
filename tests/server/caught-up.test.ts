// After a save nobody is shown the page of before.
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, freshDatabase, PASSWORD, type TestDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { startStubSite } from "./stub-site.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test("once caught up, every change that was committed before has been notified", async () => {
  let changes = 0;
  db.backend.onChange(() => changes++);
  for (let change = 1; change <= 100; change++) {
    await db.sql`insert into categories (name, type) values (${`Category ${change}`}, 'domestic')`;
    await db.backend.caughtUp?.();
    expect(changes).toBe(change);
  }
});

test("a save waits until its change has been notified; a read or a refusal does not wait", async () => {
  let waits = 0;
  let goOn = () => {};
  const site = await startStubSite({
    ...db.backend,
    caughtUp() {
      waits++;
      return new Promise((resolve) => {
        goOn = resolve;
      });
    },
  });
  try {
    const admin = site.client();
    const stranger = site.client();
    await admin.auth.signInWithPassword({ email: ADMIN_EMAIL, password: PASSWORD });
    await admin.from("testimonials").select("id");
    await stranger.from("testimonials").insert(goodRows.testimonials);
    expect(waits).toBe(0);
    const saves = [
      () => admin.from("testimonials").insert(goodRows.testimonials),
      () => admin.from("testimonials").update({ name: "Devi" }).not("id", "is", null),
      () => admin.from("testimonials").delete().not("id", "is", null),
    ];
    for (const [at, save] of saves.entries()) {
      let isAnswered = false;
      const response = save().then(({ error }) => {
        isAnswered = true;
        return error;
      });
      await expect.poll(() => waits).toBe(at + 1);
      expect(isAnswered).toBe(false);
      goOn();
      expect(await response).toBeNull();
    }
  } finally {
    await site.close();
  }
});
