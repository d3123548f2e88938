-- "Who answers" names people of the About page. A person who was renamed there was no longer shown among them.
-- Two people without a portrait, or with the same placeholder, are not one person. And a person may be renamed and moved
-- at once.
create function private.follow_names_of_people() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  with renamed as materialized (
    select was.person ->> 'name' as earlier, now.person ->> 'name' as later
    from jsonb_array_elements(old.people) was (person)
    -- Another picture is another person.
    join jsonb_array_elements(new.people) now (person) on was.person -> 'picture' = now.person -> 'picture'
    where case when now.person ->> 'picture' <> '' then (
        select count(*) from jsonb_array_elements(old.people || new.people) every (person)
        where every.person -> 'picture' = now.person -> 'picture') = 2
      else was.person ->> 'role' <> '' and was.person ->> 'words' <> ''
        and was.person - 'name' = now.person - 'name' end
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
