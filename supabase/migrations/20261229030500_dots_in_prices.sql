-- In "₹10.000" the dot separates thousands: it was read as 10 rupees.
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
  -- 24.500 or 1.250.000, as in many countries of Europe. Before "lakh" a dot is a decimal point.
  if unit is null and number ~ '^[1-9][0-9]{0,2}(?:\.[0-9]{3})+$' then
    number := replace(number, '.', '');
  end if;
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
update private.tour_search set price = tours.price_from
from public.tours where tours.id = tour_search.tour_id and tour_search.price is distinct from tours.price_from;
