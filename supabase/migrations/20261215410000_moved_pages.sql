-- The addresses that a page had before. They lead to it until another page takes them.
alter table public.pages add column earlier_addresses text[] not null default '{}';
create index pages_earlier_addresses on public.pages using gin (earlier_addresses);

create function private.keep_page_address() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.earlier_addresses := array_remove(old.earlier_addresses, new.address);
    if new.address <> old.address then
      new.earlier_addresses := array_append(new.earlier_addresses, old.address);
    end if;
  end if;
  update public.pages set earlier_addresses = array_remove(earlier_addresses, new.address)
  where earlier_addresses @> array[new.address::text] and id <> new.id;
  return new;
end $$;
-- After address_page, which may make the address.
create trigger keep_address before insert or update of address on public.pages
  for each row execute function private.keep_page_address();
