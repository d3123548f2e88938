// Spec §6: anyone can read what the site shows, and only admins can write.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../app/supabase/types.ts";
import { refuseTablesWithoutRls } from "../../server/backend/migrate.ts";
import { addUser, setUpDatabase, signedIn, type TestDatabase } from "../database/database.ts";
import {
  addTourOfDepartures,
  addTourOfTranslations,
  goodChanges,
  goodRows,
  privateTables,
  type TableName,
} from "./rows.ts";

/** Those after the member have the admin role, but only the last one may use it. */
const PEOPLE = ["anonymous", "member", "ended", "banned", "admin"] as const;
const tables = Object.keys(goodRows) as TableName[];

/** An admin whose session has ended, and one who is banned, with their tokens from before. */
type Refused = Record<"ended" | "banned", Client>;

const db = setUpDatabase() as TestDatabase & Refused;
beforeAll(async () => {
  for (const who of ["ended", "banned"] as const) {
    await addUser(db.sql, `${who}@example.com`, "admin");
    db[who] = await signedIn(db.backend, `${who}@example.com`);
    expect((await db[who].rpc("is_admin")).data, who).toBe(true);
  }
  await db.sql`
    delete from auth.sessions using auth.users u
    where u.id = user_id and u.email = 'ended@example.com'`;
  await db.sql`
    update auth.users set banned_until = now() + interval '1 hour'
    where email = 'banned@example.com'`;
});

test("this file tests every table of the database", async () => {
  const found = await db.sql<{ relname: string }[]>`
    select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'v', 'm', 'f')`;
  expect(found.map((row) => row.relname).sort()).toEqual(
    [
      ...tables,
      "categories_with_tours",
      "list_changes",
      "backups",
      "mails",
      "notified_devices",
      "push_keys",
      "quote_revisions",
      "row_versions",
      "tour_addresses",
      "tour_cards",
      "tour_pages",
      "tours_with_dates",
      "translation_counts",
    ].sort(),
  );
});

test("anonymous visitors and members have only the intended privileges", async () => {
  const rights = await db.sql<{ who: string; right: string }[]>`
    select grantee as who, string_agg(distinct privilege_type, ' ' order by privilege_type) as right
    from information_schema.role_table_grants
    where table_schema in ('public', 'auth') and grantee in ('anon', 'authenticated', 'PUBLIC')
    group by grantee order by grantee`;
  expect([...rights]).toEqual([
    { who: "anon", right: "SELECT" },
    { who: "authenticated", right: "DELETE INSERT SELECT UPDATE" },
  ]);
});

