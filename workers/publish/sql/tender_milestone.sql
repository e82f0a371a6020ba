-- Milestones of tenders: one row for each id in $1 that exists.
select milestone.id /* own columns: core.tender_milestone milestone */,
  milestone.due_at as due_date, milestone.met_at as date_met,
  milestone.modified_at as date_modified, tender.tender_id as tender_id, tender.id as tender_record_id,
  tender.first_captured_at as created_at, tender.first_captured_at as synced_at
from core.tender_milestone milestone join core.tender on tender.id = milestone.tender_id
where milestone.id = any($1::uuid[])
