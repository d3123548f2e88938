-- The site can be off until a confirmation is too old to be sent. Its address was then never removed, because it was
-- never mailed. So it counts as mailed once forget_old_rows removes the mail.
create function private.count_unsent_as_mailed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_addresses set mailed_at = old.created_at
  where id = old.about and mailed_at is null and confirmed_at is null;
  return null;
end $$;
create trigger count_unsent_as_mailed after delete on public.mails
  for each row when (old.kind = 'confirmation' and old.sent_at is null)
  execute function private.count_unsent_as_mailed();
