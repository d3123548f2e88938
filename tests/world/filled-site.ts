import { join } from "node:path";
import type { ISql, Sql } from "postgres";
import { createDatabase } from "../../server/backend/open-database.ts";
import { openDataDir } from "../../server/data-dir.ts";
import { parseEnv } from "../../server/env.ts";
import { writeBackup } from "../../server/maintenance/backup.ts";
import { preparedFolder } from "../server/prepared-folder.ts";
import { rows } from "./rows.ts";

/** The tables of the product, with the names of their schemas. */
export async function listTables(sql: ISql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_class
    where relkind in ('r', 'p')
      and relnamespace::regnamespace::text not in ('pg_catalog', 'pg_toast', 'information_schema')
    order by name`;
  return tables.map(({ name }) => name);
}

/** Inserts the sample rows exactly as they are: without triggers, and as far as the schema goes. */
export async function insertRows(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const tables = await listTables(tx);
    for (const table of Object.keys(rows).filter((name) => tables.includes(name))) {
      const known = await tx<{ name: string; isYes: boolean | null }[]>`
        select attname as name, case when atttypid = 'boolean'::regtype and ${table.startsWith("public.")}
          then pg_get_expr(adbin, adrelid)::boolean end as "isYes"
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = ${table}::regclass`;
      // A yes or no is not its default, so that a backup without it is noticed.
      const answers = known.flatMap(({ name, isYes }) => (isYes === null ? [] : [[name, !isYes]]));
      for (const sample of rows[table] ?? []) {
        const row = { ...Object.fromEntries(answers), ...sample };
        const columns = tx(known.map(({ name }) => name).filter((name) => name in row));
        await tx`
          insert into ${tx(table)} (${columns})
          select ${columns} from jsonb_populate_record(null::${tx(table)}, ${JSON.stringify(row)}::text::jsonb)`;
      }
    }
  });
}

/** All rows of these tables, as texts. */
export async function readRows(sql: Sql, tables: string[]): Promise<Record<string, string[]>> {
  const read = tables.map(async (table) => {
    const found = await sql<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${sql(table)} t order by 1`;
    return [table, found.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Creates a site with the sample rows in `folder`, by default with all migrations. Returns its
 * backup and all of its rows.
 */
export async function backUpFilledSite(folder: string, migrations?: string[]) {
  const dataDir = join(folder, "filled");
  const file = join(folder, "filled.backup");
  if (migrations) openDataDir(dataDir);
  else preparedFolder(dataDir);
  const { sql, close } = await createDatabase(parseEnv({ DATA_DIR: dataDir }), migrations);
  try {
    await insertRows(sql);
    await writeBackup(sql, file);
    const tables = await listTables(sql);
    const filled = Object.keys(rows).filter((table) => tables.includes(table));
    return {
      file,
      tables,
      stored: await readRows(sql, filled),
      nulls: await nulls(sql),
    };
  } finally {
    await close();
  }
}

/** The columns of the product's own tables that have no value in any row. */
async function nulls(sql: Sql): Promise<string[]> {
  const columns = await sql<{ table: string; name: string }[]>`
    select format('%s.%s', relnamespace::regnamespace, relname) as table, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attnum > 0 and not attisdropped and attgenerated = '' and relkind = 'r'
      and relnamespace::regnamespace::text in ('public', 'private', 'site_local')
    order by 1, attnum`;
  const empty: string[] = [];
  for (const { table, name } of columns.filter(({ table }) => table in rows)) {
    const found = await sql`select from ${sql(table)} where ${sql(name)} is not null limit 1`;
    if (found.length === 0) empty.push(`${table}.${name}`);
  }
  return empty;
}
