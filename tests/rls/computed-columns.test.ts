// A stranger's filter can name a column many times. PostgreSQL puts the expression of a view's column
// in each of these places, unless the view keeps it from that.
import { beforeAll, expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";
import { addTourOfDepartures, goodRows } from "./rows.ts";

const db = setUpDatabase();
let columns: { relation: string; column: string }[];
beforeAll(async () => {
  await addTourOfDepartures(db);
  await db.service.from("departures").insert(goodRows.departures).throwOnError();
  columns = await db.sql<{ relation: string; column: string }[]>`
    select c.oid::regclass::text as relation, quote_ident(attname) as column
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'v'
      and has_column_privilege('anon', c.oid, attname, 'select')`;
});

/** How often PostgreSQL calls functions to read all rows for an anonymous visitor. */
async function calls(relation: string, condition: string): Promise<number> {
  return db.sql.begin(async (tx) => {
    await tx.unsafe("set local track_functions = 'all'");
    await tx.unsafe("set local role anon");
    const total = async () => {
      const [row] =
        await tx`select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions`;
      return row?.calls as number;
    };
    const before = await total();
    await tx.unsafe(`select count(*) from ${relation} where ${condition}`);
    return (await total()) - before;
  });
}

test("a column that is named often is computed once for each row", async () => {
  expect(columns.length).toBeGreaterThan(15);
  for (const { relation, column } of columns) {
    const condition = (times: number) =>
      Array.from({ length: times }, (_, i) => `${column}::text = 'x${i}'`).join(" or ");
    const once = await calls(relation, condition(1));
    expect(await calls(relation, condition(9)), `${relation}.${column}`).toBe(once);
  }
});
