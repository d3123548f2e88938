-- What is to be done in each language: for each row with English texts, whether its translation is missing, a draft,
-- published, or made from English texts that have changed since. Operators read it.
create view public.translation_states with (security_invoker = true) as
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
        select from jsonb_each(translations.english) as made(field, text)
        where coalesce(rows.english -> made.field, 'null') is distinct from made.text
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
revoke all on public.translation_states from anon, authenticated;
grant select on public.translation_states to authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.translation_states
  for each row execute function public.refuse_write();
comment on column public.translation_states.row_id is '@type string';
comment on column public.translation_states.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures"';
comment on column public.translation_states.language is '@type "ta" | "hi"';
comment on column public.translation_states.state is '@type "missing" | "draft" | "published" | "changed"';

-- How many rows of each table are in each state, for the dashboard.
create view public.translation_counts with (security_invoker = true) as
  select table_name, language, state, count(*)::int as count
  from public.translation_states group by table_name, language, state;
revoke all on public.translation_counts from anon, authenticated;
grant select on public.translation_counts to authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.translation_counts
  for each row execute function public.refuse_write();
comment on column public.translation_counts.count is '@type number';
comment on column public.translation_counts.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures"';
comment on column public.translation_counts.language is '@type "ta" | "hi"';
comment on column public.translation_counts.state is '@type "missing" | "draft" | "published" | "changed"';

-- The list of tours has the state of each language.
create or replace view public.tours_with_dates with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.featured, t.image_url, t.price, t.price_from, t.child_price,
  t.single_supplement, t.duration, t.published_at, t.hidden_at, t.shown_at, t.created_at, t.updated_at,
  (select min(starts_on) from public.departures where tour_id = t.id and starts_on >= public.agency_today()) as next_date,
  (select state from public.translation_states s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'ta') as tamil,
  (select state from public.translation_states s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'hi') as hindi
from public.tours t;
comment on column public.tours_with_dates.tamil is '@type "missing" | "draft" | "published" | "changed"';
comment on column public.tours_with_dates.hindi is '@type "missing" | "draft" | "published" | "changed"';
