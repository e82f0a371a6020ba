-- The present state of each tender, spelled here alone: what its publishers say, what notices about it say, and the time.
--
--   status          as of now: an active tender is closed once its closing time has passed
--   stated_status   the same without the time, for figures that change with days
--   closes_at       the latest closing time that the tender or a notice gives
--   cancelled_at    when it was cancelled, if its status is that
--   letter_at       likewise, where a letter cancels it
--   invites         whether it asks for bids: it is no notice about tenders, no placeholder, and of a tender that was published
--                   twice the later one
--   is_open         whether bids can still be handed in
--   changed_at      when its record last changed
--   tender          the row of core.tender: a statement that joined it once more would read each tender twice
create or replace view derived.tender_now as
select tender.id,
  moment.status,
  said.status as stated_status,
  moment.closes_at,
  case said.status when 'cancelled' then coalesce(said.letter_at, tender.cancelled_at) end as cancelled_at,
  said.letter_at,
  tender.notice_kind is null and relation.original_id is null
    and not 'placeholder-tender' = any(tender.validation_errors) as invites,
  moment.is_open,
  case when moment.status = 'closed' and said.publication_type = 'TENDER_NOTICE' then 'CLOSED'
    else said.publication_type end as publication_type,
  case when effect.valid_until > moment.closing_day then effect.valid_until - moment.closing_day
    else tender.validity_period end as validity_period,
  tender.amendment_number + coalesce(effect.amendments, 0) as amendment_number,
  effect.notices,
  case when moment.status <> said.status then greatest(tender.captured_at, effect.captured_at, moment.closes_at)
    else greatest(tender.captured_at, effect.captured_at) end as changed_at,
  tender
from core.tender
left join derived.tender_effect effect on effect.id = tender.id
left join derived.tender_relation relation on relation.id = tender.id
-- A cancellation letter cancels a tender that was not awarded: a publisher that shows an award is more certain than the link
-- of a letter to its tender.
cross join lateral (
  select case when tender.status in ('active', 'closed') then effect.cancelled_at end as at
) letter
cross join lateral (
  select letter.at as letter_at,
    case when letter.at is not null then 'cancelled' else tender.status end as status,
    case when letter.at is not null then 'CANCELLATION_NOTICE'
      when tender.status in ('cancelled', 'awarded') then tender.publication_type
      when effect.publication_type = 'CORRIGENDUM' then 'CORRIGENDUM'
      when tender.publication_type = 'TENDER_NOTICE' then coalesce(effect.publication_type, 'TENDER_NOTICE')
      else tender.publication_type end as publication_type
) said
cross join lateral (
  select greatest(tender.closing_date_time, effect.closing_date_time) as at
) closing
cross join lateral (
  select derived.is_open(said.status, closing.at) as is_open
) open
cross join lateral (
  select closing.at as closes_at,
    (closing.at at time zone 'Africa/Johannesburg')::date as closing_day,
    open.is_open,
    case when said.status = 'active' and not open.is_open then 'closed' else said.status end as status
) moment;
