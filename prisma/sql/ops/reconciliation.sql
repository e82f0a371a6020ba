-- Captures stored by each source, in total and by outcome: stored = normalised + unchanged + rejected + outstanding.
create or replace view ops.reconciliation as
select source,
  count(*) filter (where fault is null) as responses,
  count(*) filter (where fault is not null) as faults,
  coalesce(sum(captures), 0)::bigint as stored,
  coalesce(sum(normalised), 0)::bigint as normalised,
  coalesce(sum(unchanged), 0)::bigint as unchanged,
  coalesce(sum(rejected), 0)::bigint as rejected,
  coalesce(sum(captures) filter (where fault is null and normalised_at is null), 0)::bigint as outstanding
from raw.response group by source;
