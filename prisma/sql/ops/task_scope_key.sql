-- A run has each task only once. Most of these columns are null, so nulls must compare as equal.
drop index if exists ops.task_scope_key;
create unique index task_scope_key on ops.task
  (run_id, pass, from_day, to_day, list, max_pages, repeat, number_from, number_to, ocid_from, ocid_to) nulls not distinct;
