-- The office's settings for replies and quotes, for the panel only; one row.
create table public.office_settings (
  id uuid primary key default gen_random_uuid(),
  -- The WhatsApp reply, with {name}, {tour} and {agency}; null for the default.
  chat_reply text check (btrim(chat_reply) <> '' and length(chat_reply) <= 2000),
  upi_id text check (btrim(upi_id) <> '' and length(upi_id) <= 100),
  quote_terms text check (btrim(quote_terms) <> '' and length(quote_terms) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index office_settings_single on public.office_settings ((true));

alter table public.office_settings enable row level security;
revoke all on public.office_settings from anon, authenticated;
grant select, insert, update, delete on public.office_settings to authenticated;
grant all on public.office_settings to service_role;
create policy "admin reads" on public.office_settings for select to authenticated using ((select public.is_admin()));
create policy "admin inserts" on public.office_settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.office_settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.office_settings for delete to authenticated
  using ((select public.is_admin()));
create trigger touch_updated_at before update on public.office_settings
  for each row execute function public.touch_updated_at();
alter publication supabase_realtime add table public.office_settings;

-- The inbox by status, and the number of new enquiries.
create index enquiries_of_status on public.enquiries (status, created_at desc, id);
