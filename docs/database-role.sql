-- Run once per PostgreSQL server as a superuser. It creates a role without special rights and a
-- database for the site (DATABASE_URL). A superuser role needs none of this.
--   psql -v password="'a-long-random-password'" -f docs/database-role.sql
create role agency login password :password;
create database agency owner agency;

-- The three roles of a Supabase request. Seeding bypasses row-level security, and only a superuser
-- may create such a role.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon, authenticated, service_role to agency;
