-- A label within a number does not part it: "STD 04564 Ph 223344" and "STD 0452 Ph 223344" were the same local number, so
-- that erasing one person erased the other. And a place in a list, as in "1 98421 12345", is no country code.
-- app/ui/phone-numbers.ts reads both in the same way.
set statement_timeout = 0;
create or replace function public.numbers_in(value text) returns text[]
  language plpgsql immutable parallel safe set search_path = ''
  as $$
declare
  mobile constant text := '(?<![0-9])(?:[+]?(?:0|91|091|0091)[ ().–-]*)?([6-9](?:[ ().–-]*[0-9]){9})(?![0-9])';
  abroad constant text := '[+] ?(?!91)([1-9](?:[ ().–-]*[0-9]){7,14})(?![ ().–-]*[0-9])';
  typed text;
  own text;
begin
  -- Most numbers are stored like this, and an index with 100,000 of them should not take minutes.
  if value ~ '^[+]91[6-9][0-9]{9}$' then
    return array[right(value, 10)];
  end if;
  typed := public.plain_text(value);
  typed := regexp_replace(typed,
    '(?:(?<![a-z0-9_])std(?:[^a-z0-9_]*code)?[^a-z0-9_]*|(?<![0-9])(?=0))([0-9]{2,5})[^a-z0-9_]*(?:(?:ph(?:one)?|tel(?:ephone)?|nos?)(?![a-z0-9_])[^a-z0-9_]*)+(?=[0-9])',
    '\1 ', 'g');
  typed := regexp_replace(typed, '(?<![0-9])([0-9]{5})[/_,·•](?=[0-9]{5}(?![0-9]))', '\1 ', 'g');
  typed := regexp_replace(typed, '(?<![0-9])(0[0-9]{2,4})/(?=[0-9]{6,8}(?![0-9]))', '\1 ', 'g');
  typed := regexp_replace(typed, '(?<![0-9+][ ().–-]*)00[ .–-]?(?=[1-9])', '+', 'g');
  typed := regexp_replace(typed, '([+] ?[1-9][0-9]{0,2} ?)[(]0[)]', '\1', 'g');
  -- Without "+", only a number that is alone and has more digits than an Indian one.
  if typed ~ '^(?!91[^0-9])[1-9][0-9]{0,2}(?: ?[–-] ?| ?[(]| )[0-9][0-9 ().–-]*$' and typed !~ ('^' || mobile)
    and typed !~ '^[1-9][ ().–-]+[6-9][0-9]{4}[ ().–-]+[0-9]{5}(?![0-9])'
    and length(regexp_replace(typed, '[^0-9]', '', 'g')) between 11 and 15 then
    typed := '+' || typed;
  end if;
  -- More digits than a number can have.
  typed := regexp_replace(
    typed, '([+] ?(?!91)[1-9](?:[ ().–-]*[0-9]){7,14})((?: +[6-9][0-9]{4} ?[0-9]{5})+)(?![ ().–-]*[0-9])', '\1;\2', 'g');
  own := regexp_replace(typed, abroad, ';', 'g');
  -- The space between two mobile numbers may be missing.
  own := regexp_replace(own, '([6-9][0-9]{9})(?=[6-9][0-9]{9}(?![0-9]))', '\1 ', 'g');
  return (
    with found as (
      select regexp_replace(each[1], '[^0-9]', '', 'g') as number
      from (
        select regexp_matches(typed, abroad, 'g') union all select regexp_matches(own, mobile, 'g')) matches (each)
      union all
      select regexp_replace(regexp_replace(each[1], '[^0-9]', '', 'g'), '^(0|91|091|0091)([1-9][0-9]{9})$', '\2')
      from regexp_matches(regexp_replace(own, mobile, ';', 'g'), '([0-9(][0-9 ().–-]*)', 'g') each)
    select array_agg(distinct number) from found where length(number) >= 6);
end $$;
reindex index public.enquiries_of_numbers;
reindex index public.quotes_of_numbers;
reset statement_timeout;
