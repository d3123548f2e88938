-- On a hosted project, everyone can also ask the database itself, past the site's server.

-- Whoever has the link of a quote could read it there unseen, so reading it with the public key counts as
-- an opening. The server reads it with the secret key, and counts only people (quote_opened).
create or replace function public.read_quote(link_token text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'role' is distinct from 'service_role' then
    perform public.quote_opened(link_token);
  end if;
  return (
    select case
      when expires_on < (now() at time zone 'Asia/Kolkata')::date
        then jsonb_build_object('state', 'expired')
      else jsonb_build_object(
        'state', 'open', 'number', number, 'customer_name', customer_name, 'sheet', sheet,
        'revision', revision, 'expires_on', expires_on)
    end
    from public.quotes where token = link_token
  );
end $$;

-- PostgreSQL cannot write to a view that joins tables, and says so before it looks at privileges:
-- PostgREST answers 500. With this trigger the missing privilege comes first: 401 or 403.
create function public.refuse_write() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'permission denied for view %', tg_table_name using errcode = 'insufficient_privilege';
end $$;
revoke execute on function public.refuse_write() from public, anon, authenticated;
create trigger refuse_write instead of insert or update or delete on public.tour_cards
  for each row execute function public.refuse_write();
