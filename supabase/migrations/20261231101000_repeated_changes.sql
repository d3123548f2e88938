-- A change of many tours with a `key` whose response was lost can be sent again: it gets the response of the first time,
-- with its undo. The function that makes the change has the name it had, in the schema `private`.
create table private.tour_changes (
  -- The SHA-256 of the sent text.
  request bytea primary key,
  response jsonb not null,
  answered_at timestamptz not null default now()
);

alter function public.change_tours(text) set schema private;
comment on function private.change_tours(text) is null;

create function private.earlier_response(sent text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  -- While the first request is still running, its repetition waits.
  perform pg_advisory_xact_lock(hashtextextended(sent, 0));
  return (
    select response from private.tour_changes
    where request = sha256(convert_to(sent, 'UTF8')) and public.is_admin());
end $$;

-- Gives the undo a key of its own. If anything was done, stores the response until the next change after an hour.
create function private.store_response(sent text, response jsonb) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  keyed jsonb := jsonb_set(response, '{0,undo,key}', to_jsonb(gen_random_uuid()));
begin
  delete from private.tour_changes where answered_at < now() - interval '1 hour';
  if sent::jsonb ? 'key' and response <> '[]' and public.is_admin() then
    insert into private.tour_changes (request, response) values (sha256(convert_to(sent, 'UTF8')), keyed);
  end if;
  return keyed;
end $$;
revoke execute on function private.earlier_response(text), private.store_response(text, jsonb) from public, anon;
grant execute on function private.earlier_response(text), private.store_response(text, jsonb) to authenticated, service_role;

create function public.change_tours(sent text) returns jsonb
  language sql set search_path = ''
  return coalesce(
    private.earlier_response(sent), private.store_response(sent, private.change_tours(sent)));
revoke execute on function public.change_tours(text) from public, anon;
grant execute on function public.change_tours(text) to authenticated, service_role;
comment on function public.change_tours(text) is '@type { undo: object; left: string[] }[]';
