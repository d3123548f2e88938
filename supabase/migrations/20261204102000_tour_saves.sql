-- A form sends its key with a new tour, so that a repeated save finds the tour that it has created already.
alter table public.tours add column sent_key uuid unique;

-- A tour without an id gets one made from its title. An address that another tour has, had or has in the trash is
-- refused.
create or replace function public.address_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  reason text;
begin
  if tg_op = 'UPDATE' and new.id = old.id then
    return new;
  end if;
  -- A reason would tell of drafts. Row-level security refuses the tour later.
  if auth.uid() is not null and not public.is_admin() then
    return new;
  end if;
  -- Two tours that are saved at the same time must not get the same id.
  perform pg_advisory_xact_lock(hashtext('public.address_tour'));
  if new.id = '' then
    new.id := public.new_tour_address(new.title);
    return new;
  end if;
  -- A panel of the release before copies a tour with its key.
  if tg_op = 'INSERT' and exists (select from public.tours where sent_key = new.sent_key and title <> new.title) then
    new.sent_key := null;
  end if;
  if exists (
    select from public.tour_addresses
    where id = new.id and tour_id <> case tg_op when 'UPDATE' then old.id else new.id end)
  then
    reason := 'This was another tour''s address. Links to it still open that tour.';
  -- An insert without a key brings back a tour from the trash, or imports the sample tours.
  elsif tg_op = 'UPDATE' or new.sent_key is not null then
    select format('The tour “%s” has this address', title) into reason from public.tours where id = new.id;
    if not found then
      select format('The tour “%s” in the trash has this address', name) into reason from public.row_versions
      where table_name = 'tours' and row_id = new.id and action = 'delete' and restored_at is null
        and (old_row ->> 'created_at')::timestamptz <> new.created_at;
    end if;
  end if;
  if reason is not null then
    raise exception '%', reason using errcode = '23505';
  end if;
  return new;
end $$;

-- An update that names price_from keeps it. Only an `update of` trigger knows which columns an update names, and this
-- one runs before read_price, because of its name.
create function private.name_price_from() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform set_config('tours.names_price_from', 'true', true);
  return new;
end $$;
create trigger name_price_from before update of price_from on public.tours
  for each row execute function private.name_price_from();

-- "Price from" follows the price if an update names only the price. An amount that the operator has set stays if the
-- new price has no single amount, but not if it has none at all.
create or replace function public.read_price() returns trigger
  language plpgsql set search_path = '' as $$
declare
  amount integer := public.rupee_amount(new.price);
begin
  if tg_op = 'INSERT' then
    new.price_from := coalesce(new.price_from, amount);
  elsif current_setting('tours.names_price_from', true) = 'true' then
    perform set_config('tours.names_price_from', '', true);
  elsif new.price is distinct from old.price and (
    amount is not null or new.price_from = public.rupee_amount(old.price)
      or coalesce(public.plain_text(new.price), '') !~ '[0-9]')
  then
    new.price_from := amount;
  end if;
  return new;
end $$;
create or replace trigger read_price before insert or update of price, price_from on public.tours
  for each row execute function public.read_price();

-- Copies a tour, without its reviews and dates, into a draft, and returns the id of the copy. Null if there is no such
-- tour. A screen that was opened before the tour got another id names it by the earlier one.
create function public.copy_tour(of_tour text) returns text
  language sql set search_path = '' as $$
  insert into public.tours
  select copy.*
  from public.tours tour, jsonb_populate_record(tour, jsonb_build_object(
    'id', '', 'sent_key', null, 'title', left('Copy of ' || tour.title, 300), 'reviews', '[]'::jsonb,
    'published_at', null, 'hidden_at', null, 'created_at', now(), 'updated_at', now())) copy
  where tour.id = coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour)
  returning id
$$;

-- Deletes these dates of a tour and returns their rows.
create function public.delete_departures(of_tour text, days date[]) returns setof public.departures
  language sql set search_path = '' as $$
  delete from public.departures
  where tour_id = coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour)
    and starts_on = any (days)
  returning *
$$;

-- Sets the status of these dates of a tour. `shown` has the status of each date that the operator saw; a date that has
-- another one by now keeps it. Returns whether all of them have the wanted status.
create function public.mark_departures(of_tour text, days date[], shown text[], wanted text) returns boolean
  language plpgsql set search_path = '' as $$
declare
  tour text := coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour);
begin
  update public.departures set status = wanted from unnest(days, shown) as seen (day, state)
  where tour_id = tour and starts_on = day and status is not distinct from state;
  return not exists (
    select from public.departures
    where tour_id = tour and starts_on = any (days) and status is distinct from wanted);
end $$;

revoke execute on function public.copy_tour(text), public.delete_departures(text, date[]),
  public.mark_departures(text, date[], text[], text) from public, anon;
grant execute on function public.copy_tour(text), public.delete_departures(text, date[]),
  public.mark_departures(text, date[], text[], text) to authenticated, service_role;
