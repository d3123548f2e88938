-- A date without seats is sold out for every reader: lists, search, calendar, search engines. A date that is
-- opened again has an unknown number of seats.
create function private.close_full_date() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from 'Sold out' then
    if tg_op = 'INSERT' or new.seats_left is distinct from old.seats_left then
      new.status := 'Sold out';
    else
      new.seats_left := null;
    end if;
  end if;
  return new;
end $$;
create trigger close_full_date before insert or update on public.departures
  for each row when (new.seats_left = 0) execute function private.close_full_date();

update public.departures set status = 'Sold out'
where seats_left = 0 and status is distinct from 'Sold out' and starts_on >= current_date;
