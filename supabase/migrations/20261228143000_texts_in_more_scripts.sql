-- Prices and durations in Malayalam, Telugu and Kannada are read: "രൂ. 24,500", "₹2 లక్షలు", "4 ದಿನ 3 ರಾತ್ರಿ".
-- "இரவு 9 மணி" is a time, and no longer nine nights.

alter function public.rupee_amount(text) rename to earlier_rupee_amount;

-- The rupees of a price; null for foreign currencies and for any other text than one amount.
-- app/features/tours/rupees.ts does the same. A test compares both.
create function public.rupee_amount(price text) returns integer
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Without a tax that is added or included: "+ 5% GST", "GST @ 5%".
  written text := regexp_replace(regexp_replace(
    -- Without emoji, bullets and bold, which people put around a price.
    btrim(regexp_replace(public.plain_text(price), '[ *_•\u2190-\u21FF\u2300-\u2BFF\uFE0F\u20E3\U0001F000-\U0001FAFF]+', ' ', 'g')),
    '[0-9]+(?:\.[0-9]+)? ?% ?(?:gst|tax|tcs)|(?:gst|tax|tcs) ?@? ?[0-9]+(?:\.[0-9]+)? ?%', '', 'g'),
    '([0-9]) ?, ?(?=[0-9]{3}(?![0-9]))', '\1,', 'g');
  words text[] := regexp_split_to_array(written, '[^a-z]+');
  -- Short patterns, because long ones with groups are slow in PostgreSQL.
  number text := (regexp_match(written, '[0-9](?:[0-9,. ]*[0-9])?'))[1];
  at integer := strpos(written, number);
  before text := left(written, at - 1);
  after text := substr(written, at + length(number));
  unit text := (regexp_match(after, '^ ?-? ?(k|thousand|ஆயிரம்|हज़ार|हजार|ആയിരം|వేలు?|ಸಾವಿರ|hundred|l|la[ck]h?s?|lacks?|lkhs?|லட்சம்|இலட்சம்|लाख|ലക്ഷം|లక్ష|ಲಕ್ಷ|cr|crs|crores?|கோடி|करोड़|കോടി|కోటి|ಕೋಟಿ)(?![a-z])'))[1];
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
    or written ~ '%|(?:per|/) ?(?:kms?|hours?|hrs?|nights?|days?|months?|rooms?|cars?|vehicles?|bus|cab)(?![a-z])|up to'
    or words && '{save,off,less,discount,cashback,advance,deposit,token,booking,emi,million,billion,upto,under,below}'
    -- "₹.5 lakh", but not "₹.24,500"
    or length(number) < 3 and before ~ '(?:^|[^a-z\u0900-\u0DFF])\.$'
    -- An amount without a sign has a unit, or it is the whole text: "24,500 per head", "from 24500".
    or not (unit is not null
      or words && '{rs,inr}' or written ~ '[₹₨]|rupee|ரூ|रु|रू|രൂ|రూ|ರೂ|/ ?[-–=]|[-–=] ?/'
      or before ~ '^(?:[-–:=@~. ]|tour|package|pkg|total|price|cost|rate|amount|fare|offer|special|now|only|just|from|at|starts?|starting|onwards|approx|around|about|per|person|head|pax|adult|விலை|கட்டணம்|ஒரு|நபருக்கு|ஒருவருக்கு|தலா|कीमत|किराया|केवल|सिर्फ|प्रति|व्यक्ति)*$'
        and after ~ '^(?:[-–+()!.,/ ]|gst|tax|taxes|onwards?|only|nett?|each|p[./]?p|(?:with(?:out)?|includ(?:es|ing)|exclud(?:es|ing)) (?:flights?|air ?fare|food|tickets?)|plus|incl|including|inclusive|included|excl|excluding|exclusive|of|all|on|twin|double|triple|sharing|basis|(?:per |/ ?)(?:person|head|adult|pax|couple|family)|முதல்|மட்டும்|प्रति|व्यक्ति|से|मात्र)*$')
  then
    return null;
  end if;
  amount := translate(number, ' ,', '')::numeric * case
    when unit is null then 1
    when unit ~ '^(?:k|thousand|ஆயிரம்|हज़ार|हजार|ആയിരം|వేలు?|ಸಾವಿರ)$' then 1000
    when unit = 'hundred' then 100
    when unit ~ '^(?:cr|crs|crores?|கோடி|करोड़|കോടി|కోటి|ಕೋಟಿ)$' then 10000000
    else 100000
  end;
  return case when amount = trunc(amount) and amount between 1 and 999999999 then amount end;
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

