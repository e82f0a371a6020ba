-- Counts of the numbers from the first to the last that a source has published, by state: published, never published,
-- failing or unknown. Only unknown numbers are gaps.
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
-- Only sources whose numbers are checked. For others nothing is known about numbers that they do not list.
where exists (select from ops.number_check where number_check.source = published.source) or source = 'ocds';
