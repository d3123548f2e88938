-- A picture that is deleted for good keeps its file while an earlier version or a row in the trash shows it. Otherwise
-- what they bring back had a missing picture.
create function public.picture_in_history(of_name text) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select from public.row_versions
    where table_name <> 'pictures' and strpos(old_row::text, '/media/' || of_name) > 0)
$$;
comment on function public.picture_in_history(text) is '@type boolean';
revoke execute on function public.picture_in_history(text) from public, anon;
grant execute on function public.picture_in_history(text) to authenticated, service_role;
