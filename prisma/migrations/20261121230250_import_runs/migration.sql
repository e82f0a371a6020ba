-- prisma/sql/ops/checks.sql
alter table ops.cron_runs
  drop constraint if exists cron_runs_kind_check,
  add constraint cron_runs_kind_check check (kind in ('sync', 'import', 'rebuild', 'job'));
