-- A database of the first release, as its own pg_dump wrote it: the first migration, the schemas of
-- the embedded services at that time, and a few rows. Never to be changed: it stands for the data
-- that sites have.
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

CREATE FUNCTION public.is_shown_url(value text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    RETURN (value ~ '^(https?://[^\s/$.?#][^\s]*|/([^/\\\s][^\\\s]*)?)$'::text);

CREATE FUNCTION public.are_shown_urls(value text[]) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    RETURN (NOT (EXISTS (SELECT FROM unnest(are_shown_urls.value) url(url) WHERE ((url.url IS NULL) OR (NOT public.is_shown_url(url.url))))));

CREATE FUNCTION public.is_admin() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select from auth.users
    where id = auth.uid() and raw_app_meta_data ->> 'role' = 'admin'
  )
$$;

CREATE FUNCTION public.is_list_of(value jsonb, fields text[]) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    RETURN ((jsonb_typeof(value) = 'array'::text) AND (NOT (EXISTS (SELECT FROM jsonb_array_elements(CASE jsonb_typeof(is_list_of.value) WHEN 'array'::text THEN is_list_of.value ELSE '[]'::jsonb END) item(value) WHERE ((jsonb_typeof(item.value) <> 'object'::text) OR (EXISTS (SELECT FROM unnest(is_list_of.fields) field(field) WHERE (jsonb_typeof((item.value -> field.field)) IS DISTINCT FROM 'string'::text))))))));

CREATE FUNCTION public.rename_category_in_tours() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  update public.tours set category = new.name where category = old.name and type = old.type;
  return null;
end $$;

CREATE FUNCTION public.touch_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := now();
  return new;
end $$;

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

CREATE TABLE public.about_sections (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    image_url text DEFAULT ''::text NOT NULL,
    section_order integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT about_sections_content_check CHECK (((btrim(content) <> ''::text) AND (length(content) <= 20000))),
    CONSTRAINT about_sections_image_url_check CHECK (((image_url = ''::text) OR public.is_shown_url(image_url))),
    CONSTRAINT about_sections_section_order_check CHECK ((section_order >= 0)),
    CONSTRAINT about_sections_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300)))
);

CREATE TABLE public.carousel_images (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    section text DEFAULT 'home'::text NOT NULL,
    url text NOT NULL,
    caption text DEFAULT ''::text NOT NULL,
    "order" integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT carousel_images_caption_check CHECK ((length(caption) <= 300)),
    CONSTRAINT carousel_images_order_check CHECK (("order" >= 0)),
    CONSTRAINT carousel_images_section_check CHECK ((section = ANY (ARRAY['home'::text, 'about'::text, 'testimonials'::text]))),
    CONSTRAINT carousel_images_url_check CHECK (public.is_shown_url(url))
);

CREATE TABLE public.categories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    type text DEFAULT 'domestic'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT categories_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
    CONSTRAINT categories_type_check CHECK ((type = ANY (ARRAY['domestic'::text, 'international'::text])))
);

