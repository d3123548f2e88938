// The search function runs with its owner's rights (security definer). It must find only live
// tours, stay fast for any query, and keep its own tables private.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyTours, setUpDatabase } from "../database/database.ts";
import { goodRows } from "./rows.ts";

const db = setUpDatabase();

const PEOPLE = ["anonymous", "member", "admin"] as const;

function search(args: object, who: (typeof PEOPLE)[number] = "anonymous") {
  return db[who].rpc("search_tours", args as never);
}

describe("only live tours are found", () => {
  beforeAll(async () => {
    const { published_at: _, hidden_at: __, ...tour } = goodRows.tours;
    const secret = {
      ...tour,
      title: "Secret Maldives",
      category: "Secret",
      starts_from: "Hideaway",
    };
    const { error } = await db.admin.from("tours").insert([
      {
        ...tour,
        id: "live",
        title: "Kerala",
        category: "Open",
        published_at: "2026-01-01",
        hidden_at: null,
      },
      { ...secret, id: "draft", published_at: null, hidden_at: null },
      { ...secret, id: "scheduled", published_at: "2099-01-01", hidden_at: null },
      { ...secret, id: "hidden", published_at: "2026-01-01", hidden_at: "2026-02-01" },
      { ...secret, id: "trash", published_at: "2026-01-01", hidden_at: null },
    ]);
    expect(error).toBeNull();
    await db.admin.from("departures").insert({ tour_id: "draft", starts_on: "2030-06-01" });
    await db.admin.from("tours").delete().eq("id", "trash");
  });
  afterAll(async () => {
    await db.sql`delete from tours`;
  });

  test.each(PEOPLE)("by %s, in the results, the nearest tours and the counts", async (who) => {
    for (const args of [
      {},
      { query: "secret" },
      { query: "maldives", from_city: "Hideaway" },
      { in_category: "Secret" },
      { in_month: 6 },
    ]) {
      const { data, error } = await search(args, who);
      expect(error).toBeNull();
      expect(JSON.stringify(data)).not.toMatch(/draft|scheduled|hidden|trash|Secret|Hideaway/);
      expect(data?.nearest.length).toBeLessThanOrEqual(1);
    }
    const { data } = await search({}, who);
    expect(data).toMatchObject({ total: 1, ids: ["live"], categories: { Open: 1 } });
    expect(data?.months[6]).toBeUndefined();
  });

  test("a draft with the exact word does not hide a live tour with a similar word", async () => {
    expect((await search({ query: "kerela" })).data?.ids).toEqual(["live"]);
    await db.admin.from("tours").update({ title: "Kerela" }).eq("id", "draft");
    expect((await search({ query: "kerela" })).data?.ids).toEqual(["live"]);
    await db.admin.from("tours").update({ title: "Secret Maldives" }).eq("id", "draft");
  });

  test("a tour is found once it is published, and no longer once it is hidden", async () => {
    await db.admin.from("tours").update({ published_at: "now" }).eq("id", "draft");
    expect((await search({ query: "maldives" })).data?.ids).toEqual(["draft"]);
    await db.admin.from("tours").update({ hidden_at: "now" }).eq("id", "draft");
    expect((await search({ query: "maldives" })).data?.ids).toEqual([]);
  });
});

describe("invalid arguments", () => {
  test.each([
    [{ size: -1 }],
    [{ from_row: -5 }],
    [{ size: "many" }],
    [{ size: 99_999_999_999 }],
    [{ min_days: 1.5 }],
    [{ nope: 1 }],
  ])("%j is refused", async (args) => {
    const { data, status } = await search(args);
    expect(data).toBeNull();
    expect([400, 404]).toContain(status);
  });

  describe("beside a tour", () => {
    beforeAll(async () => {
      await db.admin
        .from("tours")
        .insert({ ...goodRows.tours, id: "hills" })
        .throwOnError();
    });
    afterAll(() => emptyTours(db));

    test.each([
      [{ in_month: 13 }],
      [{ in_month: -1 }],
      [{ query: "x".repeat(100_000) }],
      [{ query: { a: 1 } }],
      [{ max_price: -1 }],
    ])("%j finds nothing and causes no error", async (args) => {
      expect(await found(args)).toEqual([]);
    });

    test.each([
      [{ query: null, size: null, from_row: null }],
      [{ query: "%_\\ ' \" ( ) * . ? :* & | !" }],
      [{ sort_by: "price; drop table tours" }],
    ])("%j is no condition", async (args) => {
      expect(await found(args)).toEqual(["hills"]);
    });

    async function found(args: object) {
      const { data, error } = await search(args);
      expect(error).toBeNull();
      return data?.ids;
    }
  });
});

