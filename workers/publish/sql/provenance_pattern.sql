-- Patterns of origins: one row for each id in $1 that exists.
select id, fields as origins, (select count(*)::int from jsonb_object_keys(fields)) as size
from core.provenance where id = any($1::uuid[])
