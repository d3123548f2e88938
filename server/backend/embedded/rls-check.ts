import type { Sql } from "postgres";
import { StartError } from "../../start-error.ts";

/**
 * The embedded API grants every table to the public key, so a table without row-level security would
 * be open to all; so would a view, which reads with its owner's rights unless told otherwise.
 */
export async function refuseTablesWithoutRls(sql: Sql): Promise<void> {
  const open = await sql<{ name: string }[]>`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and (
      c.relkind in ('r', 'p') and not c.relrowsecurity
      or c.relkind in ('m', 'f')
      or c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)
    )`;
  if (open.length > 0) {
    throw new StartError(
      `Refusing to serve: row-level security is off on ${open.map((table) => table.name).join(", ")}. Run "alter table … enable row level security" in a migration.`,
    );
  }
}
