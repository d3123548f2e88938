-- A picture that is deleted for good keeps its file while another row in the trash shows it. Otherwise a restored tour
-- had a missing picture.
create function public.picture_in_trash(of_name text) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select from public.row_versions
    where action = 'delete' and restored_at is null and table_name <> 'pictures'
      and strpos(old_row::text, '/media/' || of_name) > 0)
$$;
comment on function public.picture_in_trash(text) is '@type boolean';
revoke execute on function public.picture_in_trash(text) from public, anon;
grant execute on function public.picture_in_trash(text) to authenticated, service_role;
