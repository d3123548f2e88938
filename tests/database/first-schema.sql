-- A database of the first release: the schemas of the embedded services and a few rows, as its own
-- pg_dump wrote them, and between them the first migration. Never to be changed: it stands for the
-- data that sites have.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA auth;
CREATE SCHEMA site_local;
CREATE SCHEMA storage;
CREATE SCHEMA supabase_migrations;
CREATE FUNCTION auth.email() RETURNS text
    LANGUAGE sql STABLE
    AS $$
              SELECT NULLIF(current_setting('request.jwt.claim.email', true), '');
            $$;
CREATE FUNCTION auth.jwt() RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
              SELECT COALESCE(
                NULLIF(current_setting('request.jwt.claims', true), ''),
                '{}'
              )::jsonb;
            $$;
CREATE FUNCTION auth.role() RETURNS text
    LANGUAGE sql STABLE
    AS $$
              SELECT NULLIF(current_setting('request.jwt.claim.role', true), '');
            $$;
CREATE FUNCTION auth.uid() RETURNS uuid
    LANGUAGE sql STABLE
    AS $$
              SELECT NULLIF(current_setting('request.jwt.claim.sub', true), '')::uuid;
            $$;
CREATE FUNCTION site_local.notify() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform pg_notify('row_changes', json_build_object(
    'table', tg_table_name,
    'type', tg_op,
    'id', case tg_op when 'DELETE' then old.id else new.id end
  )::text);
  return null;
