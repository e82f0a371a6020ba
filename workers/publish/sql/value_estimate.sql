-- Value estimates: one row for each id in $1 that exists, which is that of its tender. The share of the interval is that of
-- the rules (shared/domain/estimation/estimate.ts).
select estimate.id, tender.tender_id, tender.id as tender_record_id,
  estimate.minimum as estimated_min, estimate.maximum as estimated_max, estimate.median as estimated_median,
  estimate.confidence as confidence_score, estimate.methodology, estimate.basis,
  array_remove(array[
    case estimate.basis when 'buyer-and-category' then 'awards of the same buyer and category'
      when 'category-and-province' then 'awards of the same category and province'
      when 'category' then 'awards of the same category'
      when 'all-awards' then 'awards of other tenders' end,
    case when estimate.methodology in ('document', 'hybrid') then 'text of the tender' end], null) as data_sources,
  estimate.factors, case when estimate.median is not null then 0.8 end as "interval",
  estimate.reason, estimate.version as model_version, compared.list as comparables,
  estimate.comparables_used, 'ZAR' as currency, estimate.actual_award_value, estimate.estimation_error,
  tender.first_captured_at as created_at, greatest(estimate.fitted_at, tender.first_captured_at) as updated_at,
  greatest(estimate.fitted_at, tender.first_captured_at) as synced_at
from derived.value_estimate estimate
join core.tender on tender.id = estimate.id
cross join lateral (
  select coalesce(json_agg(json_build_object('tenderId', other.tender_id, 'tenderRecordId', one->>'tenderId',
      'awardRecordIds', one->'awardIds', 'amount', (one->>'amount')::numeric, 'adjusted', (one->>'adjusted')::numeric,
      'weight', (one->>'weight')::numeric) order by place), '[]') as list
  from jsonb_array_elements(estimate.comparables) with ordinality each (one, place)
  left join core.tender other on other.id = (one->>'tenderId')::uuid
) compared
where estimate.id = any($1::uuid[])
