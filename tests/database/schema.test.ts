// The database that the migrations make, and the clients of these tests.
import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { defaultFigures } from "../../app/features/company/default-figures.ts";
import { figuresOf } from "../../app/features/company/figures.ts";
import { defaultPolicies, policiesOf } from "../../app/features/company/policies.ts";
import { rowTypes } from "../../scripts/row-types.ts";
import { readMigrations } from "../../server/backend/migrate.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

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

test("anyone can read which migrations are applied", async () => {
  const { data } = await db.anonymous.rpc("applied_migrations");
  expect(data?.sort()).toEqual(readMigrations().map(({ version }) => version));
});

test("a company that is stored without policies and figures has the specified ones", async () => {
  const { logo_url, company_name, tagline, address, city, state, postal_code, country } =
    goodRows.company_info;
  const { phone, email, website } = goodRows.company_info;
  const texts = { logo_url, company_name, tagline, address, city, state, postal_code, country };
  const { data } = await db.admin
    .from("company_info")
    .insert({ ...texts, phone, email, website })
    .select()
    .single();
  expect(policiesOf(data)).toEqual(defaultPolicies);
  expect(figuresOf(data)).toEqual(defaultFigures);
  await db.sql`delete from company_info`;
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

test("the committed row types match the migrations (else: npm run types)", async () => {
  const committed = readFileSync("app/supabase/database.types.ts", "utf8");
  expect(committed).toBe(await rowTypes(db.sql));
});

/**
 * Character classes, and functions and operators that depend on upper and lower case. The embedded database has the
 * locale C, Supabase has ICU, and the one at DATABASE_URL can have any.
 */
const DEPENDS_ON_LOCALE =
  /\\[dswmyDSWMY]|\[:[a-z]+:\]|~\*|\(\?[a-z]+\)|, 'g?i'\)|\b(?:lower|upper|initcap)\(/i;

test("no rule of the schema depends on the locale", async () => {
  const found = await db.sql<{ name: string; source: string }[]>`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as source from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype = 'c'
    union all
    select indexname, indexdef from pg_indexes where schemaname in ('public', 'private')
    union all
    select viewname, definition from pg_views where schemaname in ('public', 'private')
    union all
    select policyname, concat(qual, with_check) from pg_policies where schemaname = 'public'`;
  const lines = found.flatMap(({ name, source }) =>
    source.split("\n").map((line) => `${name}: ${line.trim()}`),
  );
  const dependent = lines.filter(
    (line) => DEPENDS_ON_LOCALE.test(line) && !/collate "C"/i.test(line),
  );
  // Names of operations, such as UPDATE.
  expect(dependent.filter((line) => !line.includes("lower(tg_op)"))).toEqual([]);
});

test("a tour with Tamil digits and wide spaces is saved, and found in one word", async () => {
  const tour = { ...goodRows.tours, id: "island", duration: "௩ நாள்", title: "Sri\u00a0Lanka Coast" };
  expect((await db.admin.from("tours").insert(tour)).error).toBeNull();
  const { data } = await db.anonymous.from("tour_cards").select("days").eq("id", "island");
  expect(data).toEqual([{ days: 3 }]);
  const { data: found } = await db.anonymous.rpc("search_tours", { query: "srilanka" });
  expect(found?.ids).toEqual(["island"]);
});
