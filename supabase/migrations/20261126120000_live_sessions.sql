-- An access token stays valid until it expires, so this checks its session. A sign-out, a new
-- password, a ban or a removal then takes effect with the next statement. Hosted Supabase has the
-- same two tables, and its role postgres can read them.
create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
      and u.raw_app_meta_data ->> 'role' = 'admin'
      and (u.banned_until is null or u.banned_until <= now())
      and (s.not_after is null or s.not_after > now())
  )
$$;

-- The caller's own sessions, for the list of devices. `refreshed_at` has no time zone; it is UTC.
create function public.my_sessions()
  returns table (
    id uuid,
    user_agent text,
    created_at timestamptz,
    last_used_at timestamptz,
    is_current boolean
  )
  language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, s.created_at,
    greatest(s.created_at, s.refreshed_at at time zone 'utc'),
    s.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = auth.uid() and (select public.is_admin())
    and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc
$$;
revoke execute on function public.my_sessions() from public, anon;
grant execute on function public.my_sessions() to authenticated;
