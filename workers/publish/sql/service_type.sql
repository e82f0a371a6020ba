-- Kinds of service: one row for each id in $1 that exists.
select service.id /* own columns: core.service_type service */, service.updated_at as synced_at
from core.service_type service
where service.id = any($1::uuid[])
