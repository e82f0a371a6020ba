-- Editions of lists of restricted suppliers that are in use: one row for each id in $1 that exists.
select list.id, list.register as source_id, list.report_date as report_generated_on, list.sha256 as edition_hash,
  list.entries, list.read_at
from derived.restricted_supplier_list list where list.id = any($1::uuid[])
