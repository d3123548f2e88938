-- Reads prices and durations as people write them. PostgreSQL with ICU lets \d match digits of other scripts,
-- so the patterns say [0-9].

-- The text in lower case, with the digits 0 to 9, single spaces and without invisible characters.
create function public.plain_text(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(btrim(regexp_replace(
    translate(
      regexp_replace(value, '[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
      '०१२३४५६७८९০১২৩৪৫৬৭৮৯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯０１２３４５６７８９',
      '01234567890123456789012345678901234567890123456789012345678901234567890123456789'),
    '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')));

alter function public.rupee_amount(text) rename to earlier_rupee_amount;

-- The rupees of a price; null for foreign currencies and for any other text than one amount.
-- app/features/tours/rupees.ts does the same. A test compares both.
create function public.rupee_amount(price text) returns integer
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Without a tax that is added or included: "+ 5% GST", "GST @ 5%".
  written text := regexp_replace(public.plain_text(price), '[0-9]+(?:\.[0-9]+)? ?% ?(?:gst|tax|tcs)|(?:gst|tax|tcs) ?@? ?[0-9]+(?:\.[0-9]+)? ?%', '', 'g');
  words text[] := regexp_split_to_array(written, '[^a-z]+');
  -- Short patterns, because long ones with groups are slow in PostgreSQL.
  number text := (regexp_match(written, '[0-9](?:[0-9,. ]*[0-9])?'))[1];
  at integer := strpos(written, number);
  before text := left(written, at - 1);
  after text := substr(written, at + length(number));
  unit text := (regexp_match(after, '^ ?-? ?(k|thousand|ஆயிரம்|हज़ार|हजार|hundred|l|la[ck]h?s?|lacks?|lkhs?|லட்சம்|இலட்சம்|लाख|cr|crs|crores?|கோடி|करोड़)(?![a-z])'))[1];
  amount numeric;
begin
  if number is null or after ~ '[0-9]'
    or number !~ '^(?:[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}|[0-9]{1,3}(?: [0-9]{2,3})* [0-9]{3}|[0-9]+)(?:\.[0-9]{1,5})?$'
    -- Signs, codes and words of other currencies.
    or written ~ '[$¢£¤¥฿৲৳៛﷼﹩＄￠￡￥￦\u20A0-\u20A7\u20A9-\u20B8\u20BA-\u20CF]|டாலர்|யூரோ|டிராம்|திர்ஹாம்|பாட்|ரிங்கிட்|डॉलर|यूरो|दिरहम'
    or words && '{usd,sgd,thb,lkr,slr,aed,dh,dhs,myr,rm,eur,gbp,jpy,cny,rmb,aud,cad,nzd,chf,hkd,twd,
      idr,rp,vnd,krw,php,npr,nrs,pkr,bdt,tk,btn,mvr,mur,scr,omr,qar,sar,bhd,kwd,zar,egp,
      rub,mmk,khr,ils,kes,tzs,uzs,kzt,azn,gel,dollar,dollars,euro,euros,pound,pounds,sterling,
      baht,bhat,ringgit,ringgits,dirham,dirhams,yen,yuan,renminbi,rupiah,rupiahs,dong,riyal,
      riyals,rial,rials,dinar,dinars,franc,francs,peso,pesos,rand,rands,taka,takas,kyat,kyats,
      rufiyaa,rufiyaas,ngultrum,ngultrums,lira,liras,rouble,roubles,ruble,rubles,won,lankan,
      srilankan,nepali,nepalese,mauritian,pakistani}'
    -- Amounts that are not the price of the tour.
    or written ~ '%|(?:per|/) ?(?:kms?|hours?|hrs?|months?)(?![a-z])'
    or words && '{save,off,less,discount,cashback,advance,deposit,token,emi}'
    or before ~ '(?:^|[^a-z\u0900-\u0DFF])\.$'
    -- An amount without a sign has a unit, or it is the whole text: "24,500 per head", "from 24500".
    or not (unit is not null
      or words && '{rs,inr}' or written ~ '[₹₨]|rupee|ரூ|रु|रू|/ ?[-–=]'
      or before ~ '^(?:(?:from|starts? (?:at|from)|starting (?:at|from)|@|~|approx\.?) ?)?$'
        and after ~ '^ ?[+*]? ?(?:onwards?|only|nett?)? ?(?:(?:per |/ ?)(?:person|head|adult|pax|couple)|p\.?p\.?)?$')
  then
    return null;
  end if;
  amount := translate(number, ' ,', '')::numeric * case
    when unit is null then 1
    when unit ~ '^(?:k|thousand|ஆயிரம்|हज़ार|हजार)$' then 1000
    when unit = 'hundred' then 100
    when unit ~ '^(?:cr|crs|crores?|கோடி|करोड़)$' then 10000000
    else 100000
  end;
  return case when amount = trunc(amount) and amount between 1 and 999999999 then amount end;
end $$;

-- "Price from" follows the price. An amount that the operator has set stays if the new price has no single
-- amount, but not if it has none at all.
create or replace function public.read_price() returns trigger
  language plpgsql set search_path = '' as $$
declare
  amount integer := public.rupee_amount(new.price);
begin
  if tg_op = 'INSERT' then
    new.price_from := coalesce(new.price_from, amount);
  elsif new.price is distinct from old.price and new.price_from is not distinct from old.price_from then
    if amount is not null or new.price_from = public.rupee_amount(old.price)
      or coalesce(public.plain_text(new.price), '') !~ '[0-9]'
    then
      new.price_from := amount;
    end if;
  end if;
  return new;
end $$;

-- The number before a unit, such as 5 in "5 Nights". A text with several has their sum, or the first one.
create function public.number_of(unit text, written text, has_sum boolean) returns numeric
  language sql immutable parallel safe set search_path = '' as $$
    select case when has_sum then sum(found[1]::numeric) else min(found[1]::numeric) filter (where nr = 1) end
    from regexp_matches(written, '(?<![0-9.])([0-9]{1,3}(?:\.[0-9])?|\.[0-9]) ?[+]? ?-? ?(?:full |whole )?(?:' || unit || ')(?![a-z])', 'g')
      with ordinality matches (found, nr)
$$;

-- The days of "6 Days / 5 Nights", "One Day", "4N Munnar + 1N Kochi", "1 week" and "24 hrs"; null for other texts.
create or replace function public.tour_days(duration text) returns integer
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  names text[] := array['twenty one', '21', 'twenty', '20', 'sixteen', '16', 'seventeen', '17', 'eighteen', '18',
    'nineteen', '19', 'one', '1', 'two', '2', 'three', '3', 'four', '4', 'five', '5', 'six', '6',
    'seven', '7', 'eight', '8', 'nine', '9', 'ten', '10', 'eleven', '11', 'twelve', '12', 'thirteen', '13',
    'fourteen', '14', 'fifteen', '15', 'ஒரு', '1', 'இரண்டு', '2', 'இரு', '2', 'மூன்று', '3', 'நான்கு', '4',
    'நாலு', '4', 'ஐந்து', '5', 'ஆறு', '6', 'ஏழு', '7', 'எட்டு', '8', 'ஒன்பது', '9', 'பத்து', '10',
    'एक', '1', 'दो', '2', 'तीन', '3', 'चार', '4', 'पांच', '5', 'पाँच', '5', 'छह', '6', 'सात', '7', 'आठ', '8', 'नौ', '9', 'दस', '10'];
  days constant text := 'days?|d|நாள|நாட்கள|பகல|दिन';
  nights constant text := 'nights?|nts?|n|இரவ|रात';
  written text := public.plain_text(duration);
  outside text;
  is_sum boolean;
  is_choice boolean;
begin
  for at in 1 .. cardinality(names) by 2 loop
    -- PostgreSQL keeps only the last 32 patterns compiled.
    continue when strpos(written, names[at]) = 0;
    written := regexp_replace(written,
      '(?<![a-z\u0900-\u097F\u0B80-\u0BFF])(?:' || names[at]
        || ')(?=[ -]?(?:full |whole )?(?:day|night|week|month|hour|hr|நாள|நாட்க|பகல|இரவ|வார|மாத|மணி|दिन|रात|हफ|सप्ताह|घंट))',
      names[at + 1], 'g');
  end loop;
  written := regexp_replace(written, '(?<![a-z])an? (?=day|night|week|month)', '1 ', 'g');
  written := regexp_replace(written, ' ?(?:½|1/2)(?=[ -]?(?:day|நாள))', '.5', 'g');
  -- In "5 Nights (3N Munnar + 2N Kochi)", the brackets repeat the number.
  outside := regexp_replace(written, '\([^)]*\)', ' ', 'g');
  is_sum := outside ~ '[+]';
  is_choice := outside ~ '(?<![a-z])or(?![a-z])';
  return nullif(ceil(coalesce(
    (regexp_match(written, 'day ?1 ?(?:to|-|–) ?day ?([0-9]{1,2})(?![0-9])'))[1]::numeric,
    case when written ~ '(?:weeks?|wks?) ?(?:and|[+&,])? ?[0-9]{1,2} ?(?:days?|d)(?![a-z])' then
      public.number_of('weeks?|wks?', written, false) * 7 + public.number_of('days?|d', written, false) end,
    public.number_of(days, outside, is_sum),
    public.number_of(days, written, false),
    public.number_of(nights, outside, not is_choice) + 1,
    public.number_of(nights, written, not is_choice) + 1,
    public.number_of('weeks?|wks?|வார|हफ|सप्ताह', written, is_sum) * 7,
    public.number_of('months?|மாத', written, is_sum) * 30,
    public.number_of('hours?|hrs?|மணி ?நேர|घंट', written, false) / 24,
    case when written ~ '(?<![a-z])(?:(?:full|half|same|single|whole|all)[ -]?day|day[ -]?(?:trip|tour|out|outing|picnic|return|excursion))(?![a-z])|(?:அரை|முழு|ஒரே) ?நாள' then 1
      when written ~ '(?<![a-z])(?:over ?night|weekend)' then 2
      when written ~ '(?<![a-z])fortnight(?![a-z])' then 14 end))::integer, 0);
end $$;

-- Amounts that were read from the price are read again. The operators' own amounts stay. No triggers: this is
-- not an edit, so updated_at and the versions stay.
alter table public.tours disable trigger user;
update public.tours set price_from = public.rupee_amount(price)
where price is not null
  and price_from is not distinct from public.earlier_rupee_amount(price)
  and price_from is distinct from public.rupee_amount(price);
alter table public.tours enable trigger user;
drop function public.earlier_rupee_amount(text);
select private.index_tour(id) from public.tours;
