-- Directors of organs of state: one row for each id in $1 that exists.
select director.id, director.id as director_id, director.organization_id, director.full_name, director.position,
  director.appointed_on as appointment_date, director.validated_at, director.validation_status,
  director.created_at, director.changed_at as updated_at, director.changed_at as synced_at,
  read.search_vector(director.full_name, null, null, '{}') as search
from derived.source_director director
where director.id = any($1::uuid[])
