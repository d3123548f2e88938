// Spec §6: anyone can read what the site shows, and only admins can write.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../app/supabase/types.ts";
import { refuseTablesWithoutRls } from "../../server/backend/migrate.ts";
import { addUser, freshDatabase, signedIn, type TestDatabase } from "../database/database.ts";
import {
  addTourOfDepartures,
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

let db: TestDatabase & Refused;
beforeAll(async () => {
  const fresh = await freshDatabase();
  for (const who of ["ended", "banned"]) await addUser(fresh.sql, `${who}@example.com`, "admin");
  const ended = await signedIn(fresh.backend, "ended@example.com");
  const banned = await signedIn(fresh.backend, "banned@example.com");
  db = { ...fresh, ended, banned };
  for (const who of ["ended", "banned"] as const) {
    expect((await db[who].rpc("is_admin")).data, who).toBe(true);
  }
  await db.sql`
    delete from auth.sessions using auth.users u
    where u.id = user_id and u.email = 'ended@example.com'`;
  await db.sql`
    update auth.users set banned_until = now() + interval '1 hour'
    where email = 'banned@example.com'`;
});
afterAll(() => db.close());

test("this file tests every table of the database", async () => {
  const found = await db.sql<{ relname: string }[]>`
    select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'v', 'm', 'f')`;
  expect(found.map((row) => row.relname).sort()).toEqual(
    [
      ...tables,
      "categories_with_tours",
      "list_changes",
      "mails",
      "push_keys",
      "quote_revisions",
      "row_versions",
      "tour_addresses",
      "tour_cards",
      "tour_pages",
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

// PostgREST answers 500 for the other error, 55000: PostgreSQL cannot write to a view that joins tables.
test("a write to a view is refused for the missing privilege", async () => {
  const views = await db.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'`;
  expect(views.length).toBeGreaterThan(0);
  for (const { name } of views) {
    for (const role of ["anon", "authenticated"]) {
      for (const write of [
        `insert into ${name} default values`,
        `update ${name} set id = null`,
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

describe.each(tables)("%s", (table) => {
  const row = goodRows[table] as never;
  const [changed] = Object.keys(goodChanges[table]);

  beforeEach(async () => {
    await db.sql.unsafe(`delete from public.${table}`);
    if (table === "departures") await addTourOfDepartures(db);
  });

  test.each(PEOPLE)("%s reads rows only if allowed", async (who) => {
    expect((await on(db.service, table).insert(row)).error).toBeNull();
    const { data, error } = await on(db[who], table).select();
    if (privateTables.includes(table) && who !== "admin") {
      expect(data ?? []).toHaveLength(0);
      return;
    }
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
  });

  test.each(PEOPLE)("%s inserts rows only if allowed", async (who) => {
    for (const call of [
      () => on(db[who], table).insert(row),
      () => on(db[who], table).insert([row]).select(),
      () => on(db[who], table).upsert(row),
    ]) {
      const { error } = await call();
      if (who === "admin") {
        expect(error).toBeNull();
        expect(await count(table)).toBe(1);
        await db.sql.unsafe(`delete from public.${table}`);
      } else {
        expect(error?.code).toBe("42501");
        expect(await count(table)).toBe(0);
      }
    }
  });

  test.each(PEOPLE)("%s updates rows only if allowed", async (who) => {
    expect((await on(db.service, table).insert(row)).error).toBeNull();
    const { error } = await on(db[who], table)
      .update(goodChanges[table] as never)
      .not("id", "is", null);
    if (who === "anonymous") expect(error?.code).toBe("42501");
    else expect(error).toBeNull();
    const [change] = Object.values(goodChanges[table]);
    const value = Array.isArray(change) ? `{${change}}` : change;
    expect(await count(table, `where ${changed} = '${value}'`)).toBe(who === "admin" ? 1 : 0);
  });

  test.each(PEOPLE)("%s deletes rows only if allowed", async (who) => {
    expect((await on(db.service, table).insert(row)).error).toBeNull();
    const { error } = await on(db[who], table).delete().not("id", "is", null);
    if (who === "anonymous") expect(error?.code).toBe("42501");
    else expect(error).toBeNull();
    expect(await count(table)).toBe(who === "admin" ? 0 : 1);
  });
});

// Only triggers write to this table, and admins can delete what is in the trash.
describe("row_versions", () => {
  const versions = async () =>
    (await db.sql`select action, restored_at from row_versions order by changed_at`).map((row) =>
      row.restored_at ? "restored" : row.action,
    );

  beforeEach(async () => {
    await db.sql`delete from categories`;
    await db.sql`delete from row_versions`;
    // One deleted row (Gone) and one restored row (Back), each with an earlier version.
    for (const name of ["Gone", "Back"]) {
      await db.sql`insert into categories (id, name) values (md5(${name})::uuid, ${name})`;
      await db.sql`update categories set type = 'international' where name = ${name}`;
      await db.sql`delete from categories where name = ${name}`;
    }
    await db.sql`insert into categories (id, name) values (md5('Back')::uuid, 'Back')`;
    expect(await versions()).toEqual(["update", "delete", "update", "restored"]);
  });

  test.each(PEOPLE)("%s reads versions only if allowed", async (who) => {
    const { data, error } = await db[who].from("row_versions").select();
    expect(error).toBeNull();
    expect(data).toHaveLength(who === "admin" ? 4 : 0);
  });

  test.each(PEOPLE)("%s cannot insert versions", async (who) => {
    const row = { table_name: "tours", row_id: "x", action: "update", old_row: {} } as const;
    expect((await db[who].from("row_versions").insert(row)).error?.code).toBe("42501");
    expect(await versions()).toHaveLength(4);
  });

  test.each(PEOPLE)("%s cannot update versions", async (who) => {
    await db[who].from("row_versions").update({ changed_by: "me" }).not("id", "is", null);
    expect(await db.sql`select from row_versions where changed_by is not null`).toHaveLength(0);
  });

  test.each(PEOPLE)("%s deletes versions only if allowed", async (who) => {
    await db[who].from("row_versions").delete().not("id", "is", null);
    // Emptying the trash also deletes the earlier versions of the deleted row.
    expect(await versions()).toEqual(
      who === "admin" ? ["update", "restored"] : ["update", "delete", "update", "restored"],
    );
  });
});

test("only the server reads and writes the keys of notifications", async () => {
  const stored = { only_one: true, public_key: "public", private_key: "private" };
  await db.service.from("push_keys").insert(stored);
  for (const who of PEOPLE) {
    const keys = () => db[who].from("push_keys");
    expect((await keys().select()).data ?? []).toEqual([]);
    expect((await keys().insert(stored)).error?.code).toBe("42501");
    expect((await keys().upsert({ ...stored, private_key: "own" })).error?.code).toBe("42501");
    await keys().update({ private_key: "own" }).eq("only_one", true);
    await keys().delete().eq("only_one", true);
  }
  expect((await db.service.from("push_keys").select()).data).toEqual([stored]);
  await db.sql`delete from push_keys`;
});

test("only the server reads and writes the mails that wait", async () => {
  const stored = { id: crypto.randomUUID(), kind: "password" as const, about: crypto.randomUUID() };
  await db.service.from("mails").insert(stored).throwOnError();
  for (const who of PEOPLE) {
    const mails = () => db[who].from("mails");
    expect((await mails().select()).data ?? []).toEqual([]);
    expect((await mails().insert({ ...stored, id: crypto.randomUUID() })).error?.code).toBe(
      "42501",
    );
    expect((await mails().upsert({ ...stored, tries: 9 })).error?.code).toBe("42501");
    await mails().update({ tries: 9 }).eq("id", stored.id);
    await mails().delete().eq("id", stored.id);
  }
  expect((await db.service.from("mails").select("id, tries")).data).toEqual([
    { id: stored.id, tries: 0 },
  ]);
  await db.sql`delete from mails`;
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

  beforeEach(async () => {
    await db.sql`delete from storage.objects`;
  });

  test.each(PEOPLE)("%s reads objects only if allowed", async (who) => {
    await db.sql.unsafe(STORED);
    expect(await touches(who, "select from storage.objects")).toBe(who === "admin" ? 1 : 0);
  });

  test.each(PEOPLE)("%s inserts objects only if allowed", async (who) => {
    expect(await touches(who, STORED)).toBe(who === "admin" ? 1 : "42501");
    const elsewhere = STORED.replace("media", "other");
    expect(await touches(who, elsewhere)).toBe("42501");
  });

  test.each(PEOPLE)("%s updates objects only if allowed", async (who) => {
    await db.sql.unsafe(STORED);
    const touched = await touches(who, "update storage.objects set name = 'b.png'");
    expect(touched).toBe(who === "anonymous" ? "42501" : who === "admin" ? 1 : 0);
  });

  test.each(PEOPLE)("%s deletes objects only if allowed", async (who) => {
    await db.sql.unsafe(STORED);
    const touched = await touches(who, "delete from storage.objects");
    expect(touched).toBe(who === "anonymous" ? "42501" : who === "admin" ? 1 : 0);
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

test("a user cannot become an admin through the user metadata", async () => {
  await db.sql`
    update auth.users set raw_user_meta_data = '{"role":"admin"}' where email = 'member@example.com'`;
  expect((await db.member.rpc("is_admin")).data).toBe(false);
});

test("nobody can read the users table or other internal schemas", async () => {
  for (const who of PEOPLE) {
    for (const schema of ["auth", "supabase_migrations", "site_local", "pg_catalog"]) {
      const { data, error } = await db[who]
        .schema(schema as "public")
        .from("users" as "tours")
        .select();
      expect(data, `${who} ${schema}`).toBeNull();
      expect(error, `${who} ${schema}`).not.toBeNull();
    }
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
