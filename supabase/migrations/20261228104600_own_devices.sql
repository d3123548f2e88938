-- A device is notified for as long as its operator has an account. So it belongs to the operator who adds it: one
-- without an owner, or with another's name, would be notified after the operator was removed.
create function private.own_device() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.user_id := coalesce(auth.uid(), new.user_id);
  return new;
end $$;
create trigger own_device before insert or update on public.push_subscriptions
  for each row execute function private.own_device();
