-- Events of tenders: one row for each id in $1 that exists. The event of a closing is published once the closing time has passed.
select event.id, tender.tender_id, tender.id as tender_record_id,
  event_type as event, event_type, event.title as label, event.title, event.description,
  occurred_at as date, occurred_at as event_date,
  case
    when field = 'closingDate' or event_type = 'closing-date-changed' then 'deadline'
    when event_type in ('cancelled', 'reinstated', 'closed', 'published') then 'status'
    else 'milestone' end as type,
  field, before, after, event.source = 'comparison' as is_automatic, event.source, event.confidence,
  case when event.source = 'comparison' then occurred_at else tender.first_captured_at end as created_at,
  tender.first_captured_at as synced_at
from derived.timeline event join core.tender on tender.id = event.tender_id
where event.id = any($1::uuid[]) and not (event_type = 'closed' and occurred_at > now())