describe("with a thousand tours", () => {
  beforeAll(async () => {
    await db.sql.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx`
      insert into tours (id, title, type, category, summary, image_url, gallery, price, duration, starts_from)
      select 'many-' || n, 'Temples of ' || md5(n::text), 'domestic', 'Category ' || n,
        'A summary that is long enough and has words', '/a.svg', '{/a.svg}', '₹10,000', '3 Days', 'City ' || n
      from generate_series(1, 1000) n`;
    });
  });

  test("at most a hundred results come at once", async () => {
    const { data } = await search({ size: 1_000_000 });
    expect(data).toMatchObject({ total: 1000 });
    expect(data?.ids).toHaveLength(100);
    expect((await search({ from_row: 2_000_000_000 })).data?.ids).toEqual([]);
  });

  test.each([
    ["many short words", Array.from({ length: 66 }, (_, n) => `${n}a`).join(" ")],
    [
      "words that are in every tour",
      "temples of summary that is long enough and has words ".repeat(20),
    ],
    ["misspelt words", "templs sumary enogh wrds catgory ".repeat(20)],
    ["one letter", "a ".repeat(100)],
    ["one long word", "temples".repeat(1000)],
    ["Tamil", "கோவில் மதுரை ".repeat(500)],
  ])("a query of %s stays within the statement timeout", { tags: "long" }, async (_name, query) => {
    const { data, error } = await search({ query });
    expect(error).toBeNull();
    expect(data?.total).toBeGreaterThanOrEqual(0);
  });
});

describe("the search index tables", () => {
  const TABLES = ["tour_search", "tour_words"];
  beforeEach(async () => {
    await db.sql`delete from tours`;
  });

  test.each(PEOPLE)("cannot be read or written by %s", async (who) => {
    for (const name of TABLES) {
      const rows = db[who].from(name as "tours");
      expect((await rows.select()).error).not.toBeNull();
      expect((await rows.insert({ word: "x" } as never)).error).not.toBeNull();
      for (const schema of ["private", "extensions", "site_local", "auth"]) {
        const elsewhere = db[who].schema(schema as "public").from(name as "tours");
        expect((await elsewhere.select()).error, schema).not.toBeNull();
        expect((await elsewhere.insert({ word: "x" } as never)).error, schema).not.toBeNull();
      }
    }
    const call = await db[who].schema("private" as "public").rpc("index_tours" as "is_admin");
    expect(call.error).not.toBeNull();
  });

  test.each(["anon", "authenticated", "service_role"])(
    "cannot be read by the role %s in SQL",
    async (role) => {
      for (const statement of [
        ...TABLES.map((name) => `select from private.${name}`),
        "select private.index_tours('{a}')",
      ]) {
        const asked = db.sql.begin(async (tx) => {
          await tx.unsafe(`set local role ${role}`);
          await tx.unsafe(statement);
        });
        await expect(asked).rejects.toThrow("permission denied for schema private");
      }
    },
  );

  test("an anonymous visitor can call these functions that have the rights of their owner", async () => {
    const found = await db.sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
        and has_function_privilege('anon', oid, 'execute') order by proname`;
    expect(found.map(({ name }) => name)).toEqual([
      "applied_migrations",
      "is_admin",
      "picture_notes",
      "rating_of_reviews",
      "read_quote",
      "search_tours",
    ]);
  });
});
