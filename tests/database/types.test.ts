import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowTypes } from "../../scripts/row-types.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test("the committed row types match the migrations (else: npm run types)", async () => {
  const committed = readFileSync("app/supabase/database.types.ts", "utf8");
  expect(committed).toBe(await rowTypes(db.sql));
});
