-- Quotes hold personal data: no history, no trash, and for strangers only by their link.
create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  -- As Q-2026-0001. The trigger sets number, token and revision, whatever is sent.
  number text not null default '' unique,
  -- An erased enquiry takes its quotes with it.
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  -- A deleted tour keeps its quotes.
  tour_id text check (length(tour_id) <= 200),
  customer_name text not null check (btrim(customer_name) <> '' and length(customer_name) <= 200),
  customer_phone text check (btrim(customer_phone) <> '' and length(customer_phone) <= 40),
  -- The content that the customer sees; its schema is in app/features/quotes/schema.ts.
  sheet jsonb not null check (jsonb_typeof(sheet) = 'object' and pg_column_size(sheet) <= 200000),
  revision integer not null default 1,
  -- The secret of the private link: 244 random bits.
  token text not null default '' unique,
  expires_on date not null check (expires_on between '2000-01-01' and '2100-01-01'),
  -- The last time that somebody opened the link, and the revision that was shown.
  opened_at timestamptz,
  opened_revision integer,
  opened_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.quotes.sheet is '@type unknown';
create index quotes_newest on public.quotes (created_at desc, id);
create index quotes_of_enquiry on public.quotes (enquiry_id);

-- The sheets as they were before a change.
create table public.quote_revisions (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  revision integer not null,
  sheet jsonb not null,
  created_at timestamptz not null default now(),
  unique (quote_id, revision)
);
comment on column public.quote_revisions.sheet is '@type unknown';

alter table public.quotes enable row level security;
alter table public.quote_revisions enable row level security;
revoke all on public.quotes, public.quote_revisions from anon, authenticated;
grant select, insert, update, delete on public.quotes to authenticated;
grant select on public.quote_revisions to authenticated;
grant all on public.quotes, public.quote_revisions to service_role;
create policy "admin reads" on public.quotes for select to authenticated using ((select public.is_admin()));
create policy "admin inserts" on public.quotes for insert to authenticated with check ((select public.is_admin()));
create policy "admin updates" on public.quotes for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.quotes for delete to authenticated using ((select public.is_admin()));
create policy "admin reads" on public.quote_revisions for select to authenticated using ((select public.is_admin()));
create trigger touch_updated_at before update on public.quotes
  for each row execute function public.touch_updated_at();
alter publication supabase_realtime add table public.quotes;

-- Numbers a new quote, counting from 1 each year in India, and marks its enquiry.
create function public.number_quote() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  prefix text := to_char(now() at time zone 'Asia/Kolkata', '"Q-"YYYY"-"');
  last integer;
begin
  -- Two quotes at the same moment get two numbers.
  perform pg_advisory_xact_lock(hashtext('quotes.number'));
  select max(substr(number, 8)::integer) into last from public.quotes where starts_with(number, prefix);
  new.number := prefix || to_char(coalesce(last, 0) + 1, case when last >= 9999 then 'FM999999' else 'FM0000' end);
  new.token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  new.revision := 1;
  update public.enquiries set status = 'Quoted' where id = new.enquiry_id and status in ('New', 'Talking');
  return new;
end $$;
create trigger number_quote before insert on public.quotes for each row execute function public.number_quote();

-- Stores the sheet as it was before a change.
create function public.revise_quote() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.number := old.number;
  new.token := old.token;
  new.revision := old.revision;
  if new.sheet is distinct from old.sheet then
    insert into public.quote_revisions (quote_id, revision, sheet) values (old.id, old.revision, old.sheet);
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
create trigger revise_quote before update on public.quotes for each row execute function public.revise_quote();
revoke execute on function public.number_quote(), public.revise_quote() from public, anon, authenticated;

-- The quote of a private link. Everyone may call it: the token is the secret, and is found by its index.
-- `return`, because the Supabase CLI 2 takes an "end" inside `begin atomic` for the end of the function.
create function public.read_quote(link_token text) returns jsonb
  language sql stable security definer set search_path = ''
  return (
    select case
      when expires_on < (now() at time zone 'Asia/Kolkata')::date then jsonb_build_object('state', 'expired')
      else jsonb_build_object(
        'state', 'open', 'number', number, 'customer_name', customer_name, 'sheet', sheet,
        'revision', revision, 'expires_on', expires_on)
    end
    from public.quotes where token = link_token
  );
revoke execute on function public.read_quote(text) from public, authenticated;
grant execute on function public.read_quote(text) to anon, service_role;

-- Records that a person opened the link. Only the site's server may call it, because it knows robots.
create function public.quote_opened(link_token text) returns void
  language sql security definer set search_path = ''
begin atomic
  update public.quotes
  set opened_at = now(), opened_count = opened_count + 1, opened_revision = revision
  where token = link_token and expires_on >= (now() at time zone 'Asia/Kolkata')::date;
end;
revoke execute on function public.quote_opened(text) from public, anon, authenticated;
grant execute on function public.quote_opened(text) to service_role;

-- Removes quotes that nobody has changed for `keep_months`.
create function public.forget_old_quotes() returns void
  language sql security definer set search_path = ''
begin atomic
  delete from public.quotes using public.company_info
  where quotes.updated_at < now() - make_interval(months => keep_months);
end;
revoke execute on function public.forget_old_quotes() from public, anon, authenticated;
grant execute on function public.forget_old_quotes() to service_role;
