-- The one rule of who is an operator, also for a session whose token is not at hand.
create function public.is_operators_session(of_user uuid, of_session text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = of_user and s.id::text = of_session
      and u.raw_app_meta_data ->> 'role' = 'admin'
      and (u.banned_until is null or u.banned_until <= now())
      and (s.not_after is null or s.not_after > now())
  )
$$;
revoke execute on function public.is_operators_session(uuid, text) from public, anon;
grant execute on function public.is_operators_session(uuid, text) to authenticated, service_role;

create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select public.is_operators_session(auth.uid(), auth.jwt() ->> 'session_id')
$$;

-- A device is notified while its operator is signed in on it. Not a foreign key: backups leave out the sessions, and
-- a device that is signed in again after a restore is notified again.
alter table public.push_subscriptions add column session_id uuid;

-- The sessions of devices that are notified already are not known. The nearest one that began before is the likeliest.
alter table public.push_subscriptions disable trigger user;
update public.push_subscriptions d set session_id = (
  select s.id from auth.sessions s where s.user_id = d.user_id
  order by s.created_at > d.updated_at, abs(extract(epoch from s.created_at - d.updated_at)) limit 1
);
alter table public.push_subscriptions enable trigger user;

create or replace function private.own_device() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.user_id := auth.uid();
    new.session_id := (auth.jwt() ->> 'session_id')::uuid;
  end if;
  return new;
end $$;

create view public.notified_devices with (security_invoker = true) as
select id, endpoint, p256dh, auth, device, created_at from public.push_subscriptions
where public.is_operators_session(user_id, session_id::text);
revoke all on public.notified_devices from anon, authenticated;
grant select on public.notified_devices to authenticated, service_role;
comment on column public.notified_devices.endpoint is '@type string';
comment on column public.notified_devices.p256dh is '@type string';
comment on column public.notified_devices.auth is '@type string';
comment on column public.notified_devices.device is '@type string';
