import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readMigrations } from "../../server/backend/migrate.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test("each test client has its own role", async () => {
  for (const [who, isAdmin] of [
    ["anonymous", false],
    ["member", false],
    ["admin", true],
  ] as const) {
    expect((await db[who].rpc("is_admin")).data, who).toBe(isAdmin);
  }
  const { error } = await db.service.from("categories").insert({ name: "South India" });
  expect(error).toBeNull();
});

test("a test database starts with the tables and no rows", async () => {
  const { data, error } = await db.anonymous.from("tours").select("id");
  expect({ data, error }).toEqual({ data: [], error: null });
});

test("anyone can read which migrations are applied", async () => {
  const { data } = await db.anonymous.rpc("applied_migrations");
  expect(data?.sort()).toEqual(readMigrations().map(({ version }) => version));
});

test("the project `hosted` has the real PostgREST and ICU's rules for text", async () => {
  const { backend, sql } = db;
  const request = new Request(`${backend.url}/rest/v1/tours?select=id`, {
    headers: { apikey: backend.publishableKey },
  });
  const server = (await backend.fetch(request)).headers.get("server") ?? "";
  const [row] = await sql`select upper('ñ') = 'Ñ' as "hasIcu"`;
  const isHosted = inject("isHosted");
  expect([server.startsWith("postgrest/12"), row?.hasIcu]).toEqual([isHosted, isHosted]);
});
