-- For `npm run media`: what follows "/media/" in the texts of at most `most` rows whose id is after
-- `after`, up to the end of the text. The last id is where the next call goes on.
create function public.media_names(of_table text, after text, most integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb;
begin
  execute format($sql$
    with page as materialized (
      select id, to_jsonb(one)::text as texts from public.%I one where %s order by id limit $1
    )
    select jsonb_build_object(
      'last', (select id from page order by id desc limit 1),
      'names', (
        select coalesce(jsonb_agg(distinct left(split_part(split_part(piece, '"', 1), '\', 1), 600)), '[]')
        from page, string_to_table(texts, '/media/') with ordinality as pieces (piece, place)
        where place > 1))
    $sql$, of_table, case when after is null then 'true' else format('id > %L', after) end)
    into found using most;
  return found;
end $$;
revoke execute on function public.media_names(text, text, integer) from public, anon, authenticated;
grant execute on function public.media_names(text, text, integer) to service_role;
