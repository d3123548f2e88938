-- The operator's switches. They are off by default, so the site stores nothing about its visitors.
alter table public.company_info
  add column keep_enquiries boolean not null default false,
  add column receive_forms boolean not null default false,
  add column collect_reviews boolean not null default false,
  add column count_visits boolean not null default false,
  add column keep_months integer not null default 24 check (keep_months between 1 and 120);

-- Enquiries hold personal data: no history, no trash, no public access.
create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('home', 'tour', 'contact', 'walk-in', 'telephone')),
  status text not null default 'New' check (status in ('New', 'Talking', 'Quoted', 'Booked', 'Lost')),
  name text check (btrim(name) <> '' and length(name) <= 200),
  -- International, as +919876543210; as typed when it is no phone number. The same phone is the same person.
  phone text check (btrim(phone) <> '' and length(phone) <= 40),
  email text check (btrim(email) <> '' and length(email) <= 320),
  -- A deleted tour keeps its enquiries.
  tour_id text check (length(tour_id) <= 200),
  -- The tour's title at that time, or the place that the visitor typed.
  destination text check (btrim(destination) <> '' and length(destination) <= 300),
  from_day date check (from_day between '2000-01-01' and '2100-01-01'),
  to_day date check (to_day between '2000-01-01' and '2100-01-01'),
  people integer check (people between 1 and 9999),
  interest text check (length(interest) <= 40),
  subject text check (length(subject) <= 300),
  message text check (length(message) <= 5000),
  note text check (length(note) <= 5000),
  call_on date check (call_on between '2000-01-01' and '2100-01-01'),
  taken_by text check (btrim(taken_by) <> '' and length(taken_by) <= 200),
  -- The time of the notification by push or mail; null until then.
  told_at timestamptz,
  tellings integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.enquiries.source is '@type "home" | "tour" | "contact" | "walk-in" | "telephone"';
comment on column public.enquiries.status is '@type "New" | "Talking" | "Quoted" | "Booked" | "Lost"';
create index enquiries_newest on public.enquiries (created_at desc, id);
create index enquiries_of_phone on public.enquiries (phone, created_at desc);
create index enquiries_calls on public.enquiries (call_on) where call_on is not null;
create index enquiries_untold on public.enquiries (created_at) where told_at is null;

alter table public.enquiries enable row level security;
revoke all on public.enquiries from anon, authenticated;
grant select, insert, update, delete on public.enquiries to authenticated;
grant all on public.enquiries to service_role;
create policy "admin reads" on public.enquiries for select to authenticated using ((select public.is_admin()));
create policy "admin inserts" on public.enquiries for insert to authenticated with check ((select public.is_admin()));
create policy "admin updates" on public.enquiries for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.enquiries for delete to authenticated using ((select public.is_admin()));
create trigger touch_updated_at before update on public.enquiries
  for each row execute function public.touch_updated_at();
alter publication supabase_realtime add table public.enquiries;

-- Stores a visitor's enquiry and returns 'stored', 'off' or 'too many'. The JSON is passed as text, because Lite
-- encodes objects twice. Only the site's server may call it. The same id again stores nothing more.
create function public.enquire(enquiry text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent_from text := enquiry::jsonb ->> 'source';
begin
  if not exists (
    select from public.company_info
    where case sent_from when 'contact' then receive_forms when 'home' then keep_enquiries when 'tour' then keep_enquiries end
  ) then
    return 'off';
  end if;
  -- All visitors together, whatever their addresses.
  if (select count(*) from public.enquiries where created_at > now() - interval '1 minute') >= 60 then
    return 'too many';
  end if;
  insert into public.enquiries (id, source, name, phone, email, tour_id, destination, from_day, to_day, people,
                                interest, subject, message)
  select id, sent_from, name, phone, email, tour_id, destination, from_day, to_day, people,
         interest, subject, message
  from jsonb_to_record(enquiry::jsonb) as sent (id uuid, name text, phone text, email text, tour_id text,
    destination text, from_day date, to_day date, people integer, interest text, subject text, message text)
  on conflict (id) do nothing;
  return 'stored';
end $$;
revoke execute on function public.enquire(text) from public, anon, authenticated;
grant execute on function public.enquire(text) to service_role;

-- Removes enquiries that nobody has changed for `keep_months`.
create function public.forget_old_enquiries() returns void
  language sql security definer set search_path = ''
begin atomic
  delete from public.enquiries using public.company_info
  where enquiries.updated_at < now() - make_interval(months => keep_months);
end;
revoke execute on function public.forget_old_enquiries() from public, anon, authenticated;
grant execute on function public.forget_old_enquiries() to service_role;
