-- Value estimates: one row for each id in $1 that exists, which is that of its tender. A value that the publisher states is served in
-- place of the model's, which stays in derived to be judged. The share of the interval is that of
-- the rules (shared/domain/estimation/estimate.ts).
select estimate.id, tender.tender_id, tender.id as tender_record_id,
  shown.minimum as estimated_min, shown.maximum as estimated_max, shown.median as estimated_median,
  shown.confidence as confidence_score, shown.methodology, shown.basis,
  array_remove(array[
    case when shown.stated is not null then 'value that the publisher states' end,
    case shown.basis when 'buyer-and-category' then 'awards of the same buyer and category'
      when 'category-and-province' then 'awards of the same category and province'
      when 'category' then 'awards of the same category'
      when 'all-awards' then 'awards of other tenders' end,
    case when shown.stated is null and shown.methodology in ('document', 'hybrid') then 'text of the tender' end], null) as data_sources,
  case when shown.stated is null then estimate.factors else '[]' end as factors,
  case when shown.stated is null and shown.median is not null then 0.8 end as "interval",
  case when shown.stated is null then estimate.reason end as reason, estimate.version as model_version,
  case when shown.stated is null then compared.list else '[]' end as comparables,
  case when shown.stated is null then estimate.comparables_used else 0 end as comparables_used,
  case when shown.stated is null then 'ZAR' else coalesce(tender.value_currency, 'ZAR') end as currency, estimate.actual_award_value,
  case when shown.stated is null then estimate.estimation_error
    when coalesce(tender.value_currency, 'ZAR') = 'ZAR' and estimate.actual_award_value > 0
      then round(shown.stated / estimate.actual_award_value - 1, 4) end as estimation_error,
  tender.first_captured_at as created_at, greatest(estimate.fitted_at, tender.first_captured_at) as updated_at,
  greatest(estimate.fitted_at, tender.first_captured_at) as synced_at
from derived.value_estimate estimate
join core.tender on tender.id = estimate.id
cross join lateral (
  select tender.value_amount as stated, tender.value_amount as minimum, tender.value_amount as maximum, tender.value_amount as median,
    100 as confidence, 'document' as methodology, 'text' as basis where tender.value_amount > 0
  union all select null, estimate.minimum, estimate.maximum, estimate.median, estimate.confidence, estimate.methodology, estimate.basis
    where not coalesce(tender.value_amount > 0, false)
) shown
cross join lateral (
  select coalesce(json_agg(json_build_object('tenderId', other.tender_id, 'tenderRecordId', one->>'tenderId',
      'awardRecordIds', one->'awardIds', 'amount', (one->>'amount')::numeric, 'adjusted', (one->>'adjusted')::numeric,
      'weight', (one->>'weight')::numeric) order by place), '[]') as list
  from jsonb_array_elements(estimate.comparables) with ordinality each (one, place)
  left join core.tender other on other.id = (one->>'tenderId')::uuid
) compared
where estimate.id = any($1::uuid[])
