-- The events of each tender: its own, and those of the notices about it. An event of a notice is shown with the tender that
-- the notice is about, or with the notice while that tender is not known. A closing moves with the closing time, and does
-- not happen after a cancellation.
create or replace view derived.timeline as
select event.id, event.tender_id, event.event_type,
  case when event.event_type = 'closed' then greatest(event.occurred_at, closed.closes_at)
    else event.occurred_at end as occurred_at,
  event.title, event.description, event.field, event.before, event.after, event.source, event.confidence
from core.tender_event event
left join derived.tender_now closed on closed.id = event.tender_id and event.event_type = 'closed'
where not event.of_subject and not coalesce(event.event_type = 'closed' and closed.letter_at <= closed.closes_at, false)
union all
select event.id, relation.parent_id, event.event_type, event.occurred_at, event.title, event.description, event.field,
  case event.event_type when 'cancelled' then to_jsonb(subject.status)
    when 'closing-date-changed' then to_jsonb(core.utc_time(subject.closing_date_time))
    when 'validity-extended' then to_jsonb(subject.validity_period) end,
  event.after, event.source, event.confidence
from derived.tender_relation relation
join core.tender subject on subject.id = relation.parent_id
join core.tender_event event on event.tender_id = relation.id and event.of_subject
union all
select event.id, event.tender_id, event.event_type, event.occurred_at, event.title, event.description, event.field,
  event.before, event.after, event.source, event.confidence
from core.tender_event event
where event.of_subject and not exists (
  select from derived.tender_relation relation where relation.id = event.tender_id and relation.parent_id is not null);
