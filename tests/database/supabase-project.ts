// A database as Supabase ships it, to which the migrations are not yet applied.
import type { Sql } from "postgres";
import { createSupabaseLite } from "../../server/backend/embedded/supabase-lite.ts";
import { createLog } from "../../server/log.ts";
import { secrets } from "./settings.ts";

/** Stands for the role `postgres` of a project, which applies the migrations and is not a superuser. */
export const PROJECT_ROLE = "project";

const LOCALES = { C: "locale 'C'", ICU: "locale 'C' locale_provider icu icu_locale 'en-US'" };

// Rights as in a hosted project: https://supabase.com/docs/guides/database/postgres/roles
const ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${PROJECT_ROLE}') then
    create role ${PROJECT_ROLE} login createrole bypassrls;
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to ${PROJECT_ROLE} with admin option;
    grant anon, authenticated, service_role to authenticator;
  end if;
end $$;`;

const RIGHTS = `
-- @supabase/lite creates it, but here the Supabase CLI does.
drop schema if exists supabase_migrations cascade;
alter schema public owner to ${PROJECT_ROLE};
create schema extensions authorization ${PROJECT_ROLE};
create publication supabase_realtime;
alter publication supabase_realtime owner to ${PROJECT_ROLE};
grant usage on schema auth, storage to ${PROJECT_ROLE};
grant usage on schema auth, public to anon, authenticated, service_role;
grant select, references on all tables in schema auth to ${PROJECT_ROLE};
alter table storage.buckets owner to ${PROJECT_ROLE};
alter table storage.objects owner to ${PROJECT_ROLE};
alter default privileges for role ${PROJECT_ROLE} in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role ${PROJECT_ROLE} in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role ${PROJECT_ROLE} in schema public
  grant all on functions to anon, authenticated, service_role;`;

/** Creates the database `name`. `root` is a superuser's connection through `socket`. */
export async function createProject(
  root: Sql,
  socket: string,
  name: string,
  locale: keyof typeof LOCALES,
): Promise<void> {
  await root.unsafe(`create database ${name} template template0 ${LOCALES[locale]}`);
  const url = `postgres://postgres@localhost/${name}`;
  // Creates the schemas `auth` and `storage`.
  const lite = createSupabaseLite(url, { path: socket }, secrets, createLog("silent"));
  try {
    await lite.prepare();
    await lite.sql.unsafe(ROLES);
    await lite.sql.unsafe(`alter database ${name} owner to ${PROJECT_ROLE}`);
    await lite.sql.unsafe(RIGHTS);
  } finally {
    await lite.close();
  }
}
