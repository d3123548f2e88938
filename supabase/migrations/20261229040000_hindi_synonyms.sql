-- Hindi words that visitors search for find tours without a Hindi text, as Tamil words do. Rows of operators stay: a row
-- is added only if its Hindi words are in none.
insert into public.synonyms (names)
select names from (values
  ('{Spiritual,Pilgrimage,Devotional,Temple,मंदिर,तीर्थ,तीर्थयात्रा,धार्मिक}'::text[]),
  ('{Honeymoon,Couples,Romantic,हनीमून}'),
  ('{Children,Kids,बच्चे,बच्चों}'),
  ('{Hill,Hills,Mountain,Mountains,पहाड़,पहाड़ों,पहाड़ी,पर्वत}'),
  ('{Beach,Beaches,समुद्र,"समुद्र तट",बीच}'),
  ('{Island,Islands,द्वीप}'),
  ('{Lake,Lakes,झील}'),
  ('{Boat,Boats,नाव}'),
  ('{Waterfall,Waterfalls,झरना,झरने}'),
  ('{Forest,Forests,जंगल}'),
  ('{Wildlife,वन्यजीव}'),
  ('{Snow,बर्फ}'),
  ('{Sunrise,सूर्योदय}'),
  ('{Tea,चाय}'),
  ('{Fort,Forts,किला,किले}'),
  ('{Palace,Palaces,महल}'),
  ('{Market,Markets,Shopping,बाज़ार,खरीदारी}'),
  ('{Train,ट्रेन,रेल}'),
  ('{Jaipur,जयपुर}'),
  ('{Christmas,Xmas,क्रिसमस}'),
  ('{"New Year","नया साल","नए साल"}')
) seeded (names)
where not exists (
  select from public.synonyms known
  where known.names && array(select name from unnest(seeded.names) name where name ~ '[\u0900-\u097F]'));
