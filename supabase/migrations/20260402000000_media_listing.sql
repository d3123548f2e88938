-- A public bucket serves its files without a policy; one that lets everyone select would let everyone
-- list them, also those that no page shows, and who uploaded them.
drop policy "anyone reads media" on storage.objects;
create policy "admin lists media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));
