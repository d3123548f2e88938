-- The migrations that this database has; null if they were applied without a record. The server of a hosted project
-- compares them with those of its release.
create function public.applied_migrations() returns text[]
  language plpgsql stable security definer set search_path = '' as $$
begin
  return (select array_agg(version::text) from supabase_migrations.schema_migrations);
exception when undefined_table or invalid_schema_name or insufficient_privilege then
  return null;
end $$;
revoke execute on function public.applied_migrations() from public, authenticated;
grant execute on function public.applied_migrations() to anon, service_role;
