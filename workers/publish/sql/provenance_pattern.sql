-- Patterns of origins: one row for each id in $1 that a tender has.
select id, fields as origins, (select count(*)::int from jsonb_object_keys(fields)) as size
from core.provenance
where id = any($1::uuid[]) and exists (select from core.tender where tender.provenance_id = provenance.id)
