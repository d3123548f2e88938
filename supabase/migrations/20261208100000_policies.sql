-- The agency's policies. The FAQ, the tours and new quotes read them; the defaults are those of the specification.

-- The refunds of a cancellation: at least so many days before departure, so many per cent.
create function public.are_refunds(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else (
    select count(*) <= 10 and count(*) = count(distinct item -> 'days') and coalesce(bool_and(
      case when jsonb_typeof(item -> 'days') = 'number' and jsonb_typeof(item -> 'percent') = 'number'
        then (item ->> 'days')::numeric between 0 and 365 and (item ->> 'days')::numeric % 1 = 0
          and (item ->> 'percent')::numeric between 1 and 100 and (item ->> 'percent')::numeric % 1 = 0
        else false end
    ), true)
    from jsonb_array_elements(value) item
  ) end
$$;

alter table public.company_info
  add column advance_domestic text not null default '25%'
    check (btrim(advance_domestic) <> '' and length(advance_domestic) <= 100),
  add column advance_international text not null default '50%'
    check (btrim(advance_international) <> '' and length(advance_international) <= 100),
  -- So many days before departure. Null: the date is on the booking confirmation.
  add column balance_days_domestic integer check (balance_days_domestic between 1 and 365),
  add column balance_days_international integer default 30 check (balance_days_international between 1 and 365),
  add column refunds jsonb not null
    default '[{"days": 31, "percent": 100}, {"days": 15, "percent": 70}, {"days": 7, "percent": 50}]'
    check (public.are_refunds(refunds)),
  -- A full refund is less an admin fee.
  add column has_admin_fee boolean not null default true,
  add column group_size text not null default '10-20' check (btrim(group_size) <> '' and length(group_size) <= 100),
  -- `tax_note` is that of domestic tours.
  add column tax_note_international text
    default 'TCS, the tax collected at source on tours abroad, is extra. You can claim it in your income tax return.'
    check (length(tax_note_international) <= 500);
comment on column public.company_info.refunds is '@type { days: number; percent: number }[]';

-- What tours abroad have shown until now, without triggers, because this is not an edit.
alter table public.company_info disable trigger user;
update public.company_info set tax_note_international =
  case when upper(tax_note) ~ '(^|[^A-Z0-9_])TCS($|[^A-Z0-9_])' then btrim(tax_note)
    else concat_ws(' ', nullif(btrim(tax_note), ''), tax_note_international) end;
alter table public.company_info enable trigger user;
