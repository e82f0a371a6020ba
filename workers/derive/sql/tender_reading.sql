-- How far the documents of the tenders in $1 have been read, those in archives included. While all of them wait, there is no row:
-- a load of many tenders would otherwise publish each of them twice.
select tender_id as id,
  case when bool_and(state = 'failed') then 'FAILED'
    when bool_and(state in ('done', 'failed')) then 'COMPLETED' else 'PROCESSING' end as status,
  case when bool_and(state = 'failed') then (array_agg(error order by id))[1] end as error
from core.document_state where tender_id = any($1::uuid[])
group by tender_id having bool_or(state <> 'waiting')
