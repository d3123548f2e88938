-- Some reads of the panel took ten times as long on a large site as on a small one.

-- The state of each translation is stored. Its English texts were compared at each read of the tours and the dashboard.
set statement_timeout = 0;

-- `made_from` has the English texts from which the translation was made, `english` those of now: null if the row is
-- deleted, or has no text.
create function private.translation_state(texts jsonb, is_published boolean, made_from jsonb, english jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case
    when english is null then 'deleted'
    when texts = '{}' then 'missing'
    when exists (
      select from jsonb_each(made_from) made (field, text)
      where coalesce(english -> made.field, 'null') is distinct from made.text
    ) then 'changed'
    when is_published then 'published'
    else 'draft'
  end
$$;

create function private.english_row(of_table text, of_row text) returns jsonb
  language sql stable set search_path = '' as $$
  select case of_table
    when 'tours' then (select to_jsonb(t) from public.tours t where id = of_row)
    when 'categories' then (select to_jsonb(t) from public.categories t where id = of_row::uuid)
    when 'hero_sections' then (select to_jsonb(t) from public.hero_sections t where id = of_row::uuid)
    when 'carousel_images' then (select to_jsonb(t) from public.carousel_images t where id = of_row::uuid and caption <> '')
    when 'about_sections' then (select to_jsonb(t) from public.about_sections t where id = of_row::uuid)
    when 'company_info' then (select to_jsonb(t) from public.company_info t where id = of_row::uuid)
    when 'faq_questions' then (select to_jsonb(t) from public.faq_questions t where id = of_row::uuid)
    when 'testimonials' then (select to_jsonb(t) from public.testimonials t where id = of_row::uuid)
    when 'pages' then (select to_jsonb(t) from public.pages t where id = of_row::uuid)
    when 'pictures' then (select to_jsonb(t) from public.pictures t where id = of_row::uuid and alt <> '')
  end
$$;

alter table public.translations add column stored_state text not null default 'missing'
  check (stored_state in ('missing', 'draft', 'published', 'changed', 'deleted'));
comment on column public.translations.stored_state is '@type "missing" | "draft" | "published" | "changed" | "deleted"';
alter table public.translations disable trigger user;
update public.translations
set stored_state = private.translation_state(texts, is_published, english, private.english_row(table_name, row_id));
alter table public.translations enable trigger user;
-- The lists and counts read the states from the index.
alter table public.translations
  drop constraint translations_table_name_row_id_language_key,
  add constraint translations_table_name_row_id_language_key
    unique (table_name, row_id, language) include (stored_state, is_published);

create function private.store_translation_state() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- A change of the English row says the state, in follow_english.
  if pg_trigger_depth() = 1 or tg_op = 'INSERT' or new.row_id <> old.row_id then
    new.stored_state := private.translation_state(
      new.texts, new.is_published, new.english, private.english_row(new.table_name, new.row_id));
  end if;
  return new;
end $$;
create trigger store_state before insert or update on public.translations
  for each row execute function private.store_translation_state();

create function private.follow_english() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  of_row constant text := coalesce(new.id, old.id)::text;
begin
  if exists (select from public.translations where table_name = tg_table_name and row_id = of_row) then
    update public.translations t set stored_state = now.state
    from (
      select id, private.translation_state(texts, is_published, made.english, private.english_row(tg_table_name, of_row)) as state
      from public.translations made where table_name = tg_table_name and row_id = of_row
    ) now
    where t.id = now.id and t.stored_state <> now.state;
  end if;
  return null;
end $$;
-- The columns of app/features/translations/fields.ts. Named, so that the rename of a category compares no texts.
-- A trigger sets `price` with `price_from`. The names of these triggers come after move_tour.
create trigger set_translation_states after insert or delete or update of title, summary, price, price_from, duration, starts_from,
  highlights, itinerary, inclusions, exclusions, price_basis, child_price, single_supplement, advance, cancellation,
  themes, group_size, pace, pickup_points, documents, questions on public.tours
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of name on public.categories
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of title, subtitle, button_text on public.hero_sections
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of caption on public.carousel_images
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of title, content, people on public.about_sections
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of company_name, tagline, address, city, state, country,
  working_hours, answering, tax_note, tax_note_international, advance_domestic, advance_international, group_size,
  years_of_experience, happy_travellers, satisfaction_rate, support_on_tour, notice_text, page_texts on public.company_info
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of question, answer on public.faq_questions
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of name, location, comment, tour on public.testimonials
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of title, content on public.pages
  for each row execute function private.follow_english();
create trigger set_translation_states after insert or delete or update of alt on public.pictures
  for each row execute function private.follow_english();

-- A translation whose state alone has changed has the same words.
create function private.index_updated_translations() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  tours constant text[] := array(
    select distinct tour from later join earlier using (id)
    cross join lateral private.tours_with_words_of(later.table_name, later.row_id) tour
    where (later.row_id, later.texts, later.is_published) is distinct from (earlier.row_id, earlier.texts, earlier.is_published));
begin
  if tours <> '{}' then
    perform private.index_words(tours);
  end if;
  return null;
end $$;
drop trigger index_updated on public.translations;
create trigger index_updated after update on public.translations
  referencing old table as earlier new table as later
  for each statement execute function private.index_updated_translations();

create or replace view public.translation_counts with (security_invoker = true) as
  with stored as (
    select table_name, language, stored_state as state, count(*)::int as count
    from public.translations where stored_state not in ('missing', 'deleted') group by 1, 2, 3
  ), rows as (
    select 'tours' as table_name, count(*)::int as count from public.tours
    union all select 'categories', count(*)::int from public.categories
    union all select 'hero_sections', count(*)::int from public.hero_sections
    union all select 'carousel_images', count(*)::int from public.carousel_images where caption <> ''
    union all select 'about_sections', count(*)::int from public.about_sections
    union all select 'company_info', count(*)::int from public.company_info
    union all select 'faq_questions', count(*)::int from public.faq_questions
    union all select 'testimonials', count(*)::int from public.testimonials
    union all select 'pages', count(*)::int from public.pages
    union all select 'pictures', count(*)::int from public.pictures where alt <> ''
  ), missing as (
    select table_name, languages.language, rows.count - coalesce((
      select sum(stored.count) from stored
      where stored.table_name = rows.table_name and stored.language = languages.language), 0)::int as count
    from rows cross join (values ('ta'), ('hi')) as languages (language)
  )
  select table_name, language, 'missing' as state, count from missing where count > 0
  union all select table_name collate "default", language, state, count from stored;

create or replace view public.tours_with_dates with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.featured, t.image_url, t.price, t.price_from, t.child_price,
  t.single_supplement, t.duration, t.published_at, t.hidden_at, t.shown_at, t.created_at, t.updated_at,
  (select min(starts_on) from public.departures where tour_id = t.id and starts_on >= public.agency_today()) as next_date,
  coalesce((select stored_state from public.translations s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'ta'), 'missing') as tamil,
  coalesce((select stored_state from public.translations s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'hi'), 'missing') as hindi
from public.tours t;
drop view public.translation_states;

-- An itinerary has no pictures, and is most of a tour: to read it took most of the time.
create or replace function public.picture_uses(of_name text) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  content regclass;
  columns text;
  found jsonb;
  uses jsonb := '[]';
begin
  for content, columns in
    select tgrelid, (
      select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
      where attrelid = tgrelid and attnum > 0 and not attisdropped and attname <> 'itinerary')
    from pg_catalog.pg_trigger
    where tgname = 'keep_version' and tgrelid <> all (array['public.pictures', 'public.translations', 'public.glossary']::regclass[])
    order by tgrelid::regclass::text
  loop
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_object(
        'table_name', $2, 'row_id', texts ->> 'id',
        'name', coalesce(texts ->> 'title', texts ->> 'name', nullif(texts ->> 'caption', ''),
          texts ->> 'company_name', texts ->> 'question', ''))), '[]')
      from (
        select to_jsonb(one) as texts from %s one
        where strpos(row(%s)::text, '/media/' || $1) > 0 order by one.id limit 100) rows
      $sql$, content, columns)
      into found using of_name, (select relname from pg_catalog.pg_class where oid = content);
    uses := uses || found;
  end loop;
  return uses;
end $$;
reset statement_timeout;
