-- Every number from the first to the last that a source has published is in one of four states; only `unknown` is a gap.
create or replace view ops.completeness as
with published as (
  select source, min(number) as first_number, max(number) as max_number, count(*) as published
  from core.process, jsonb_object_keys(compiled_versions) as source where number is not null group by source
),
checked as (
  select number_check.source,
    count(*) filter (where outcome = 'never') as never,
    count(*) filter (where outcome = 'failing') as failing
  from ops.number_check join published using (source)
  where number_check.number between first_number and max_number
  group by number_check.source
)
select source, first_number, max_number, published,
  coalesce(never, 0) as never,
  coalesce(failing, 0) as failing,
  max_number - first_number + 1 - published - coalesce(never, 0) - coalesce(failing, 0) as unknown
from published left join checked using (source)
-- Where a publisher is not asked by number there are no checks, and nothing is known of numbers that it does not list.
where exists (select from ops.number_check where number_check.source = published.source) or source = 'ocds';
