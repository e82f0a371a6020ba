-- Where, when and with what amount the awards in $1 count. An award of a tender that is not there counts without a place.
select award.id, award.tender_id, tender.organization_id, tender.province, tender.category, tender.market_id,
  coalesce(tender.invites, false) as invites,
  award.status = 'awarded' as made, placed.at, core.south_african_month(placed.at) as month,
  placed.amount,
  case when award.amount is null then 'none' when coalesce(award.currency, 'ZAR') <> 'ZAR' then 'foreign'
    when placed.amount is null then 'suspect' else 'counted' end as amount_state,
  award.first_captured_at as seen_at
from core.award
left join derived.tender_place tender on tender.id = award.tender_id
cross join lateral (
  select coalesce(award.awarded_at, award.first_captured_at) as at,
    core.counted_amount(award.amount, award.currency, award.validation_errors) as amount
) placed
where award.id = any($1::uuid[])