test("anonymous visitors read only the views of public pages", async () => {
  const views = await db.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'v' and has_table_privilege('anon', oid, 'select') order by 1`;
  expect(views.map(({ name }) => name)).toEqual(["list_changes", "tour_cards", "tour_pages"]);
});

// PostgREST answers 500 for the other error, 55000: PostgreSQL cannot write to a view that joins tables.
test("a write to a view is refused for the missing privilege", async () => {
  const views = await db.sql<{ name: string; column: string }[]>`
    select relname as name, attname as column from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum = 1
    where relnamespace = 'public'::regnamespace and relkind = 'v'`;
  expect(views.length).toBeGreaterThan(0);
  for (const { name, column } of views) {
    for (const role of ["anon", "authenticated"]) {
      for (const write of [
        `insert into ${name} default values`,
        `update ${name} set ${column} = null`,
        `delete from ${name}`,
      ]) {
        const written = db.sql.begin(async (tx) => {
          await tx.unsafe(`set local role ${role}`);
          await tx.unsafe(write);
        });
        await expect(written, `${role}: ${write}`).rejects.toMatchObject({ code: "42501" });
      }
    }
  }
});

/** The cast lets the same test run on every table. */
function on(client: Client, table: TableName) {
  return client.from(table as "tours");
}

async function count(table: TableName, where = ""): Promise<number> {
  const [row] = await db.sql.unsafe(`select count(*)::int as n from public.${table} ${where}`);
  return row?.n as number;
}

describe.each(tables)("%s: who may", (table) => {
  const row = goodRows[table] as never;
  const [[changed, change] = []] = Object.entries(goodChanges[table]);
  const json = typeof change === "object" ? JSON.stringify(change) : change;
  const isChanged = `where ${changed} = '${Array.isArray(change) ? `{${change}}` : json}'`;

  beforeEach(async () => {
    await db.sql.unsafe(`delete from public.${table}`);
    if (table === "departures") await addTourOfDepartures(db);
    if (table === "translations") await addTourOfTranslations(db);
  });
  const store = async () => expect((await on(db.service, table).insert(row)).error).toBeNull();

  test("read rows", async () => {
    await store();
    for (const who of PEOPLE) {
      const { data, error } = await on(db[who], table).select();
      const isAllowed = who === "admin" || !privateTables.includes(table);
      expect(data ?? [], who).toHaveLength(isAllowed ? 1 : 0);
      if (isAllowed) expect(error, who).toBeNull();
    }
  });

  test("insert rows", async () => {
    for (const who of PEOPLE) {
      for (const call of [
        () => on(db[who], table).insert([row]).select(),
        () => on(db[who], table).upsert(row),
      ]) {
        const isAllowed = who === "admin";
        expect((await call()).error?.code, who).toBe(isAllowed ? undefined : "42501");
        expect(await count(table), who).toBe(isAllowed ? 1 : 0);
        if (isAllowed) await db.sql.unsafe(`delete from public.${table}`);
      }
    }
  });

  test("update and delete rows", async () => {
    await store();
    for (const who of PEOPLE) {
      const refusal = who === "anonymous" ? "42501" : undefined;
      const rows = () => on(db[who], table);
      const updated = await rows()
        .update(goodChanges[table] as never)
        .not("id", "is", null);
      expect(updated.error?.code, who).toBe(refusal);
      expect(await count(table, isChanged), who).toBe(who === "admin" ? 1 : 0);
      const deleted = await rows().delete().not("id", "is", null);
      expect(deleted.error?.code, who).toBe(refusal);
      expect(await count(table), who).toBe(who === "admin" ? 0 : 1);
    }
  });
});

// Only triggers write to this table, and admins can delete what is in the trash.
test("only an admin reads versions and empties the trash, and nobody writes versions", async () => {
  const versions = async () =>
    (await db.sql`select action, restored_at from row_versions order by changed_at`).map((row) =>
      row.restored_at ? "restored" : row.action,
    );
  await db.sql`delete from categories`;
  await db.sql`delete from row_versions`;
  // One deleted row (Gone) and one restored row (Back), each with an earlier version.
  for (const name of ["Gone", "Back"]) {
    await db.sql`insert into categories (id, name) values (md5(${name})::uuid, ${name})`;
    await db.sql`update categories set type = 'international' where name = ${name}`;
    await db.sql`delete from categories where name = ${name}`;
  }
  await db.sql`insert into categories (id, name) values (md5('Back')::uuid, 'Back')`;
  for (const who of PEOPLE) {
    expect(await versions(), who).toEqual(["update", "delete", "update", "restored"]);
    const rows = () => db[who].from("row_versions");
    expect((await rows().select()).data, who).toHaveLength(who === "admin" ? 4 : 0);
    const row = { table_name: "tours", row_id: "x", action: "update", old_row: {} } as const;
    expect((await rows().insert(row)).error?.code, who).toBe("42501");
    await rows().update({ changed_by: "me" }).not("id", "is", null);
    expect(await db.sql`select from row_versions where changed_by is not null`).toHaveLength(0);
    await rows().delete().not("id", "is", null);
  }
  // Emptying the trash also deletes the earlier versions of the deleted row.
  expect(await versions()).toEqual(["update", "restored"]);
});

const about = crypto.randomUUID();
test.each([
  ["push_keys", { only_one: true, public_key: "a", private_key: "b" }, { private_key: "own" }],
  ["mails", { id: about, kind: "password", about }, { tries: 9 }],
  ["backups", { id: about, kind: "download" }, { tries: 9 }],
] as const)("only the server reads and writes %s", async (table, stored, change) => {
  const rowsOf = (client: Client) => client.from(table as "mails");
  await rowsOf(db.service)
    .insert(stored as never)
    .throwOnError();
  const [before] = await db.sql`select * from ${db.sql(table)}`;
  for (const who of PEOPLE) {
    const rows = () => rowsOf(db[who]);
    expect((await rows().select()).data ?? []).toEqual([]);
    expect((await rows().insert(stored as never)).error?.code).toBe("42501");
    expect((await rows().upsert({ ...stored, ...change } as never)).error?.code).toBe("42501");
    await rows()
      .update(change as never)
      .not(Object.keys(stored)[0] ?? "", "is", null);
    await rows()
      .delete()
      .not(Object.keys(stored)[0] ?? "", "is", null);
  }
  expect(await db.sql`select * from ${db.sql(table)}`).toEqual([before]);
  await db.sql`delete from ${db.sql(table)}`;
});

test("the functions that write are for signed-in users, and one for visitors; the others only for the server", async () => {
  const found = await db.sql<{ name: string; role: string }[]>`
    select proname as name, role from pg_proc, unnest(array['anon', 'authenticated']) role
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and provolatile = 'v' and has_function_privilege(role, oid, 'execute')
    order by 1, 2`;
  expect(found.map(({ name, role }) => `${role}: ${name}`)).toEqual([
    "authenticated: approve_review",
    "authenticated: change_tours",
    "authenticated: copy_tour",
    "authenticated: delete_category",
    "authenticated: delete_departures",
    "authenticated: erase_person",
    "authenticated: mark_departures",
    "anon: read_quote",
    "authenticated: remove_review",
    "authenticated: replace_picture",
  ]);
});

// Clients reach this table only through the storage service. SQL tests its policies directly here.
describe("storage.objects", () => {
  const STORED = "insert into storage.objects (bucket_id, name) values ('media', 'a.png')";
  /** Runs a statement as `who`. Returns the number of rows, or the error code. */
  async function touches(
    who: (typeof PEOPLE)[number],
    statement: string,
  ): Promise<number | string> {
    const [user] = await db.sql`
      select u.id, json_build_object('session_id', s.id)::text as claims
      from auth.users u left join auth.sessions s on s.user_id = u.id
      where u.email = ${`${who}@example.com`}`;
    return db.sql
      .begin(async (tx) => {
        await tx`
          select set_config('request.jwt.claim.sub', ${user?.id ?? ""}, true),
            set_config('request.jwt.claims', ${user?.claims ?? "{}"}, true)`;
        await tx.unsafe(`set local role ${who === "anonymous" ? "anon" : "authenticated"}`);
        return (await tx.unsafe(statement)).count;
      })
      .catch((error: { code?: string }) => error.code ?? "");
  }

  test.each(PEOPLE)("%s reads and writes objects only if allowed", async (who) => {
    const isAllowed = who === "admin";
    await db.sql`delete from storage.objects`;
    expect(await touches(who, STORED)).toBe(isAllowed ? 1 : "42501");
    expect(await touches(who, STORED.replace("media", "other"))).toBe("42501");
    if (who !== "admin") await db.sql.unsafe(STORED);
    expect(await touches(who, "select from storage.objects")).toBe(isAllowed ? 1 : 0);
    const changed = who === "anonymous" ? "42501" : isAllowed ? 1 : 0;
    expect(await touches(who, "update storage.objects set name = 'b.png'")).toBe(changed);
    expect(await touches(who, "delete from storage.objects")).toBe(changed);
  });
});

test("an admin whose role was removed cannot write with the same token", async () => {
  await db.sql`update auth.users set raw_app_meta_data = '{}' where email = 'admin@example.com'`;
  const { error } = await db.admin.from("categories").insert(goodRows.categories);
  expect(error?.code).toBe("42501");
  await db.sql`
    update auth.users set raw_app_meta_data = '{"role":"admin"}' where email = 'admin@example.com'`;
});

test("a token without a session, or with that of somebody else, is no admin's", async () => {
  const [admin] = await db.sql`
    select u.id, s.id as session from auth.users u join auth.sessions s on s.user_id = u.id
    where u.email = 'admin@example.com'`;
  const [other] = await db.sql`
    select s.id as session from auth.users u join auth.sessions s on s.user_id = u.id
    where u.email = 'member@example.com'`;
  const isAdmin = (session: unknown) =>
    db.sql.begin(async (tx) => {
      const claims = JSON.stringify({ session_id: session });
      await tx`
        select set_config('request.jwt.claim.sub', ${admin?.id}, true),
          set_config('request.jwt.claims', ${claims}, true)`;
      const [row] = await tx`select public.is_admin() as found`;
      return row?.found;
    });
  expect(await isAdmin(admin?.session)).toBe(true);
  for (const session of [undefined, null, "", "x", other?.session]) {
    expect(await isAdmin(session), String(session)).toBe(false);
  }
  await db.sql`update auth.sessions set not_after = now() where id = ${admin?.session}`;
  expect(await isAdmin(admin?.session)).toBe(false);
  await db.sql`update auth.sessions set not_after = null where id = ${admin?.session}`;
});

test("the database says of each why they are no operator", async () => {
  const states = { admin: "admin", member: "not an admin", ended: "no session", banned: "no user" };
  for (const [who, state] of Object.entries(states)) {
    expect((await db[who as keyof typeof states].rpc("account_state")).data, who).toBe(state);
  }
  expect((await db.anonymous.rpc("account_state")).error?.code).toBe("42501");
});

test("a user cannot become an admin through the user metadata", async () => {
  await db.sql`
    update auth.users set raw_user_meta_data = '{"role":"admin"}' where email = 'member@example.com'`;
  expect((await db.member.rpc("is_admin")).data).toBe(false);
});

test.each([
  ["auth", "users"],
  ["supabase_migrations", "schema_migrations"],
  ["site_local", "recovery_keys"],
  ["private", "quote_numbers"],
  ["pg_catalog", "pg_class"],
])("nobody can read %s.%s", async (schema, table) => {
  await db.sql`select 1 from ${db.sql(schema)}.${db.sql(table)} limit 1`;
  for (const who of PEOPLE) {
    const { data, error } = await db[who]
      .schema(schema as "public")
      .from(table as "tours")
      .select();
    expect(data, who).toBeNull();
    expect(error?.code, who).toBe("PGRST106");
  }
});

test("the site does not start if a table has no row-level security", async () => {
  await db.sql`create table public.left_open (id int)`;
  await expect(refuseTablesWithoutRls(db.sql)).rejects.toThrow(
    /security is off on public.left_open/,
  );
  await db.sql`drop table public.left_open`;
  await expect(refuseTablesWithoutRls(db.sql)).resolves.toBeUndefined();
});

test("the site does not start if a view shows a protected table", async () => {
  await db.sql`create view public.all_users as select email from auth.users`;
  await expect(refuseTablesWithoutRls(db.sql)).rejects.toThrow(/public.all_users/);
  await db.sql`drop view public.all_users`;
});
