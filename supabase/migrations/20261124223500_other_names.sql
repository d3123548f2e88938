-- Other names of places: "tanjore" and "இலங்கை" find tours of Thanjavur and Sri Lanka. The words of a tour
-- that names one of them get the others, so the search of the database and of the browser know them alike.
create function public.with_other_names(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return concat_ws(' ', value, (
    select string_agg(names, ' ')
    from regexp_split_to_array(public.plain_latin(value), '[^a-z0-9]+') words, (values
      -- Each row has the names of one place, in Latin letters: one word for each name.
      ('ooty udhagamandalam uthagamandalam ootacamund udhagai'),
      ('kodaikanal kodai'),
      ('coonoor kunnur'),
      ('chennai madras'),
      ('thanjavur tanjavur tanjore'),
      ('tiruchirappalli tiruchirapalli tiruchi trichy trichinopoly'),
      ('coimbatore kovai'),
      ('tirunelveli nellai'),
      ('thoothukudi tuticorin'),
      ('kanyakumari kanniyakumari comorin'),
      ('kanchipuram kancheepuram kanchi'),
      ('mahabalipuram mamallapuram'),
      ('puducherry pondicherry pondy puduvai'),
      ('kochi cochin'),
      ('kozhikode calicut'),
      ('thiruvananthapuram trivandrum'),
      ('alappuzha alleppey'),
      ('thrissur trichur'),
      ('palakkad palghat'),
      ('bengaluru bangalore'),
      ('mysuru mysore'),
      ('mangaluru mangalore'),
      ('coorg kodagu madikeri'),
      ('mumbai bombay'),
      ('kolkata calcutta'),
      ('varanasi banaras benares kashi'),
      ('prayagraj allahabad'),
      ('lanka ilankai ceylon'),
      ('myanmar burma')
    ) places (names)
    where string_to_array(names, ' ') && words));

create or replace function public.tour_name_words(title text, category text) returns text[]
  language sql immutable parallel safe set search_path = ''
  return public.sound_words(public.with_other_names(
    concat_ws(' ', title, regexp_replace(title, '^(\S+)\s+(\S+).*$', '\1\2'), category)));

create or replace function public.tour_keywords(
  type text, starts_from text, summary text, highlights jsonb, itinerary jsonb
) returns text[]
  language sql immutable parallel safe set search_path = ''
  return array(
    select word from unnest(public.sound_words(public.with_other_names(concat_ws(' ', type, starts_from, left(summary, 500),
      (select string_agg(item ->> 'value', ' ') from jsonb_array_elements(highlights) item),
      (select string_agg(item ->> 'title', ' ') from jsonb_array_elements(itinerary) item))))) word
    -- "and", "with", "from", "for".
    where length(word) > 2 and word <> all ('{ant,vit,prom,por}'));

select private.index_tour(id) from public.tours;
