-- The time of the next try to notify the operators. A try does not change `updated_at`.
alter table public.enquiries add column tell_at timestamptz not null default now();
drop trigger touch_updated_at on public.enquiries;
create trigger touch_updated_at before update on public.enquiries
  for each row when (old.tellings = new.tellings and old.told_at is not distinct from new.told_at)
  execute function public.touch_updated_at();

-- The phones and computers that are notified of new enquiries. The server calls their URLs, so only admins add them.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique check (endpoint ~ '^https://[^\s]+$' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  device text not null check (btrim(device) <> '' and length(device) <= 200),
  -- Checked at the end: a restore loads the users last.
  user_id uuid default auth.uid() references auth.users on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index push_subscriptions_of_user on public.push_subscriptions (user_id);
alter table public.push_subscriptions enable row level security;
revoke all on public.push_subscriptions from anon, authenticated;
grant select, insert, update, delete on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;
create policy "admin reads" on public.push_subscriptions for select to authenticated using ((select public.is_admin()));
create policy "admin inserts" on public.push_subscriptions for insert to authenticated with check ((select public.is_admin()));
create policy "admin updates" on public.push_subscriptions for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.push_subscriptions for delete to authenticated using ((select public.is_admin()));
create trigger touch_updated_at before update on public.push_subscriptions
  for each row execute function public.touch_updated_at();

-- The one pair of keys (VAPID) that all servers of this database sign with. Subscriptions are bound to it, so
-- it is in the database and in its backup. No policy: only the secret key reads it.
create table public.push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);
alter table public.push_keys enable row level security;
revoke all on public.push_keys from anon, authenticated;
grant all on public.push_keys to service_role;
