-- Once per PostgreSQL server, as a superuser: a role without special rights, and a database of its
-- own, for the site (DATABASE_URL). A role that is itself a superuser needs none of this.
--   psql -v password="'a-long-random-password'" -f docs/database-role.sql
create role agency login password :password;
create database agency owner agency;

-- The three roles of a Supabase request. Only a superuser may make one that passes row-level
-- security, which the server's own seeding does.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon, authenticated, service_role to agency;
