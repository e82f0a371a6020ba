-- Progress of the latest run of each source, and the amount of outstanding work: captures to normalise, keys to compute
-- and changes to publish.
create or replace view ops.sync_progress as
with run as (
  select distinct on (entity) id, entity, status, error_message
  from ops.cron_runs where exists (select from ops.task where task.run_id = cron_runs.id)
  order by entity, started_at desc
)
select sync_meta.entity as source,
  coalesce(run.status, 'none') as status,
  (select count(*) from ops.task where task.run_id = run.id)::int as tasks_total,
  (select count(*) from ops.task where task.run_id = run.id and state in ('done', 'failing'))::int as tasks_done,
  (select count(*) from ops.task where task.run_id = run.id and state = 'failing')::int as failing,
  (select coalesce(sum(captures), 0) from ops.task where task.run_id = run.id)::bigint as captures,
  (select coalesce(sum(captures), 0) from raw.response where normalised_at is null and fault is null)::bigint
    + (select count(*) from core.outbox) + (select count(*) from derived.stale) as outstanding,
  coalesce((select n from read.counter where resource = 'tender' and "column" = '' and value = ''), 0)::bigint as published,
  sync_meta.backfill_complete = 1 as backfill_complete,
  coalesce(run.error_message, sync_meta.last_error) as last_error
from ops.sync_meta left join run on run.entity = sync_meta.entity;
