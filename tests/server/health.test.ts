// The health check says whether the database works, not how busy the site is.
import { expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";

const db = setUpDatabase();

test("the site is well while all connections for visitors are busy", async () => {
  const { max } = db.sql.options;
  // The check keeps its connection.
  await expect.poll(() => db.backend.findProblem()).toBeUndefined();
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const lock = db.sql.begin(async (tx) => {
    await tx`lock table tours`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const waiting = Array.from({ length: 2 * max }, () =>
    db.sql`select count(*) from tours`.execute(),
  );
  const problem = await db.backend.findProblem();
  released.resolve();
  await Promise.all([lock, ...waiting]);
  expect(problem).toBeUndefined();
});
