-- The kinds of tour by other names, also in Tamil and Hindi: a tour has only the English word of its kind. Rows of
-- operators stay: a row is added only if its other names are in none.
insert into public.synonyms (names)
select names from (values
  ('{International,Abroad,Foreign,Overseas,"Outside India",வெளிநாடு,வெளிநாட்டு,विदेश,विदेशी}'::text[]),
  ('{Domestic,உள்நாடு,உள்நாட்டு,देश,भारत}')
) seeded (names)
where not exists (select from public.synonyms known where known.names && seeded.names[2 :]);
