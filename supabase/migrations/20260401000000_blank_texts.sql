-- Spec §5: a text of nothing but tabs, line ends or foreign spaces is as empty as none. The forms
-- know; these checks let no other door be weaker. Rows written before stay as they are.
create function public.without_margin(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return regexp_replace(
    value,
    '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
    '', 'g'
  );

do $$
declare
  field record;
begin
  for field in
    select * from (values
      ('tours', 'title', 1), ('tours', 'category', 1), ('tours', 'summary', 10), ('tours', 'duration', 1),
      ('categories', 'name', 1),
      ('hero_sections', 'title', 1), ('hero_sections', 'subtitle', 1), ('hero_sections', 'button_text', 1),
      ('testimonials', 'name', 1), ('testimonials', 'location', 1), ('testimonials', 'comment', 10),
      ('about_sections', 'title', 1), ('about_sections', 'content', 1),
      ('company_info', 'company_name', 1), ('company_info', 'tagline', 1), ('company_info', 'address', 1),
      ('company_info', 'city', 1), ('company_info', 'state', 1), ('company_info', 'postal_code', 1),
      ('company_info', 'country', 1), ('company_info', 'phone', 1)
    ) as needed (table_name, column_name, characters)
  loop
    execute format(
      'alter table public.%I add constraint %I check (length(public.without_margin(%I)) >= %s) not valid',
      field.table_name, field.table_name || '_' || field.column_name || '_text',
      field.column_name, field.characters
    );
  end loop;
end $$;

-- A review without a rating from 1 to 5 has no place in an average.
alter table public.tours add constraint tours_reviews_rated check (
  not jsonb_path_exists(
    reviews,
    '$[*] ? (!exists(@.rating) || @.rating.type() != "number" || @.rating < 1 || @.rating > 5)'
  )
) not valid;
