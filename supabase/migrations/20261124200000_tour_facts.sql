-- Details of a tour. All are optional: null or empty is not shown.
create function public.are_optional_texts(value jsonb, fields text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  return not exists (
    select from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) item,
      unnest(fields) field
    where item ? field and jsonb_typeof(item -> field) <> 'string'
  );

alter table public.tours
  add column starts_from text check (btrim(starts_from) <> '' and length(starts_from) <= 120),
  add column price_from integer check (price_from > 0),
  add column price_basis text check (length(price_basis) <= 200),
  add column child_price text check (length(child_price) <= 100),
  add column single_supplement text check (length(single_supplement) <= 100),
  add column exclusions jsonb not null default '[]' check (public.is_list_of(exclusions, '{value}')),
  add column best_months integer[] not null default '{}'
    check (best_months <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  add column group_size text check (length(group_size) <= 100),
  add column pace text check (length(pace) <= 100),
  add column pickup_points jsonb not null default '[]' check (public.is_list_of(pickup_points, '{place,time}')),
  add column documents text check (length(documents) <= 5000),
  add column advance text check (length(advance) <= 500),
  add column cancellation text check (length(cancellation) <= 2000),
  add column questions jsonb not null default '[]' check (public.is_list_of(questions, '{question,answer}')),
  add constraint tours_itinerary_extras check (public.are_optional_texts(itinerary, '{stay,meals}'));

alter table public.company_info add column tax_note text check (length(tax_note) <= 300);

comment on column public.tours.exclusions is '@type { value: string }[]';
comment on column public.tours.pickup_points is '@type { place: string; time: string }[]';
comment on column public.tours.questions is '@type { question: string; answer: string }[]';
comment on column public.tours.itinerary is '@type { day: string; title: string; description: string; name: string; stay?: string; meals?: string }[]';

-- The rupees of a price with only one amount; else null. app/features/tours/rupees.ts does the same.
create function public.rupee_amount(price text) returns integer
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  digits text := replace((regexp_match(price, '^[^0-9]*([0-9][0-9,]{0,11})(?:\.0{1,2})?[^0-9]*$'))[1], ',', '');
begin
  if price !~* '₹|\mrs\.?\s*[0-9]|[0-9]\s*rs\M|\minr|rupees|ரூ|/-'
    or price ~* '\m(lakhs?|lacs?|crores?|thousand|hundred|save|off|less)\M|[0-9]\s*[lk]\M'
  then
    return null;
  end if;
  return nullif(digits::bigint, 0)::integer;
exception when numeric_value_out_of_range then
  return null;
end $$;

-- A change of price alone also sets price_from.
create function public.read_price() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.price_from := coalesce(new.price_from, public.rupee_amount(new.price));
  elsif new.price is distinct from old.price and new.price_from is not distinct from old.price_from then
    new.price_from := case when new.price ~ '[0-9]' then coalesce(public.rupee_amount(new.price), new.price_from) end;
  end if;
  return new;
end $$;
create trigger read_price before insert or update of price on public.tours
  for each row execute function public.read_price();

-- No triggers: this is not an edit, so updated_at and the versions stay.
alter table public.tours disable trigger user;
update public.tours set price_from = public.rupee_amount(price) where price is not null;
alter table public.tours enable trigger user;

-- Dates of a tour. A deleted tour keeps its dates, because it can be restored from the trash.
create table public.departures (
  id uuid primary key default gen_random_uuid(),
  tour_id text not null,
  starts_on date not null check (starts_on between '2000-01-01' and '2100-01-01'),
  price text check (btrim(price) <> '' and length(price) <= 100),
  status text check (status in ('Open', 'Filling fast', 'Guaranteed', 'Sold out')),
  seats_left integer check (seats_left between 0 and 999),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tour_id, starts_on)
);
comment on column public.departures.status is '@type "Open" | "Filling fast" | "Guaranteed" | "Sold out"';

alter table public.departures enable row level security;
revoke all on public.departures from anon, authenticated;
grant select on public.departures to anon, authenticated;
grant insert, update, delete on public.departures to authenticated;
grant all on public.departures to service_role;
create policy "anyone reads those of live tours" on public.departures for select to anon, authenticated
  using (exists (select from public.tours where id = tour_id));
create policy "admin inserts" on public.departures for insert to authenticated
  with check ((select public.is_admin()) and exists (select from public.tours where id = tour_id));
create policy "admin updates" on public.departures for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()) and exists (select from public.tours where id = tour_id));
create policy "admin deletes" on public.departures for delete to authenticated
  using ((select public.is_admin()));
create trigger touch_updated_at before update on public.departures
  for each row execute function public.touch_updated_at();
alter publication supabase_realtime add table public.departures;

-- Earlier ids of tours. Each points to the present id, so one redirect is enough. A deleted tour keeps
-- them.
create table public.tour_addresses (
  id text primary key,
  tour_id text not null
);
create index tour_addresses_tour on public.tour_addresses (tour_id);
alter table public.tour_addresses enable row level security;
revoke all on public.tour_addresses from anon, authenticated, service_role;
grant select on public.tour_addresses to anon, authenticated, service_role;
create policy "anyone reads those of live tours" on public.tour_addresses for select to anon, authenticated
  using (exists (select from public.tours where tours.id = tour_id));

