-- Tamil words that visitors search for find tours by their English text too, as Hindi words do: a translated text has
-- most of them with another ending. Rows of operators stay: a row is added only if its Tamil words are in none.
insert into public.synonyms (names)
select names from (values
  ('{Hill,Hills,Mountain,Mountains,மலை,மலைகள்}'::text[]),
  ('{Beach,Beaches,கடற்கரை,கடற்கரைகள்}'),
  ('{Island,Islands,தீவு,தீவுகள்}'),
  ('{Lake,Lakes,ஏரி,ஏரிகள்}'),
  ('{Houseboat,Houseboats,"படகு வீடு",படகுவீடு}'),
  ('{Fort,Forts,கோட்டை,கோட்டைகள்}'),
  ('{Palace,Palaces,அரண்மனை,அரண்மனைகள்}'),
  ('{"Tamil Nadu",Tamilnadu,தமிழ்நாடு}')
) seeded (names)
where not exists (
  select from public.synonyms known
  where known.names && array(select name from unnest(seeded.names) name where name collate "C" ~ '[\u0B80-\u0BFF]'));
