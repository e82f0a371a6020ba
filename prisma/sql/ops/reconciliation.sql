-- Captures stored by each source, in total and by outcome: stored = normalised + unchanged + rejected + outstanding.
-- Responses that were removed are counted by their totals.
create or replace view ops.reconciliation as
select source,
  sum(responses)::bigint as responses,
  sum(faults)::bigint as faults,
  sum(captures)::bigint as stored,
  sum(normalised)::bigint as normalised,
  sum(unchanged)::bigint as unchanged,
  sum(rejected)::bigint as rejected,
  sum(outstanding)::bigint as outstanding
from (
  select source, count(*) filter (where fault is null) as responses, count(*) filter (where fault is not null) as faults,
    sum(captures) as captures, sum(normalised) as normalised, sum(unchanged) as unchanged, sum(rejected) as rejected,
    coalesce(sum(captures) filter (where fault is null and normalised_at is null), 0) as outstanding
  from raw.response group by source
  union all
  select source, sum(responses), sum(faults), sum(captures), sum(normalised), sum(unchanged), sum(rejected), 0
  from raw.removed_total group by source
) as counted
group by source;
