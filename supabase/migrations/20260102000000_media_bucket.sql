-- The operator's pictures: a public bucket that only an admin fills and empties.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "anyone reads media" on storage.objects for select to anon, authenticated
  using (bucket_id = 'media');
create policy "admin uploads media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "admin changes media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()))
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "admin deletes media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));
