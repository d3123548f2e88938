-- Counts without cookies: sums for each day (of the agency) and tour; nothing about the visitor.
create table public.daily_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null check (day between '2000-01-01' and '2100-01-01'),
  -- A deleted tour keeps its sums, for when it comes back from the trash.
  tour_id text not null check (length(tour_id) <= 200),
  kind text not null check (kind in ('view', 'whatsapp', 'call', 'share', 'enquiry')),
  count integer not null check (count > 0),
  unique (day, tour_id, kind)
);
comment on column public.daily_counts.kind is '@type "view" | "whatsapp" | "call" | "share" | "enquiry"';
create index daily_counts_of_tour on public.daily_counts (tour_id);

alter table public.daily_counts enable row level security;
revoke all on public.daily_counts from anon, authenticated;
grant select, insert, update, delete on public.daily_counts to authenticated;
grant all on public.daily_counts to service_role;
create policy "admin reads" on public.daily_counts for select to authenticated using ((select public.is_admin()));
create policy "admin inserts" on public.daily_counts for insert to authenticated with check ((select public.is_admin()));
create policy "admin updates" on public.daily_counts for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.daily_counts for delete to authenticated using ((select public.is_admin()));

-- Adds one to today's sum. Only for tours that exist: a stranger cannot fill the table with invented ids.
create function public.count_visit(kind text, tour_id text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.daily_counts as sums (day, tour_id, kind, count)
  select public.agency_today(), tours.id, count_visit.kind, 1
  from public.tours, public.company_info
  where tours.id = count_visit.tour_id and company_info.count_visits
  on conflict (day, tour_id, kind) do update set count = sums.count + 1;
end;
revoke execute on function public.count_visit(text, text) from public, anon, authenticated;
grant execute on function public.count_visit(text, text) to service_role;

-- Enquiries are removed after a time; their sums stay. A row that Undo puts back keeps its created_at.
create function public.count_enquiry() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform public.count_visit('enquiry', new.tour_id);
  return null;
end $$;
create trigger count_enquiry after insert on public.enquiries
  for each row when (new.source = 'tour' and new.created_at = now()) execute function public.count_enquiry();

-- A tour keeps its sums under a new id. The id may be that of a tour that no longer exists anywhere.
create function public.move_counts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.daily_counts where tour_id = new.id;
  update public.daily_counts set tour_id = new.id where tour_id = old.id;
  return null;
end $$;
create trigger move_counts after update of id on public.tours
  for each row when (old.id <> new.id) execute function public.move_counts();

-- The sums of each of the last days, and the ten tours that people ask about most. Null while the switch is
-- off, and for anyone who is not an admin.
create function public.visit_sums(days integer) returns jsonb
  language sql stable set search_path = '' as $$
with sums as (
  select day, tour_id,
    coalesce(sum(count) filter (where kind = 'view'), 0) as views,
    coalesce(sum(count) filter (where kind in ('whatsapp', 'call', 'share')), 0) as taps,
    coalesce(sum(count) filter (where kind = 'enquiry'), 0) as enquiries
  from public.daily_counts where day > public.agency_today() - days
  group by day, tour_id
)
select jsonb_build_object(
  'days', (select coalesce(jsonb_agg(each order by day), '[]') from (
    select day, coalesce(sum(views), 0) as views, coalesce(sum(taps), 0) as taps,
      coalesce(sum(enquiries), 0) as enquiries
    from (select public.agency_today() - ago as day from generate_series(0, least(days, 366) - 1) ago) shown
    left join sums using (day) group by day) each),
  'tours', (select coalesce(jsonb_agg(most), '[]') from (
    select tours.id, tours.title, sum(views) as views, sum(taps) as taps, sum(enquiries) as enquiries
    from sums join public.tours on tours.id = sums.tour_id
    group by tours.id order by taps desc, views desc, tours.id limit 10) most)
)
where public.is_admin() and exists (select from public.company_info where count_visits)
$$;
revoke execute on function public.visit_sums(integer) from public, anon;
grant execute on function public.visit_sums(integer) to authenticated;
