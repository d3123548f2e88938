create trigger keep_later_change before insert on public.categories
  for each row execute function private.keep_later_change();