CREATE TABLE public.company_info (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    logo_url text NOT NULL,
    company_name text NOT NULL,
    tagline text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    website text NOT NULL,
    whatsapp_number text,
    working_hours text,
    facebook_url text,
    instagram_url text,
    twitter_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT company_info_address_check CHECK (((btrim(address) <> ''::text) AND (length(address) <= 500))),
    CONSTRAINT company_info_city_check CHECK (((btrim(city) <> ''::text) AND (length(city) <= 200))),
    CONSTRAINT company_info_company_name_check CHECK (((btrim(company_name) <> ''::text) AND (length(company_name) <= 200))),
    CONSTRAINT company_info_country_check CHECK (((btrim(country) <> ''::text) AND (length(country) <= 200))),
    CONSTRAINT company_info_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text) AND (length(email) <= 320))),
    CONSTRAINT company_info_facebook_url_check CHECK (((facebook_url = ''::text) OR public.is_shown_url(facebook_url))),
    CONSTRAINT company_info_instagram_url_check CHECK (((instagram_url = ''::text) OR public.is_shown_url(instagram_url))),
    CONSTRAINT company_info_logo_url_check CHECK (public.is_shown_url(logo_url)),
    CONSTRAINT company_info_phone_check CHECK (((btrim(phone) <> ''::text) AND (length(phone) <= 100))),
    CONSTRAINT company_info_postal_code_check CHECK (((btrim(postal_code) <> ''::text) AND (length(postal_code) <= 50))),
    CONSTRAINT company_info_state_check CHECK (((btrim(state) <> ''::text) AND (length(state) <= 200))),
    CONSTRAINT company_info_tagline_check CHECK (((btrim(tagline) <> ''::text) AND (length(tagline) <= 500))),
    CONSTRAINT company_info_twitter_url_check CHECK (((twitter_url = ''::text) OR public.is_shown_url(twitter_url))),
    CONSTRAINT company_info_website_check CHECK (public.is_shown_url(website)),
    CONSTRAINT company_info_whatsapp_number_check CHECK ((length(whatsapp_number) <= 100)),
    CONSTRAINT company_info_working_hours_check CHECK ((length(working_hours) <= 200))
);

CREATE TABLE public.hero_sections (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    subtitle text NOT NULL,
    background_image text NOT NULL,
    button_text text NOT NULL,
    button_link text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT hero_sections_background_image_check CHECK (public.is_shown_url(background_image)),
    CONSTRAINT hero_sections_button_link_check CHECK (public.is_shown_url(button_link)),
    CONSTRAINT hero_sections_button_text_check CHECK (((btrim(button_text) <> ''::text) AND (length(button_text) <= 100))),
    CONSTRAINT hero_sections_subtitle_check CHECK (((btrim(subtitle) <> ''::text) AND (length(subtitle) <= 1000))),
    CONSTRAINT hero_sections_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300)))
);

CREATE TABLE public.testimonials (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    location text NOT NULL,
    rating integer DEFAULT 5 NOT NULL,
    comment text NOT NULL,
    tour text,
    featured boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT testimonials_comment_check CHECK (((length(btrim(comment)) >= 10) AND (length(comment) <= 5000))),
    CONSTRAINT testimonials_image_check CHECK (public.is_shown_url(image)),
    CONSTRAINT testimonials_location_check CHECK (((btrim(location) <> ''::text) AND (length(location) <= 200))),
    CONSTRAINT testimonials_name_check CHECK (((btrim(name) <> ''::text) AND (length(name) <= 200))),
    CONSTRAINT testimonials_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT testimonials_tour_check CHECK ((length(tour) <= 300))
);

CREATE TABLE public.tours (
    id text DEFAULT (gen_random_uuid())::text NOT NULL,
    title text NOT NULL,
    type text DEFAULT 'domestic'::text NOT NULL,
    category text,
    summary text NOT NULL,
    image_url text NOT NULL,
    price text,
    duration text DEFAULT '1 Day'::text NOT NULL,
    highlights jsonb DEFAULT '[]'::jsonb NOT NULL,
    inclusions jsonb DEFAULT '[]'::jsonb NOT NULL,
    itinerary jsonb DEFAULT '[]'::jsonb NOT NULL,
    gallery text[] DEFAULT '{}'::text[] NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    reviews jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tours_category_check CHECK (((btrim(category) <> ''::text) AND (length(category) <= 120))),
    CONSTRAINT tours_duration_check CHECK (((btrim(duration) <> ''::text) AND (length(duration) <= 100))),
    CONSTRAINT tours_gallery_check CHECK (((cardinality(gallery) >= 1) AND public.are_shown_urls(gallery))),
    CONSTRAINT tours_highlights_check CHECK (public.is_list_of(highlights, '{value}'::text[])),
    CONSTRAINT tours_id_check CHECK ((id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$'::text)),
    CONSTRAINT tours_image_url_check CHECK (public.is_shown_url(image_url)),
    CONSTRAINT tours_inclusions_check CHECK (public.is_list_of(inclusions, '{value}'::text[])),
    CONSTRAINT tours_itinerary_check CHECK (public.is_list_of(itinerary, '{day,title,description,name}'::text[])),
    CONSTRAINT tours_price_check CHECK ((length(price) <= 100)),
    CONSTRAINT tours_reviews_check CHECK (public.is_list_of(reviews, '{name,date,comment}'::text[])),
    CONSTRAINT tours_summary_check CHECK (((length(btrim(summary)) >= 10) AND (length(summary) <= 5000))),
    CONSTRAINT tours_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300))),
    CONSTRAINT tours_type_check CHECK ((type = ANY (ARRAY['domestic'::text, 'international'::text])))
);

