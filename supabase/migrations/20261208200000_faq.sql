-- The questions of the FAQ, in order within their category. The server fills the empty table.
create table public.faq_questions (
  id uuid primary key default gen_random_uuid(),
  category text not null check (category in (
    'booking-reservations', 'tour-packages-customization', 'travel-logistics', 'special-requirements')),
  question text not null check (btrim(question) <> '' and length(question) <= 300),
  answer text not null check (btrim(answer) <> '' and length(answer) <= 5000),
  question_order integer not null check (question_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.faq_questions.category is '@type "booking-reservations" | "tour-packages-customization" | "travel-logistics" | "special-requirements"';

alter table public.faq_questions enable row level security;
revoke all on public.faq_questions from anon, authenticated;
grant select on public.faq_questions to anon, authenticated;
grant insert, update, delete on public.faq_questions to authenticated;
grant all on public.faq_questions to service_role;
create policy "anyone reads" on public.faq_questions for select to anon, authenticated using (true);
create policy "admin inserts" on public.faq_questions for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.faq_questions for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.faq_questions for delete to authenticated
  using ((select public.is_admin()));
alter publication supabase_realtime add table public.faq_questions;

create trigger keep_later_change before insert on public.faq_questions
  for each row execute function private.keep_later_change();
create trigger note_change after insert or delete on public.faq_questions
  for each statement execute function private.note_change();
create trigger take_out_of_trash after insert on public.faq_questions
  for each row execute function public.take_out_of_trash();
create trigger touch_updated_at before update on public.faq_questions
  for each row when (pg_trigger_depth() = 0) execute function public.touch_updated_at();
create trigger keep_version after update or delete on public.faq_questions
  for each row when (pg_trigger_depth() = 0) execute function public.keep_version();
-- Numbered like the other lists that are moved by hand.
create trigger lock_items before insert or update or delete on public.faq_questions
  for each statement execute function private.lock_items();
create trigger number_inserted after insert on public.faq_questions
  referencing new table as later
  for each statement when (pg_trigger_depth() = 0)
  execute function private.number_items('question_order', 'category');
create trigger number_updated after update on public.faq_questions
  referencing old table as earlier new table as later
  for each statement when (pg_trigger_depth() = 0)
  execute function private.number_items('question_order', 'category');
create trigger number_deleted after delete on public.faq_questions
  referencing old table as earlier
  for each statement when (pg_trigger_depth() = 0)
  execute function private.number_items('question_order', 'category');

-- The trash shows and searches a question as the name of its row.
alter table public.row_versions
  drop column name,
  add column name text generated always as (coalesce(
    old_row ->> 'title', old_row ->> 'name', nullif(old_row ->> 'caption', ''), old_row ->> 'company_name',
    old_row ->> 'question'
  )) stored;
comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions"';

create or replace view public.list_changes with (security_invoker = true) as
select type as id, private.list_changed_at(type) as changed_at from unnest(array['domestic', 'international']) type
union all select 'hero_sections', greatest(max(updated_at), private.changed_at('hero_sections')) from public.hero_sections
union all select 'carousel_images', greatest(max(updated_at), private.changed_at('carousel_images')) from public.carousel_images
union all select 'testimonials', greatest(max(updated_at), private.changed_at('testimonials')) from public.testimonials
union all select 'about_sections', greatest(max(updated_at), private.changed_at('about_sections')) from public.about_sections
union all select 'company_info', greatest(max(updated_at), private.changed_at('company_info')) from public.company_info
union all select 'faq_questions', greatest(max(updated_at), private.changed_at('faq_questions')) from public.faq_questions;
comment on column public.list_changes.id is '@type "domestic" | "international" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions"';
