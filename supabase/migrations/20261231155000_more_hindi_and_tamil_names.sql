-- Hindi and Tamil names of places that do not sound like the English ones. Rows of operators stay: a row is added only
-- if its Hindi and Tamil names are in none.
insert into public.synonyms (names)
select names from (values
  ('{"Taj Mahal",Tajmahal,"ताज महल"}'::text[]),
  ('{Delhi,दिल्ली,தில்லி}'),
  ('{Goa,गोवा,கோவா}'),
  ('{Mysuru,Mysore,मैसूर,மைசூர்}'),
  ('{Mumbai,Bombay,मुंबई}'),
  ('{Hyderabad,हैदराबाद}'),
  ('{Paris,पेरिस}'),
  ('{Yercaud,ஏற்காடு}')
) seeded (names)
where not exists (
  select from public.synonyms known
  where known.names && array(
    select name from unnest(seeded.names) name where name ~ '[\u0900-\u097F\u0B80-\u0BFF]'));