-- Transliterates Tamil letters to Latin ones. Other letters stay.
create function public.latin(value text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  consonants text[] := array['க','k','ங','ng','ச','s','ஜ','j','ஞ','nj','ட','t','ண','n','த','th','ந','n',
    'ப','p','ம','m','ய','y','ர','r','ல','l','வ','v','ழ','zh','ள','l','ற','r','ன','n','ஶ','sh','ஷ','sh','ஸ','s','ஹ','h'];
  signs text[] := array['ா','a','ி','i','ீ','ee','ு','u','ூ','oo','ெ','e','ே','e','ை','ai','ொ','o','ோ','o','ௌ','au','்',''];
  vowels text[] := array['அ','a','ஆ','a','இ','i','ஈ','ee','உ','u','ஊ','oo','எ','e','ஏ','e','ஐ','ai','ஒ','o','ஓ','o','ஔ','au','ஃ',''];
  at integer;
begin
  if value !~ '[\u0B80-\u0BFF]' then
    return value;
  end if;
  value := replace(replace(replace(replace(replace(normalize(value, NFC), 'ங்க', 'nga'),
    'ஞ்ச', 'nja'), 'ச்ச', 'ccha'), 'ட்ச', 'tcha'), 'க்ஷ', 'ksha');
  for at in 1 .. cardinality(consonants) by 2 loop
    value := replace(value, consonants[at], consonants[at + 1] || 'a');
  end loop;
  for at in 1 .. cardinality(signs) by 2 loop
    value := replace(value, 'a' || signs[at], signs[at + 1]);
  end loop;
  for at in 1 .. cardinality(vowels) by 2 loop
    value := replace(value, vowels[at], vowels[at + 1]);
  end loop;
  return value;
end $$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- The text in lower-case Latin letters without accents.
create function public.plain_latin(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary, public.latin(value)));

-- A free id made from the title: no tour has it, had it, or has it in the trash. Null for members: the
-- number at the end would reveal drafts.
create function public.new_tour_address(title text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  words text := trim(both '-' from regexp_replace(public.plain_latin(title), '[^a-z0-9]+', '-', 'g'));
  slug text := coalesce(nullif(trim(both '-' from regexp_replace(left(words, 80), case when length(words) > 80 then '-[^-]*$' else '' end, '')), ''), 'tour');
  address text := slug;
  count integer := 1;
begin
  if auth.uid() is not null and not public.is_admin() then
    return null;
  end if;
  while exists (select from public.tours where id = address)
    or exists (select from public.tour_addresses where id = address)
    or exists (
      select from public.row_versions
      where table_name = 'tours' and row_id = address and action = 'delete' and restored_at is null)
  loop
    count := count + 1;
    address := slug || '-' || count;
  end loop;
  return address;
end $$;
revoke execute on function public.new_tour_address from public, anon;
grant execute on function public.new_tour_address to authenticated, service_role;

-- A tour inserted without an id gets one made from its title. Another tour's earlier id is refused, and
-- so is a change to the id of a tour in the trash.
alter table public.tours alter column id set default '';
create function public.address_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.id = '' then
    -- Two inserts of the same title at the same time must not get the same id.
    perform pg_advisory_xact_lock(hashtext('public.address_tour'));
    new.id := public.new_tour_address(new.title);
  elsif exists (select from public.tour_addresses a
    where a.id = new.id and (tg_op = 'INSERT' and a.tour_id <> new.id or tg_op = 'UPDATE' and a.tour_id <> old.id)) then
    raise exception 'This was another tour''s address. Links to it still open that tour.'
      using errcode = '23505';
  elsif tg_op = 'UPDATE' and new.id <> old.id and exists (
    select from public.row_versions
    where table_name = 'tours' and row_id = new.id and action = 'delete' and restored_at is null)
  then
    raise exception 'A tour in the trash has this address' using errcode = '23505';
  end if;
  return new;
end $$;
create trigger address_tour before insert or update of id on public.tours
  for each row execute function public.address_tour();

create function public.move_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.tour_addresses where id = new.id;
  update public.tour_addresses set tour_id = new.id where tour_id = old.id;
  insert into public.tour_addresses (id, tour_id) values (old.id, new.id);
  update public.departures set tour_id = new.id where tour_id = old.id;
  update public.row_versions set row_id = new.id where table_name = 'tours' and row_id = old.id;
  return null;
end $$;
-- Triggers run in the order of their names: keep_version must store the version under the old id first.
create trigger move_tour after update of id on public.tours
  for each row when (old.id <> new.id) execute function public.move_tour();

-- Deleting a tour from the trash also deletes its dates and earlier ids.
create function public.forget_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.departures where tour_id = old.row_id;
  delete from public.tour_addresses where tour_id = old.row_id;
  return null;
end $$;
create trigger forget_tour after delete on public.row_versions
  for each row when (old.table_name = 'tours' and old.action = 'delete' and old.restored_at is null)
  execute function public.forget_tour();
