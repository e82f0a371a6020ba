-- What notices say about each tender in $1; no row for a tender that no notice is about. A notice moves the closing time
-- only if it was published before the tender closed: later ones prolong the validity of bids, whatever they are called.
with said as (
  select relation.parent_id as id, notice.id as notice_id, notice.tender_id, notice.notice_kind, notice.publication_type,
    notice.captured_at, event.event_type, event.occurred_at, event.title, event.description, event.after,
    notice.closing_date_time as new_closing,
    greatest(subject.closing_date_time, max(notice.closing_date_time) filter (where event.event_type = 'closing-date-changed')
      over (partition by relation.parent_id order by event.occurred_at, notice.id
        rows between unbounded preceding and 1 preceding)) as closing
  from derived.tender_relation relation
  join core.tender subject on subject.id = relation.parent_id
  join core.tender notice on notice.id = relation.id
  join core.tender_event event on event.tender_id = notice.id and event.of_subject
  where relation.parent_id = any($1::uuid[]) and notice.notice_kind is not null
),
effective as (
  select *, event_type = 'closing-date-changed' and coalesce(occurred_at <= closing, true) as moves from said
)
select id,
  min(occurred_at) filter (where event_type = 'cancelled') as cancelled_at,
  max(new_closing) filter (where moves) as closing_date_time,
  max(occurred_at) filter (where moves) as extended_at,
  max(case when event_type = 'validity-extended' and after #>> '{}' ~ '^20\d\d-\d\d-\d\d$'
    then (after #>> '{}')::date end) as valid_until,
  case when bool_or(publication_type = 'CORRIGENDUM') then 'CORRIGENDUM'
    when bool_or(publication_type = 'ADDENDUM') then 'ADDENDUM' end as publication_type,
  (count(*) filter (where publication_type in ('CORRIGENDUM', 'ADDENDUM')))::int as amendments,
  max(captured_at) as captured_at,
  jsonb_agg(jsonb_build_object('tenderId', tender_id, 'kind', notice_kind, 'event', event_type, 'label', title,
    'date', core.utc_time(occurred_at), 'description', description, 'after', after)
    order by occurred_at, notice_id) as notices
from effective group by id
