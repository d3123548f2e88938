// Tour ids, the last part of each tour's URL. An earlier id must always lead to the tour.
import { beforeEach, describe, expect, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import type { Update } from "../../app/supabase/types.ts";
import { goodRows } from "../rls/rows.ts";
import { emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeEach(() => emptyTours(db));

async function create(title: string, id?: string): Promise<string> {
  const row = { ...goodRows.tours, title, ...(id && { id }) };
  const added = db.admin.from("tours").insert(row).select("id").single();
  return (await added.throwOnError()).data.id;
}

function update(id: string, change: Update<"tours">) {
  return db.admin.from("tours").update(change).eq("id", id);
}

async function move(from: string, to: string): Promise<void> {
  expect((await update(from, { id: to })).error).toBeNull();
}

/** Maps each earlier id to the tour's present id. */
async function addresses(client = db.anonymous): Promise<Record<string, string>> {
  const { data, error } = await client.from("tour_addresses").select("*").order("id");
  expect(error).toBeNull();
  return Object.fromEntries((data ?? []).map(({ id, tour_id }) => [id, tour_id]));
}

describe("a new tour's address", () => {
  test("is made from its title, and is unique in one request and in parallel", async () => {
    const addressOf = {
      "Ooty & Kodaikanal Hills": "ooty-kodaikanal-hills",
      "  Golden Triangle: Delhi, Agra & Jaipur!  ": "golden-triangle-delhi-agra-jaipur",
      "3 Days / 2 Nights": "3-days-2-nights",
      "மதுரை மீனாட்சி கோவில்": "mathurai-meenatchi-kovil",
      "கேரளா Backwaters": "kerala-backwaters",
      "Café São Tomé, Zürich": "cafe-sao-tome-zurich",
      "北京 2 days": "2-days",
      "🌴": "tour",
      "'; drop table tours; --": "drop-table-tours",
      "../admin?x=%2e#y": "admin-x-2e-y",
      ["a".repeat(300)]: "a".repeat(80),
      [`${"word ".repeat(30)}`]: `${"word-".repeat(15)}word`,
      [`${"x".repeat(78)} longest`]: "x".repeat(78),
    };
    const rows = Object.keys(addressOf).flatMap((title) =>
      [1, 2, 3].map(() => ({ ...goodRows.tours, title })),
    );
    const { data } = await db.admin.from("tours").insert(rows).select("id, title");
    for (const [title, id] of Object.entries(addressOf)) {
      const ids = data?.filter((row) => row.title === title).map((row) => row.id);
      expect(ids?.sort(), title).toEqual([id, `${id}-2`, `${id}-3`]);
    }
    const ids = await Promise.all(Array.from({ length: 8 }, () => create("Same")));
    expect(new Set(ids).size).toBe(8);
  });

  test("can be requested by the panel before saving", async () => {
    await create("Kerala");
    const asked = (title: string) => db.admin.rpc("new_tour_address", { title });
    expect((await asked("Kerala")).data).toBe("kerala-2");
    for (const title of ["", "北京", "--"]) expect((await asked(title)).data).toBe("tour");
    expect((await db.service.rpc("new_tour_address", { title: "Kerala" })).data).toBe("kerala-2");
  });

  test("stays as the operator chose it, in any letter case", async () => {
    expect(await create("Kerala", "My_Own-1")).toBe("My_Own-1");
  });
});

describe("a changed tour address", () => {
  test("is the target of every earlier address, without a chain", async () => {
    await create("Kerala", "a");
    await move("a", "b");
    await move("b", "c");
    await move("c", "d");
    expect(await addresses()).toEqual({ a: "d", b: "d", c: "d" });
  });

  test("takes the tour's dates and versions along", async () => {
    await create("Kerala", "a");
    await db.admin.from("departures").insert({ ...goodRows.departures, tour_id: "a" });
    await update("a", { price: "₹1" });
    await move("a", "b");
    const { data } = await db.anonymous.from("departures").select("tour_id");
    expect(data).toEqual([{ tour_id: "b" }]);
    const versions = await db.sql`select row_id, old_row ->> 'id' as id from row_versions`;
    expect(versions).toEqual(Array(2).fill({ row_id: "b", id: "a" }));
  });

  test("takes enquiries, quotes and reviews along, which do not count as changed", async () => {
    await create("Kerala", "a");
    const { enquiries, quotes, review_invitations, review_submissions } = goodRows;
    const rows = { enquiries, quotes, review_invitations, review_submissions };
    const tables = Object.keys(rows) as "enquiries"[];
    for (const table of tables) {
      const row = { ...rows[table], tour_id: "a" };
      await db.admin.from(table).insert(row).throwOnError();
    }
    const read = () =>
      Promise.all(
        tables.map(async (table) => {
          const row = db.admin.from(table).select("tour_id, updated_at");
          return (await row.single().throwOnError()).data;
        }),
      );
    const before = await read();
    await move("a", "b");
    expect(await read()).toEqual(before.map((row) => ({ ...row, tour_id: "b" })));
    await db.admin.from("tours").delete().eq("id", "b");
    expect(await read()).toEqual(before.map((row) => ({ ...row, tour_id: "b" })));
    await db.admin.from("row_versions").delete().eq("row_id", "b").eq("action", "delete");
    expect(await read()).toEqual(before.map((row) => ({ ...row, tour_id: null })));
    for (const table of Object.keys(rows)) await db.sql`delete from ${db.sql(table)}`;
  });

  test("is found by rows of a page that was open since before the change", async () => {
    await create("Kerala", "a");
    await move("a", "b");
    await move("b", "c");
    const enquiry = { ...goodRows.enquiries, tour_id: "a" };
    const { data } = await db.admin.from("enquiries").insert(enquiry).select("tour_id").single();
    expect(data).toEqual({ tour_id: "c" });
    await db.sql`delete from enquiries`;
  });

  test("waits for a row that is being added, so that it follows too", async () => {
    await create("Kerala", "a");
    let moved: Promise<void> | undefined;
    await db.sql.begin(async (sql) => {
      await sql`insert into enquiries (source, tour_id) values ('home', 'a')`;
      moved = move("a", "b");
      await Promise.race([moved, waitingForLock()]);
    });
    await moved;
    expect(await db.sql`select tour_id from enquiries`).toEqual([{ tour_id: "b" }]);
    await db.sql`delete from enquiries`;
  });

  async function waitingForLock(): Promise<void> {
    for (;;) {
      const waiting = await db.sql`
        select from pg_locks where not granted and database = (
          select oid from pg_database where datname = current_database())
        union all select from pg_locks where not granted and locktype = 'transactionid'`;
      if (waiting.length > 0) return;
    }
  }

  test("can be saved together with other fields", async () => {
    await create("Kerala", "a");
    const { error } = await update("a", { id: "b", title: "Kerala anew", price: "₹25,000" });
    expect(error).toBeNull();
    const { data } = await db.anonymous.from("tours").select("id, title, price_from");
    expect(data).toEqual([{ id: "b", title: "Kerala anew", price_from: 25_000 }]);
    expect(await addresses()).toEqual({ a: "b" });
  });

  test("can be changed back to an earlier one", async () => {
    await create("Kerala", "a");
    await move("a", "b");
    await move("b", "a");
    expect(await addresses()).toEqual({ b: "a" });
    await move("a", "b");
    expect(await addresses()).toEqual({ a: "b" });
  });

  test("does not free the earlier address for another tour", async () => {
    expect(await create("Kerala")).toBe("kerala");
    await move("kerala", "backwaters");
    expect(await create("Kerala")).toBe("kerala-2");
    const { error } = await db.admin.from("tours").insert({ ...goodRows.tours, id: "kerala" });
    expect(error?.code).toBe("23505");
    expect(error?.message).toContain("This was another tour's address");
    expect((await update("kerala-2", { id: "kerala" })).error?.code).toBe("23505");
    expect((await update("kerala-2", { id: "backwaters" })).error?.code).toBe("23505");
    expect(await addresses()).toEqual({ kerala: "backwaters" });
  });

  test("is refused if it is invalid", async () => {
    await create("Kerala", "a");
    for (const id of ["a b", "../x", "-a", "x".repeat(101), "கேரளா"]) {
      expect((await update("a", { id })).error?.code, id).toBe("23514");
    }
    expect(await addresses()).toEqual({});
  });
});

describe("a tour in the trash", () => {
  test("keeps its present and earlier addresses, and is restored with them", async () => {
    await create("Kerala", "a");
    await move("a", "kerala");
    await db.admin.from("tours").delete().eq("id", "kerala");
    expect(await addresses()).toEqual({});
    expect(await create("Kerala")).toBe("kerala-2");
    expect((await db.admin.from("tours").insert({ ...goodRows.tours, id: "a" })).error?.code).toBe(
      "23505",
    );
    const taken = await update("kerala-2", { id: "kerala" });
    expect(taken.error?.message).toBe("The tour “Kerala” in the trash has this address");
    expect(taken.error?.code).toBe("23505");
    const trash = db.admin.from("row_versions").select("restored_at").eq("action", "delete");
    expect((await trash).data).toEqual([{ restored_at: null }]);
    expect((await restoreRow(db.admin, "tours", "kerala")).error).toBeNull();
    expect(await addresses()).toEqual({ a: "kerala" });
  });

  test("frees its addresses when it is deleted for good", async () => {
    await create("Kerala", "a");
    await move("a", "kerala");
    await db.admin.from("tours").delete().eq("id", "kerala");
    await db.admin.from("row_versions").delete().eq("row_id", "kerala").eq("action", "delete");
    const [left] = await db.sql`select count(*)::int as n from tour_addresses`;
    expect(left).toEqual({ n: 0 });
    expect(await create("Kerala")).toBe("kerala");
    expect(await create("Other", "a")).toBe("a");
  });
});

describe("access to addresses", () => {
  test.each(["anonymous", "member", "admin"] as const)("%s cannot write addresses", async (who) => {
    await create("Kerala", "a");
    await move("a", "b");
    const rows = () => db[who].from("tour_addresses" as "categories");
    const row = { id: "stolen", tour_id: "b" } as never;
    expect((await rows().insert(row)).error?.code).toBe("42501");
    expect((await rows().upsert({ id: "a", tour_id: "c" } as never)).error?.code).toBe("42501");
    const change = { tour_id: "elsewhere" } as never;
    await rows().update(change).eq("id", "a");
    await rows().delete().eq("id", "a");
    expect(await addresses()).toEqual({ a: "b" });
  });

  test("only an admin sees earlier addresses of a draft or a hidden tour", async () => {
    for (const change of [{ published_at: null }, { hidden_at: "now" }]) {
      await emptyTours(db);
      await create("Kerala", "a");
      await move("a", "b");
      expect((await update("b", change)).error).toBeNull();
      expect(await addresses(db.anonymous)).toEqual({});
      expect(await addresses(db.member)).toEqual({});
      expect(await addresses(db.admin)).toEqual({ a: "b" });
    }
  });

  test("visitors and members cannot ask for a free address, which would reveal drafts", async () => {
    await create("Kerala");
    await update("kerala", { published_at: null });
    const asked = (client: typeof db.member) => client.rpc("new_tour_address", { title: "Kerala" });
    expect((await asked(db.anonymous)).error).not.toBeNull();
    expect((await asked(db.member)).data).toBeNull();
    const { error } = await db.member.from("tours").insert({ ...goodRows.tours, title: "Kerala" });
    expect(error?.code).toBe("42501");
  });
});