end $$;
CREATE FUNCTION storage.allow_any_operation(expected_operations text[]) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
WITH current_operation AS (
SELECT storage.operation() AS raw_operation
),
normalized AS (
SELECT CASE WHEN raw_operation LIKE 'storage.%' THEN substr(raw_operation, 9) ELSE raw_operation END AS current_operation
FROM current_operation
)
SELECT EXISTS (
SELECT 1
FROM normalized n
CROSS JOIN LATERAL unnest(expected_operations) AS expected_operation
WHERE expected_operation IS NOT NULL
AND expected_operation <> ''
AND n.current_operation = CASE
WHEN expected_operation LIKE 'storage.%' THEN substr(expected_operation, 9)
ELSE expected_operation
END
);
$$;
CREATE FUNCTION storage.allow_only_operation(expected_operation text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
WITH current_operation AS (
SELECT storage.operation() AS raw_operation
),
normalized AS (
SELECT
CASE WHEN raw_operation LIKE 'storage.%' THEN substr(raw_operation, 9) ELSE raw_operation END AS current_operation,
CASE WHEN expected_operation LIKE 'storage.%' THEN substr(expected_operation, 9) ELSE expected_operation END AS requested_operation
FROM current_operation
)
SELECT CASE
WHEN requested_operation IS NULL OR requested_operation = '' THEN false
ELSE COALESCE(current_operation = requested_operation, false)
END
FROM normalized;
$$;
CREATE FUNCTION storage.extension(name text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
_parts text[];
_filename text;
BEGIN
SELECT string_to_array(name, '/') INTO _parts;
SELECT _parts[array_length(_parts, 1)] INTO _filename;
RETURN reverse(split_part(reverse(_filename), '.', 1));
END
$$;
CREATE FUNCTION storage.filename(name text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
_parts text[];
BEGIN
SELECT string_to_array(name, '/') INTO _parts;
RETURN _parts[array_length(_parts, 1)];
END
$$;
CREATE FUNCTION storage.foldername(name text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE
    AS $$
DECLARE
_parts text[];
BEGIN
SELECT string_to_array(name, '/') INTO _parts;
RETURN _parts[1:array_length(_parts, 1) - 1];
END
$$;
CREATE FUNCTION storage.operation() RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
BEGIN
RETURN current_setting('storage.operation', true);
END
$$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE auth.audit_log_entries (
    id uuid NOT NULL,
    payload json,
    created_at timestamp with time zone DEFAULT now(),
    ip_address character varying(64) DEFAULT ''::character varying
);
CREATE TABLE auth.flow_state (
    id uuid NOT NULL,
    user_id uuid,
    auth_code text,
    authentication_method text NOT NULL,
    code_challenge_method text,
    code_challenge text,
    provider_type text NOT NULL,
    provider_access_token text,
    provider_refresh_token text,
    auth_code_issued_at timestamp with time zone,
    invite_token text,
    referrer text,
    oauth_client_state_id uuid,
    linking_target_id uuid,
    email_optional boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    CONSTRAINT flow_state_code_challenge_method_check CHECK ((code_challenge_method = ANY (ARRAY['s256'::text, 'plain'::text])))
);
CREATE TABLE auth.identities (
    id uuid NOT NULL,
    provider text NOT NULL,
    provider_id text NOT NULL,
    user_id uuid NOT NULL,
    identity_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    email character varying(255) GENERATED ALWAYS AS (lower((identity_data ->> 'email'::text))) STORED,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now()
);
CREATE TABLE auth.refresh_tokens (
    id text NOT NULL,
    token character varying(255) NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid,
    revoked boolean DEFAULT false,
    parent character varying(255),
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now()
);
CREATE TABLE auth.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    not_after timestamp with time zone,
    refreshed_at timestamp without time zone,
    user_agent text,
    ip inet,
    tag text,
    refresh_token_hmac_key text,
    refresh_token_counter bigint,
    scopes text,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    aal text,
    factor_id uuid,
    CONSTRAINT sessions_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text, 'aal3'::text]))),
    CONSTRAINT sessions_scopes_check CHECK (((scopes IS NULL) OR (length(scopes) <= 4096)))
);
CREATE TABLE auth.users (
    id uuid NOT NULL,
    aud character varying(255) DEFAULT 'authenticated'::character varying,
    role character varying(255) DEFAULT 'authenticated'::character varying,
    email character varying(255),
    encrypted_password character varying(255),
    phone text,
    email_confirmed_at timestamp with time zone,
    confirmed_at timestamp with time zone GENERATED ALWAYS AS (
CASE
    WHEN (email_confirmed_at IS NULL) THEN phone_confirmed_at
    WHEN (phone_confirmed_at IS NULL) THEN email_confirmed_at
    WHEN (email_confirmed_at < phone_confirmed_at) THEN email_confirmed_at
    ELSE phone_confirmed_at
END) STORED,
    invited_at timestamp with time zone,
    confirmation_token character varying(255),
    confirmation_sent_at timestamp with time zone,
    recovery_token character varying(255),
    recovery_sent_at timestamp with time zone,
    email_change character varying(255),
    email_change_token_new character varying(255),
    email_change_token_current character varying(255),
    email_change_sent_at timestamp with time zone,
    email_change_confirm_status smallint DEFAULT 0,
    phone_confirmed_at timestamp with time zone,
    phone_change text,
    phone_change_token character varying(255),
    phone_change_sent_at timestamp with time zone,
    reauthentication_token character varying(255),
    reauthentication_sent_at timestamp with time zone,
    raw_app_meta_data jsonb DEFAULT '{}'::jsonb,
    raw_user_meta_data jsonb DEFAULT '{}'::jsonb,
    banned_until timestamp with time zone,
    deleted_at timestamp with time zone,
    is_sso_user boolean DEFAULT false NOT NULL,
    is_anonymous boolean DEFAULT false NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    CONSTRAINT users_email_change_confirm_status_check CHECK (((email_change_confirm_status >= 0) AND (email_change_confirm_status <= 2)))
);
CREATE TABLE site_local.files (
    bucket text NOT NULL,
    path text NOT NULL,
    version text DEFAULT ''::text NOT NULL,
    content_type text NOT NULL,
    etag text NOT NULL,
    bytes bytea NOT NULL,
    stored_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY site_local.files ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE site_local.first_start (
    done boolean DEFAULT true NOT NULL,
    CONSTRAINT first_start_done_check CHECK (done)
);
CREATE TABLE storage.buckets (
    id text NOT NULL,
    name text NOT NULL,
    owner uuid,
    owner_id text,
    public boolean DEFAULT false,
    file_size_limit bigint,
    allowed_mime_types text[],
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now()
);
CREATE TABLE storage.objects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    bucket_id text,
    name text,
    owner uuid,
    owner_id text,
    metadata jsonb,
    user_metadata jsonb,
    path_tokens text[] GENERATED ALWAYS AS (string_to_array(name, '/'::text)) STORED,
    version text,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    last_accessed_at timestamp with time zone DEFAULT now()
);
CREATE TABLE supabase_migrations.schema_migrations (
    version text NOT NULL,
    statements text[],
    name text,
    created_by text,
    idempotency_key text,
    rollback text[]
);
CREATE TABLE supabase_migrations.seed_files (
    path text NOT NULL,
    hash text NOT NULL
);
ALTER TABLE ONLY auth.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.flow_state
    ADD CONSTRAINT flow_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_provider_provider_id_key UNIQUE (provider, provider_id);
ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_phone_key UNIQUE (phone);
ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY site_local.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (bucket, path, version);
ALTER TABLE ONLY site_local.first_start
    ADD CONSTRAINT first_start_pkey PRIMARY KEY (done);
ALTER TABLE ONLY storage.buckets
    ADD CONSTRAINT buckets_name_key UNIQUE (name);
