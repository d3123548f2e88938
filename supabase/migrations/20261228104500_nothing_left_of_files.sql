-- With its file, a picture loses its versions too: they have its alternative text, which can name a person.
create index row_versions_of_picture on public.row_versions ((old_row ->> 'name')) where table_name = 'pictures';
create or replace function private.list_picture() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.pictures where name = old.name and old.bucket_id = 'media';
    delete from public.row_versions
    where table_name = 'pictures' and old_row ->> 'name' = old.name and old.bucket_id = 'media';
  elsif new.bucket_id = 'media' then
    insert into public.pictures (name, url) values (new.name, '/storage/v1/object/public/media/' || new.name)
    on conflict (name) do nothing;
  end if;
  return null;
end $$;

-- Translations that were deleted earlier are in the trash, with the English text. They go with their row as well.
create index row_versions_of_translated on public.row_versions ((old_row ->> 'row_id')) where table_name = 'translations';
create function private.forget_translations_of(of_table text, of_row text) returns void
  language sql security definer set search_path = '' as $$
  delete from public.translations where table_name = of_table and row_id = of_row;
  delete from public.row_versions
  where table_name = 'translations' and old_row ->> 'row_id' = of_row and old_row ->> 'table_name' = of_table;
$$;
revoke execute on function private.forget_translations_of(text, text) from public;

create or replace function private.forget_translations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_translations_of(old.table_name, old.row_id);
  return null;
end $$;
create or replace function private.forget_translations_of_row() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_translations_of(tg_table_name, old.id::text);
  return null;
end $$;
create or replace function private.forget_translations_of_review() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_translations_of('testimonials', old.testimonial_id::text);
  return null;
end $$;