-- The days of "6 Days / 5 Nights", "One Day", "4N Munnar + 1N Kochi", "1 week" and "24 hrs"; null for other texts.
create or replace function public.tour_days(duration text) returns integer
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  names text[] := array['twenty', '20', 'sixteen', '16', 'seventeen', '17', 'eighteen', '18',
    'nineteen', '19', 'one', '1', 'two', '2', 'three', '3', 'four', '4', 'five', '5', 'six', '6',
    'seven', '7', 'eight', '8', 'nine', '9', 'ten', '10', 'eleven', '11', 'twelve', '12', 'thirteen', '13',
    'fourteen', '14', 'fifteen', '15', 'thirty', '30',
    'ஒன்றரை', '1.5', 'இரண்டரை', '2.5', 'பதினொன்று', '11', 'பன்னிரண்டு', '12', 'பதினான்கு', '14', 'பதினைந்து', '15',
    'आधा', '0.5', 'पूरा', '1', 'डेढ़', '1.5', 'ढाई', '2.5', 'ग्यारह', '11', 'बारह', '12', 'पंद्रह', '15', 'पन्द्रह', '15',
    'ஒரு', '1', 'இரண்டு', '2', 'இரு', '2', 'மூன்று', '3', 'நான்கு', '4',
    'நாலு', '4', 'ஐந்து', '5', 'ஆறு', '6', 'ஏழு', '7', 'எட்டு', '8', 'ஒன்பது', '9', 'பத்து', '10',
    'एक', '1', 'दो', '2', 'तीन', '3', 'चार', '4', 'पांच', '5', 'पाँच', '5', 'छह', '6', 'सात', '7', 'आठ', '8', 'नौ', '9', 'दस', '10'];
  days constant text := 'days?|d|din|naal|நாள|நாட்கள|பகல|दिन|दिवस|ദിവസ|రోజు|ದಿನ';
  nights constant text := 'nights?|nts?|n|raat|iravu|இரவ|रात|രാത്രി|రాత్ర|ರಾತ್ರಿ';
  day_label constant text := '(days?|நாட்கள்|நாள்|பகல்|दिन) ?[:=-]? ?([0-9]{1,2})(?![0-9])';
  night_label constant text := '(nights?|இரவு(?:கள்)?|रात(?:ें)?) ?[:=-]? ?([0-9]{1,2})(?![0-9])';
  -- Without times of day: "6 am to 9 night", "இரவு 9 மணி"
  written text := regexp_replace(normalize(public.plain_text(duration), NFC),
    '[0-9]{1,2}(?:[.:][0-9]{2})? ?(?:[ap]\.?m\.?(?![a-z])|மணி(?! ?நேர)|बजे)(?: ?(?:to|-|–) ?[0-9]{1,2} ?night)?', ' ', 'g');
  outside text;
  is_sum boolean;
  is_choice boolean;
begin
  for at in 1 .. cardinality(names) by 2 loop
    -- PostgreSQL keeps only the last 32 patterns compiled.
    continue when strpos(written, names[at]) = 0;
    written := regexp_replace(written,
      '(?<![a-z\u0900-\u097F\u0B80-\u0BFF])(?:' || names[at]
        || ')(?=[ -]?(?:full |whole )?(?:day|night|week|month|hour|hr|நாள|நாட்க|பகல|இரவ|வார|மாத|மணி|दिन|दिवस|रात|हफ|सप्ताह|घंट))',
      names[at + 1], 'g');
  end loop;
  written := regexp_replace(written, '(?<![a-z])an? (?=day|night|week|month)', '1 ', 'g');
  -- The loop leaves "twenty 5 days".
  written := regexp_replace(written, '(?<![a-z])twenty[ -]([1-9])(?= ?-?(?:day|night))', '2\1', 'g');
  written := regexp_replace(written, '([0-9]) ?(?:and|&) ?(?:a )?half(?=[ -]?day)', '\1.5', 'g');
  written := regexp_replace(written, ' ?(?:½|1/2)(?=[ -]?(?:day|நாள))', '.5', 'g');
  -- "5-6 days" has at least 5.
  written := regexp_replace(written,
    '([0-9]) ?(?:-|–|—|/|to|or) ?[0-9]{1,2}(?= ?-?(?:full )?(?:days?|nights?|weeks?|months?|hours?|hrs?|நாள|நாட்க|பகல|இரவ|வார|दिन|दिवस|रात|हफ))',
    '\1', 'g');
  -- "பகல் 5 இரவு 4", "Days 5 / Nights 4"
  written := regexp_replace(regexp_replace(written,
    '(?<![0-9][ -]?)(?<![a-z])' || day_label || '[ ,/&+|-]+' || night_label, '\2 \1 \4 \3'),
    '(?<![0-9][ -]?)(?<![a-z])' || night_label || '[ ,/&+|-]+' || day_label, '\2 \1 \4 \3');
  -- "Days: 5"
  written := regexp_replace(written,
    '(?<![0-9][ -]?)(?<![a-z])(days|nights|நாட்கள்|பகல்|இரவு(?:கள்)?|(?:நாள்|दिन)(?= ?[:=])) ?[:=-]? ?([0-9]{1,2})(?![0-9]| ?-?(?:days?|d|nights?|n|நாள|நாட்க|பகல|இரவ)(?![a-z]))',
    '\2 \1', 'g');
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
      when written ~ '(?<![a-z])morning to (?:evening|night)(?![a-z])' then 1
      when written ~ '(?<![a-z])long weekend' then 3
      when written ~ '(?<![a-z])(?:over[ -]?night|weekend)' then 2
      when written ~ '(?<![a-z])week[ -]?long' then 7
      when written ~ '(?<![a-z])fortnight(?![a-z])' then 14 end))::integer, 0);
end $$;

delete from private.tour_search;
delete from private.tour_words;
select private.index_tours(array(select id from public.tours));