ALTER TABLE ONLY storage.buckets
    ADD CONSTRAINT buckets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_bucket_id_name_key UNIQUE (bucket_id, name);
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY supabase_migrations.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY supabase_migrations.seed_files
    ADD CONSTRAINT seed_files_pkey PRIMARY KEY (path);
CREATE INDEX flow_state_created_at_idx ON auth.flow_state USING btree (created_at);
CREATE INDEX identities_email_idx ON auth.identities USING btree (email);
CREATE INDEX identities_user_id_idx ON auth.identities USING btree (user_id);
CREATE INDEX idx_auth_code ON auth.flow_state USING btree (auth_code);
CREATE INDEX idx_user_id_auth_method ON auth.flow_state USING btree (user_id, authentication_method);
CREATE INDEX refresh_tokens_session_id_revoked_idx ON auth.refresh_tokens USING btree (session_id, revoked);
CREATE INDEX refresh_tokens_token_idx ON auth.refresh_tokens USING btree (token);
CREATE INDEX refresh_tokens_user_id_idx ON auth.refresh_tokens USING btree (user_id);
CREATE INDEX sessions_user_id_idx ON auth.sessions USING btree (user_id);
CREATE UNIQUE INDEX users_confirmation_token_idx ON auth.users USING btree (confirmation_token) WHERE (length((confirmation_token)::text) > 6);
CREATE UNIQUE INDEX users_email_change_token_current_idx ON auth.users USING btree (email_change_token_current) WHERE (length((email_change_token_current)::text) > 6);
CREATE UNIQUE INDEX users_email_change_token_new_idx ON auth.users USING btree (email_change_token_new) WHERE (length((email_change_token_new)::text) > 6);
CREATE UNIQUE INDEX users_email_partial_key ON auth.users USING btree (email) WHERE (is_sso_user = false);
CREATE INDEX users_is_anonymous_idx ON auth.users USING btree (is_anonymous);
CREATE UNIQUE INDEX users_reauthentication_token_idx ON auth.users USING btree (reauthentication_token) WHERE (length((reauthentication_token)::text) > 6);
CREATE UNIQUE INDEX users_recovery_token_idx ON auth.users USING btree (recovery_token) WHERE (length((recovery_token)::text) > 6);
CREATE INDEX storage_objects_name_pattern_search ON storage.objects USING btree (name text_pattern_ops);
CREATE UNIQUE INDEX schema_migrations_idempotency_key_idx ON supabase_migrations.schema_migrations USING btree (idempotency_key);
ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES storage.buckets(id);
ALTER TABLE storage.buckets ENABLE ROW LEVEL SECURITY;
ALTER TABLE storage.objects ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;
GRANT USAGE ON SCHEMA storage TO anon;
GRANT USAGE ON SCHEMA storage TO authenticated;
GRANT USAGE ON SCHEMA storage TO service_role;
GRANT SELECT ON TABLE storage.buckets TO anon;
GRANT SELECT ON TABLE storage.buckets TO authenticated;
GRANT ALL ON TABLE storage.buckets TO service_role;
GRANT SELECT ON TABLE storage.objects TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE storage.objects TO authenticated;
GRANT ALL ON TABLE storage.objects TO service_role;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON SEQUENCES  TO anon;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON SEQUENCES  TO authenticated;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON SEQUENCES  TO service_role;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON TABLES  TO service_role;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA storage GRANT ALL ON SEQUENCES  TO anon;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA storage GRANT ALL ON SEQUENCES  TO authenticated;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA storage GRANT ALL ON SEQUENCES  TO service_role;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA storage GRANT ALL ON TABLES  TO anon;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA storage GRANT ALL ON TABLES  TO authenticated;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA storage GRANT ALL ON TABLES  TO service_role;
-- Here comes the first migration.
INSERT INTO auth.users VALUES ('42144538-c38d-43f8-b9a0-03eb83fb6322', 'authenticated', 'authenticated', 'first@example.com', '$2b$10$8JO/rlEOqMqHib8FbQIwIOfni02JPI2EjGY84GsuNFy7LyMjm8gAq', NULL, '2026-11-21 09:14:14.446642+00', DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "admin", "provider": "email", "providers": ["email"]}', '{}', NULL, NULL, false, false, NULL, '2026-11-21 09:14:14.446642+00', '2026-11-21 09:14:14.446642+00');
INSERT INTO auth.identities VALUES ('1c1ffc03-549e-4470-b123-c03c56f45f63', 'email', '42144538-c38d-43f8-b9a0-03eb83fb6322', '42144538-c38d-43f8-b9a0-03eb83fb6322', '{"sub": "42144538-c38d-43f8-b9a0-03eb83fb6322", "email": "first@example.com", "email_verified": true}', DEFAULT, NULL, '2026-11-21 09:14:14.446642+00', '2026-11-21 09:14:14.446642+00');
INSERT INTO public.about_sections VALUES ('452f2e28-ca68-4c18-a58d-3d7ed4382eec', 'Who we are', 'A small agency.', '/posters/about-1.svg', 0, '2026-11-21 09:14:14.350208+00', '2026-11-21 09:14:14.350208+00');
INSERT INTO public.carousel_images VALUES ('d8915d17-8403-4525-adc3-17308487d1ce', 'home', '/posters/carousel-1.svg', 'Temple', 0, '2026-11-21 09:14:14.337652+00', '2026-11-21 09:14:14.337652+00');
INSERT INTO public.categories VALUES ('03811a5e-e14a-4633-ba50-f14e12e80ccc', 'Hill Stations', 'domestic', '2026-11-21 09:14:14.327466+00', '2026-11-21 09:14:14.327466+00');
INSERT INTO public.categories VALUES ('0ae278a2-5ff9-4c4d-9c56-9a9ac1e1b70f', 'Islands', 'international', '2026-11-21 09:14:14.363404+00', '2026-11-21 09:14:14.363404+00');
INSERT INTO public.company_info VALUES ('ade9f03c-231f-4532-976e-596a3a4af8b8', '/posters/logo.svg', 'Vaigai Holidays', 'Go and see', '1 Main Road', 'Paramakudi', 'Tamil Nadu', '623707', 'India', '+91 98765 43210', 'hello@example.com', 'https://example.com', '+91 98765 43210', '9 to 6', 'https://facebook.com/example', '', '', '2026-11-21 09:14:14.353902+00', '2026-11-21 09:14:14.353902+00');
INSERT INTO public.hero_sections VALUES ('516afaeb-2a93-4480-8220-a16094c17c1a', 'Travel with us', 'Near and far', '/posters/hero.svg', 'Explore', '/domestic-tours', '2026-11-21 09:14:14.332478+00', '2026-11-21 09:14:14.332478+00');
INSERT INTO public.testimonials VALUES ('e1db2cc7-8007-428a-a3bd-f8a34725b442', 'Asha', '/posters/avatar-1.svg', 'Madurai', 5, 'A trip to remember.', 'Hills of Ooty', false, '2026-11-21 09:14:14.346138+00', '2026-11-21 09:14:14.346138+00');
INSERT INTO public.tours VALUES ('3916359d-27f8-4c3e-8eb6-572c03344d6a', 'Hills of Ooty', 'domestic', 'Hill Stations', 'Three days among tea gardens.', '/posters/ooty-kodaikanal-hills.svg', '₹12,500', '3 Days / 2 Nights', '[{"value": "Toy train"}]', '[{"value": "Breakfast"}]', '[{"day": "Day 1", "name": "Kumar", "title": "Arrival", "description": "Rest"}]', '{https://example.com/a.jpg}', true, '[{"date": "2024-01-01", "name": "Asha", "rating": 5, "comment": "Lovely"}]', '2026-11-21 09:14:14.317954+00', '2026-11-21 09:14:14.317954+00');
INSERT INTO public.tours VALUES ('odd-texts', 'மதுரை 🌴 "quoted" ''single'' \ back	tab
line', 'domestic', NULL, 'Three days among tea gardens.', '/posters/ooty-kodaikanal-hills.svg', NULL, '3 Days / 2 Nights', '[{"value": "a b"}]', '[{"value": "Breakfast"}]', '[{"day": "Day 1", "name": "Kumar", "title": "Arrival", "description": "Rest"}]', '{https://example.com/a.jpg}', true, '[]', '2026-11-21 09:14:14.358592+00', '2026-11-21 09:14:14.358592+00');
INSERT INTO site_local.first_start VALUES (true);
INSERT INTO supabase_migrations.schema_migrations (version, name, statements) VALUES ('20260101000000', 'first_schema', '{}');
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.about_sections FOR EACH ROW EXECUTE FUNCTION site_local.notify();
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.carousel_images FOR EACH ROW EXECUTE FUNCTION site_local.notify();
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION site_local.notify();
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.company_info FOR EACH ROW EXECUTE FUNCTION site_local.notify();
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.hero_sections FOR EACH ROW EXECUTE FUNCTION site_local.notify();
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.testimonials FOR EACH ROW EXECUTE FUNCTION site_local.notify();
CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.tours FOR EACH ROW EXECUTE FUNCTION site_local.notify();
