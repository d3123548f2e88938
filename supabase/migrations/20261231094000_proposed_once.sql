-- The two proposed pages and the words of the glossary are inserted once. If an operator deletes them, the
-- next start must not bring them back, also after their versions are gone.
create table private.filled_tables (table_name text primary key);

insert into private.filled_tables (table_name)
select 'pages' from public.pages union select 'glossary' from public.glossary
union select table_name from public.row_versions where table_name in ('pages', 'glossary');

create function private.note_filled() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.filled_tables (table_name) values (tg_table_name) on conflict do nothing;
  return null;
end $$;
create trigger note_filled after insert on public.pages
  for each statement execute function private.note_filled();
create trigger note_filled after insert on public.glossary
  for each statement execute function private.note_filled();

create function public.was_filled(of_table text) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from private.filled_tables where table_name = of_table);
comment on function public.was_filled(text) is '@type boolean';
revoke execute on function public.was_filled(text) from public, anon, authenticated;
grant execute on function public.was_filled(text) to service_role;
