-- Before a dump is loaded into a new project: removes the rows that the migrations have made.
do $$ begin
  execute (
    select 'truncate ' || string_agg(oid::regclass::text, ', ') from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace));
end $$;
