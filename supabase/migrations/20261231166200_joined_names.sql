-- Names that visitors write as one word, and Tamil words that they type in Latin letters. Rows of operators stay: a row is
-- added only if its last name is in none.
insert into public.synonyms (names)
select names from (values
  ('{"Hill station","Hill stations",Hillstations,Hillstation}'::text[]),
  ('{"North India",Northindia}'),
  ('{"South India",Southindia}'),
  ('{"Golden Triangle",Goldentriangle}'),
  ('{Children,Kids,Kid}'),
  ('{Temple,Temples,Kovil,Koil}'),
  ('{Boat,Boats,படகு,Padagu}')
) seeded (names)
where not exists (select from public.synonyms known where known.names @> seeded.names[cardinality(seeded.names) :]);
