-- Run once per PostgreSQL server as a superuser. It creates a role without special rights and a
-- database for the site (DATABASE_URL). A superuser role needs none of this.
--   psql -v password="'a-long-random-password'" -f docs/database-role.sql
create role agency login password :password;
-- UTF8 also where the server's own databases are SQL_ASCII or LATIN1. The site's own database has the locale C too.
create database agency owner agency encoding 'UTF8' locale 'C' template template0;

-- The site sets both limits itself, but a connection pooler ignores this.
alter role agency set statement_timeout = '10s';
alter role agency set idle_in_transaction_session_timeout = '30s';

-- The three roles of a Supabase request. Seeding bypasses row-level security, and only a superuser
-- may create such a role.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon, authenticated, service_role to agency;
