-- "Who answers" names people of the About page. A person who was renamed there was no longer shown among them.
create function private.follow_names_of_people() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  with renamed as materialized (
    select was.person ->> 'name' as earlier, now.person ->> 'name' as later
    from jsonb_array_elements(old.people) with ordinality was (person, place)
    join jsonb_array_elements(new.people) with ordinality now (person, place) using (place)
    -- Another picture is another person.
    where was.person ->> 'name' <> now.person ->> 'name' and was.person -> 'picture' = now.person -> 'picture'
      and not old.people @> jsonb_build_array(jsonb_build_object('name', now.person -> 'name'))
      and not exists (
        select from public.about_sections
        where people @> jsonb_build_array(jsonb_build_object('name', was.person -> 'name')))
  )
  update public.company_info
  set answering = (
    select jsonb_agg(person || coalesce(
      (select jsonb_build_object('name', later) from renamed where earlier = person ->> 'name' limit 1), '{}') order by place)
    from jsonb_array_elements(answering) with ordinality answers (person, place))
  where exists (
    select from jsonb_array_elements(answering) person join renamed on earlier = person ->> 'name');
  return null;
end $$;

create trigger follow_names_of_people after update of people on public.about_sections for each row
  when (new.people <> old.people and old.people <> '[]')
  execute function private.follow_names_of_people();
