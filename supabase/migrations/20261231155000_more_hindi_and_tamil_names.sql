-- Hindi and Tamil names of places that do not sound like the English ones. Rows of operators stay: a seeded row that is
-- unchanged gets the names, and a new row is added only if its Hindi and Tamil names are in none.
create temporary table seeded (names text[], english text[]) on commit drop;
insert into seeded (names)
values
  ('{"Taj Mahal",Tajmahal,"ताज महल"}'),
  ('{Delhi,दिल्ली,தில்லி}'),
  ('{Goa,गोवा,கோவா}'),
  ('{Mysuru,Mysore,मैसूर,மைசூர்}'),
  ('{Mumbai,Bombay,मुंबई}'),
  ('{Hyderabad,हैदराबाद}'),
  ('{Paris,पेरिस}'),
  ('{Yercaud,ஏற்காடு}');
update seeded set english = array(select name from unnest(names) name where name !~ '[\u0900-\u097F\u0B80-\u0BFF]');
update public.synonyms known set names = seeded.names from seeded where known.names = seeded.english;
insert into public.synonyms (names)
select names from seeded
where not exists (
  select from public.synonyms known
  where known.names && array(select name from unnest(seeded.names) name where name <> all (seeded.english)));
drop table seeded;
