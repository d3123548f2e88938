-- On a large site, these read each row several times.

create or replace view public.translation_states with (security_invoker = true) as
  with rows as (
    select 'tours' as table_name, id::text as row_id, title as name, to_jsonb(tours) as english from public.tours
    union all select 'categories', id::text, name, to_jsonb(categories) from public.categories
    union all select 'hero_sections', id::text, title, to_jsonb(hero_sections) from public.hero_sections
    union all select 'carousel_images', id::text, caption, to_jsonb(carousel_images) from public.carousel_images
      where caption <> ''
    union all select 'about_sections', id::text, title, to_jsonb(about_sections) from public.about_sections
    union all select 'company_info', id::text, company_name, to_jsonb(company_info) from public.company_info
    union all select 'faq_questions', id::text, question, to_jsonb(faq_questions) from public.faq_questions
    union all select 'testimonials', id::text, name, to_jsonb(testimonials) from public.testimonials
    union all select 'pages', id::text, title, to_jsonb(pages) from public.pages
    union all select 'pictures', id::text, name, to_jsonb(pictures) from public.pictures where alt <> ''
  )
  select rows.table_name, rows.row_id, rows.name, languages.language,
    case
      when coalesce(translations.texts, '{}') = '{}' then 'missing'
      when exists (
        -- `offset 0`: reads the row once, and not for each field.
        select from (select rows.english as row offset 0) now
        cross join jsonb_each(translations.english) as made(field, text)
        where coalesce(now.row -> made.field, 'null') is distinct from made.text
      ) then 'changed'
      when translations.is_published then 'published'
      else 'draft'
    end as state
  from rows
  cross join (values ('ta'), ('hi')) as languages(language)
  left join public.translations
    on translations.table_name = rows.table_name
    and translations.row_id = rows.row_id
    and translations.language = languages.language;

create or replace function public.picture_uses(of_name text) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  content regclass;
  found jsonb;
  uses jsonb := '[]';
begin
  for content in
    select tgrelid from pg_catalog.pg_trigger
    where tgname = 'keep_version' and tgrelid <> all (array['public.pictures', 'public.translations', 'public.glossary']::regclass[]) order by tgrelid::regclass::text
  loop
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_object(
        'table_name', $2, 'row_id', texts ->> 'id',
        'name', coalesce(texts ->> 'title', texts ->> 'name', nullif(texts ->> 'caption', ''),
          texts ->> 'company_name', texts ->> 'question', ''))), '[]')
      from (
        select to_jsonb(one) as texts from %s one
        where strpos(one::text, '/media/' || $1) > 0 order by one.id limit 100) rows
      $sql$, content)
      into found using of_name, (select relname from pg_catalog.pg_class where oid = content);
    uses := uses || found;
  end loop;
  return uses;
end $$;

-- The sums of each of the last days, and the ten tours that people ask about most. Null while the switch is
-- off, and for anyone who is not an admin.
create or replace function public.visit_sums(days integer) returns jsonb
  language sql stable set search_path = '' as $$
with counts as materialized (
  select day, null as tour_id, kind, sum(count) as count
  from public.daily_counts where day > public.agency_today() - days group by day, kind
  union all
  select null, tour_id, kind, sum(count)
  from public.daily_counts where day > public.agency_today() - days group by tour_id, kind
),
sums as (
  select day, tour_id,
    coalesce(sum(count) filter (where kind = 'view'), 0) as views,
    coalesce(sum(count) filter (where kind in ('whatsapp', 'call', 'share')), 0) as taps,
    coalesce(sum(count) filter (where kind = 'enquiry'), 0) as enquiries
  from counts group by day, tour_id
)
select jsonb_build_object(
  'days', (select coalesce(jsonb_agg(each order by day), '[]') from (
    select day, coalesce(views, 0) as views, coalesce(taps, 0) as taps, coalesce(enquiries, 0) as enquiries
    from (select public.agency_today() - ago as day from generate_series(0, least(days, 366) - 1) ago) shown
    left join sums using (day)) each),
  'tours', (select coalesce(jsonb_agg(most), '[]') from (
    select tours.id, tours.title, views, taps, enquiries
    from sums join public.tours on tours.id = tour_id
    order by taps desc, views desc, tours.id limit 10) most)
)
where public.is_admin() and exists (select from public.company_info where count_visits)
$$;