COMMENT ON COLUMN public.tours.highlights IS '@type { value: string }[]';

COMMENT ON COLUMN public.tours.inclusions IS '@type { value: string }[]';

COMMENT ON COLUMN public.tours.itinerary IS '@type { day: string; title: string; description: string; name: string }[]';

COMMENT ON COLUMN public.tours.reviews IS '@type { name: string; date: string; rating: number; comment: string }[]';

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

INSERT INTO auth.identities VALUES ('1c1ffc03-549e-4470-b123-c03c56f45f63', 'email', '42144538-c38d-43f8-b9a0-03eb83fb6322', '42144538-c38d-43f8-b9a0-03eb83fb6322', '{"sub": "42144538-c38d-43f8-b9a0-03eb83fb6322", "email": "first@example.com", "email_verified": true}', DEFAULT, NULL, '2026-11-21 09:14:14.446642+00', '2026-11-21 09:14:14.446642+00');

INSERT INTO auth.users VALUES ('42144538-c38d-43f8-b9a0-03eb83fb6322', 'authenticated', 'authenticated', 'first@example.com', '$2b$10$8JO/rlEOqMqHib8FbQIwIOfni02JPI2EjGY84GsuNFy7LyMjm8gAq', NULL, '2026-11-21 09:14:14.446642+00', DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "admin", "provider": "email", "providers": ["email"]}', '{}', NULL, NULL, false, false, NULL, '2026-11-21 09:14:14.446642+00', '2026-11-21 09:14:14.446642+00');

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

ALTER TABLE ONLY public.about_sections
    ADD CONSTRAINT about_sections_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.carousel_images
    ADD CONSTRAINT carousel_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_type_name_key UNIQUE (type, name);

ALTER TABLE ONLY public.company_info
    ADD CONSTRAINT company_info_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.hero_sections
    ADD CONSTRAINT hero_sections_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tours
    ADD CONSTRAINT tours_pkey PRIMARY KEY (id);

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

CREATE INDEX about_sections_order ON public.about_sections USING btree (section_order);

CREATE INDEX carousel_images_section_order ON public.carousel_images USING btree (section, "order");

CREATE INDEX categories_name ON public.categories USING btree (name);

CREATE UNIQUE INDEX company_info_single ON public.company_info USING btree ((true));

CREATE UNIQUE INDEX hero_sections_single ON public.hero_sections USING btree ((true));

CREATE INDEX testimonials_newest ON public.testimonials USING btree (created_at DESC, id);

CREATE INDEX tours_category ON public.tours USING btree (category, type);

CREATE INDEX tours_featured_newest ON public.tours USING btree (created_at DESC, id) WHERE featured;

CREATE INDEX tours_newest ON public.tours USING btree (created_at DESC, id);

CREATE INDEX tours_type_newest ON public.tours USING btree (type, created_at DESC, id);

CREATE INDEX storage_objects_name_pattern_search ON storage.objects USING btree (name text_pattern_ops);

CREATE UNIQUE INDEX schema_migrations_idempotency_key_idx ON supabase_migrations.schema_migrations USING btree (idempotency_key);

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.about_sections FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.carousel_images FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.company_info FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.hero_sections FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.testimonials FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER notify_change AFTER INSERT OR DELETE OR UPDATE ON public.tours FOR EACH ROW EXECUTE FUNCTION site_local.notify();

