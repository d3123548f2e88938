-- The servers remove a file's resized versions when its row in this table is deleted. The row of a picture in the trash
-- is deleted already, so it is added again for a moment.
create or replace function private.list_picture() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  file storage.objects := case tg_op when 'DELETE' then old else new end;
begin
  if file.bucket_id = 'media' then
    insert into public.pictures (name, url) values (file.name, '/storage/v1/object/public/media/' || file.name)
    on conflict (name) do nothing;
    if tg_op = 'DELETE' then
      delete from public.pictures where name = file.name;
      delete from public.row_versions where table_name = 'pictures' and old_row ->> 'name' = file.name;
    end if;
  end if;
  return null;
end $$;
