-- Why somebody is not an operator. The auth service says it only with an error, which browsers log.
create function public.account_state() returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when public.is_admin() then 'admin'
    when not exists (
      select from auth.users u
      where u.id = auth.uid() and (u.banned_until is null or u.banned_until <= now())
    ) then 'no user'
    when not exists (
      select from auth.sessions s
      where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
        and (s.not_after is null or s.not_after > now())
    ) then 'no session'
    else 'not an admin'
  end
$$;
comment on function public.account_state() is '@type "admin" | "not an admin" | "no user" | "no session"';
revoke execute on function public.account_state() from public, anon;
grant execute on function public.account_state() to authenticated, service_role;