CREATE TRIGGER rename_in_tours AFTER UPDATE OF name ON public.categories FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public.rename_category_in_tours();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.about_sections FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.carousel_images FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.company_info FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.hero_sections FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.testimonials FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.tours FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES storage.buckets(id);

ALTER TABLE public.about_sections ENABLE ROW LEVEL SECURITY;

CREATE POLICY "admin deletes" ON public.about_sections FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin deletes" ON public.carousel_images FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin deletes" ON public.categories FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin deletes" ON public.company_info FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin deletes" ON public.hero_sections FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin deletes" ON public.testimonials FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin deletes" ON public.tours FOR DELETE TO authenticated USING (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.about_sections FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.carousel_images FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.categories FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.company_info FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.hero_sections FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.testimonials FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin inserts" ON public.tours FOR INSERT TO authenticated WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.about_sections FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.carousel_images FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.categories FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.company_info FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.hero_sections FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.testimonials FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "admin updates" ON public.tours FOR UPDATE TO authenticated USING (( SELECT public.is_admin() AS is_admin)) WITH CHECK (( SELECT public.is_admin() AS is_admin));

CREATE POLICY "anyone reads" ON public.about_sections FOR SELECT TO anon, authenticated USING (true);

CREATE POLICY "anyone reads" ON public.carousel_images FOR SELECT TO anon, authenticated USING (true);

CREATE POLICY "anyone reads" ON public.categories FOR SELECT TO anon, authenticated USING (true);

CREATE POLICY "anyone reads" ON public.company_info FOR SELECT TO anon, authenticated USING (true);

CREATE POLICY "anyone reads" ON public.hero_sections FOR SELECT TO anon, authenticated USING (true);

CREATE POLICY "anyone reads" ON public.testimonials FOR SELECT TO anon, authenticated USING (true);

CREATE POLICY "anyone reads" ON public.tours FOR SELECT TO anon, authenticated USING (true);

ALTER TABLE public.carousel_images ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.categories ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.company_info ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.hero_sections ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.testimonials ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tours ENABLE ROW LEVEL SECURITY;

ALTER TABLE storage.buckets ENABLE ROW LEVEL SECURITY;

ALTER TABLE storage.objects ENABLE ROW LEVEL SECURITY;

CREATE PUBLICATION supabase_realtime WITH (publish = 'insert, update, delete, truncate');

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.about_sections;

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.carousel_images;

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.categories;

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.company_info;

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.hero_sections;

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.testimonials;

ALTER PUBLICATION supabase_realtime ADD TABLE ONLY public.tours;

GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;

GRANT USAGE ON SCHEMA storage TO anon;
GRANT USAGE ON SCHEMA storage TO authenticated;
GRANT USAGE ON SCHEMA storage TO service_role;

GRANT SELECT ON TABLE public.about_sections TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.about_sections TO authenticated;
GRANT ALL ON TABLE public.about_sections TO service_role;

GRANT SELECT ON TABLE public.carousel_images TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.carousel_images TO authenticated;
GRANT ALL ON TABLE public.carousel_images TO service_role;

GRANT SELECT ON TABLE public.categories TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.categories TO authenticated;
GRANT ALL ON TABLE public.categories TO service_role;

GRANT SELECT ON TABLE public.company_info TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_info TO authenticated;
GRANT ALL ON TABLE public.company_info TO service_role;

GRANT SELECT ON TABLE public.hero_sections TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.hero_sections TO authenticated;
GRANT ALL ON TABLE public.hero_sections TO service_role;

GRANT SELECT ON TABLE public.testimonials TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.testimonials TO authenticated;
GRANT ALL ON TABLE public.testimonials TO service_role;

GRANT SELECT ON TABLE public.tours TO anon;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tours TO authenticated;
GRANT ALL ON TABLE public.tours TO service_role;

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
