-- A cancellation letter cancels a tender that was not awarded: a publisher that shows an award is more certain than the link
-- of a letter to its tender.
create or replace function derived.cancels(letter timestamptz, status text) returns boolean
language sql immutable parallel safe
return letter is not null and status in ('active', 'closed');

-- The state of each tender with what notices say about it. cancelled_at is null unless a
-- letter cancels the tender. The time of closing is applied later, when the record is published.
create or replace view derived.tender_state as
select tender.id,
  case when letter.cancels then 'cancelled' else tender.status end as status,
  case when letter.cancels then 'CANCELLATION_NOTICE'
    when tender.status in ('cancelled', 'awarded') then tender.publication_type
    when effect.publication_type = 'CORRIGENDUM' then 'CORRIGENDUM'
    when tender.publication_type = 'TENDER_NOTICE' then coalesce(effect.publication_type, 'TENDER_NOTICE')
    else tender.publication_type end as publication_type,
  case when letter.cancels then effect.cancelled_at end as cancelled_at,
  greatest(tender.closing_date_time, effect.closing_date_time) as closing_date_time,
  case when effect.valid_until > closes.day then effect.valid_until - closes.day else tender.validity_period end as validity_period,
  tender.amendment_number + coalesce(effect.amendments, 0) as amendment_number,
  greatest(tender.captured_at, effect.captured_at) as captured_at,
  effect.notices
from core.tender
left join derived.tender_effect effect on effect.id = tender.id
cross join lateral (
  select derived.cancels(effect.cancelled_at, tender.status) as cancels
) letter
cross join lateral (
  select (greatest(tender.closing_date_time, effect.closing_date_time) at time zone 'Africa/Johannesburg')::date as day
) closes;
