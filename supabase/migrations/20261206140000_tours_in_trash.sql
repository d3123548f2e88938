-- Renaming a category renames it in the deleted tours of the trash. The index finds them.
create index row_versions_category on public.row_versions using hash ((old_row ->> 'category'))
  where table_name = 'tours' and action = 'delete' and restored_at is null;
