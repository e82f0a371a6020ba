-- What was advertised in the markets in $1 (core.market_key). Tenders are counted as in the shares of
-- organization_aggregate.sql: those that invite bids; they belong to the month of publication.
with monthly as (
  select tender.province, tender.category,
    core.south_african_month(coalesce(tender.publication_date_time, tender.first_captured_at)) as month,
    count(*) as tenders, max(tender.first_captured_at) as seen_at
  from core.tender
  left join derived.tender_relation relation on relation.id = tender.id
  where core.market_key(tender.province, tender.category) = any($1::uuid[]) and tender.notice_kind is null
    and relation.original_id is null and not 'placeholder-tender' = any(tender.validation_errors)
  group by 1, 2, 3
)
select core.market_key(province, category) as id, province, category,
  jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'tenders', tenders) order by month) as months,
  max(seen_at) as computed_at
from monthly group by province, category
