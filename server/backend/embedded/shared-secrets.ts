import postgres from "postgres";
import { loadSecrets, type Secrets, saveSecrets, secretsShape } from "../../data-dir.ts";
import { unusableDatabase } from "../../start-error.ts";

/** Servers that share a database use the secrets of the first server, stored in the database. */
export async function shareSecrets(databaseUrl: string, dataDir: string): Promise<Secrets> {
  const own = loadSecrets(dataDir);
  const sql = postgres(databaseUrl, { max: 1, onnotice() {}, connect_timeout: 10 });
  try {
    const shared = await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(740925)`;
      await tx`create schema if not exists site_local`;
      await tx`
        create table if not exists site_local.secrets (
          only_one boolean primary key default true check (only_one), value jsonb not null)`;
      await tx`
        insert into site_local.secrets (value) values (${tx.json({ ...own })})
        on conflict do nothing`;
      const [row] = await tx<{ value: unknown }[]>`select value from site_local.secrets`;
      return secretsShape.parse(row?.value);
    });
    if (shared.jwtSecret !== own.jwtSecret) saveSecrets(dataDir, shared);
    return shared;
  } catch (error) {
    throw unusableDatabase(error);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
