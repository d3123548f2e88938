-- The changes of a tour's date are kept, so that its dialog has a History. Deleted dates are not in the trash: the
-- screen of the dates brings them back with Undo, and a deleted season would fill the trash.
comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures" | "translations" | "glossary" | "departures"';

-- A tour has many dates, and a change of prices writes those of all tours: so their versions are stored by one statement,
-- and at most ten of a date. A new id of the tour is no change of its dates.
create function private.keep_versions_of_dates() returns trigger
  language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into public.row_versions (table_name, row_id, action, old_row, changed_by)
  select 'departures', earlier.id, 'update', to_jsonb(earlier), author.email
  from earlier
  join later on later.id = earlier.id and later.tour_id = earlier.tour_id
  left join auth.users author on author.id = auth.uid()
  where to_jsonb(earlier) - 'updated_at' <> to_jsonb(later) - 'updated_at';
  delete from public.row_versions where ctid = any (array(
    select oldest.ctid from earlier, lateral (
      select ctid from public.row_versions
      where table_name = 'departures' and row_id = earlier.id::text
      order by changed_at desc offset 10) oldest));
  return null;
end $$;
create trigger keep_version after update on public.departures
  referencing old table as earlier new table as later
  for each statement execute function private.keep_versions_of_dates();
