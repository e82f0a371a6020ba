-- What goes on in categories and provinces: one row for each id in $1 that exists.
select id, coalesce(province, 'all') as province_slug, coalesce(category, 'all') as category_slug, province, category,
  tenders as tender_count, active as active_count, value as total_value, year as tenders_in_year,
  year_before as tenders_in_year_before, trend, trend_percent, per_million as per_million_inhabitants
from derived.tender_activity where id = any($1::uuid[])
