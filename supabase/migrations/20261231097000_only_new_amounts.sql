-- Two saves wrongly marked translations as "changed": one that adds an empty "stay" to a day, and one that changes only
-- prices, whose new amounts visitors already read in the translation.
set statement_timeout = 0;

-- True if visitors read the translation of an English text with the amounts of the present one (with-texts.ts).
create function private.has_only_new_amounts(own text, made_from text, english text) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(
    regexp_replace(made_from, amount, '₹', 'g') = regexp_replace(english, amount, '₹', 'g')
    and (select count(*) from regexp_matches(english, amount, 'g')) = (select count(*) from regexp_matches(made_from, amount, 'g'))
    -- Each old amount must become one new amount, wherever it occurs.
    and (
      select count(distinct bare) = count(distinct (bare, now))
      from rows from (regexp_matches(made_from, amount, 'g'), regexp_matches(english, amount, 'g')) as pair (before, now),
        translate(before[1], spaces, '') bare
    )
    and (select count(*) from regexp_matches(own, amount, 'g')) = (select count(*) from regexp_matches(made_from, amount, 'g'))
    and not exists (
      select translate(found[1], spaces, '') from regexp_matches(own, amount, 'g') found
      except select translate(found[1], spaces, '') from regexp_matches(made_from, amount, 'g') found
    ), false)
  from (values (format('(₹[ %1$s]?[0-9]+(?:,[0-9]+)*|[0-9]+[ %1$s]?%%)', chr(160)), ', ' || chr(160))) pattern (amount, spaces)
$$;

create function private.is_current(own jsonb, made_from jsonb, english jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select not exists (
    select from private.texts_in(made_from) before full join private.texts_in(english) now using (path)
    where coalesce(before.text, '') <> coalesce(now.text, '') and not private.has_only_new_amounts(
      (select text from private.texts_in(own) texts where texts.path = before.path), before.text, now.text)
  )
$$;

create or replace function private.translation_state(texts jsonb, is_published boolean, made_from jsonb, english jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case
    when english is null then 'deleted'
    when texts = '{}' then 'missing'
    when exists (
      select from jsonb_each(made_from) made (field, text)
      where english -> made.field is distinct from made.text
        and not private.is_current(texts -> made.field, made.text, english -> made.field)
    ) then 'changed'
    when not is_published then 'draft'
    -- Numbers are the same in all languages, an agency may keep its English name, and a picture's URL is no text.
    when exists (
      select from private.texts_in(english) needed
      where needed.text ~ '[A-Za-z]' and needed.path !~ '\.(picture|company_name)$' and not exists (
        select from private.texts_in(texts) own where own.path = needed.path and own.text collate "C" ~ '\S')
    ) then 'missing'
    else 'published'
  end
$$;

alter table public.translations disable trigger user;
update public.translations
set stored_state = private.translation_state(texts, is_published, english, private.english_row(table_name, row_id))
where stored_state = 'changed';
alter table public.translations enable trigger user;
reset statement_timeout;
