-- Restricts columns to their possible values, and states which other columns each value requires.
alter table ops.cron_runs
  drop constraint if exists cron_runs_kind_check,
  drop constraint if exists cron_runs_status_check,
  drop constraint if exists cron_runs_mode_check,
  add constraint cron_runs_kind_check check (kind in ('sync', 'import', 'rebuild', 'job')),
  add constraint cron_runs_status_check check (status in ('running', 'completed', 'partial', 'failed')),
  add constraint cron_runs_mode_check check (
    case when kind = 'sync' then mode is not null and mode in ('backfill', 'incremental', 'gaps', 'refetch') else mode is null end);

alter table ops.task
  drop constraint if exists task_state_check,
  drop constraint if exists task_pass_check,
  add constraint task_state_check check (state in ('pending', 'running', 'done', 'failing')),
  add constraint task_pass_check check (
    case pass
      when 'window' then num_nulls(from_day, to_day, repeat) = 0
      when 'list' then num_nulls(list, repeat) = 0
      when 'file' then true
      when 'plan' then repeat is not null
      when 'number' then num_nonnulls(number_from, number_to) > 0
      when 'refetch' then num_nulls(ocid_from, ocid_to) = 0
      else false
    end);

alter table ops.issue
  drop constraint if exists issue_severity_check,
  add constraint issue_severity_check check (severity in ('error', 'warning', 'info'));

alter table ops.intel_source
  drop constraint if exists intel_source_format_check,
  drop constraint if exists intel_source_origin_check,
  drop constraint if exists intel_source_state_check,
  add constraint intel_source_format_check check (
    case format when 'listing' then selector is not null when 'feed' then true when 'sitemap' then true else false end),
  add constraint intel_source_origin_check check (origin in ('shipped', 'sample', 'operator')),
  add constraint intel_source_state_check check (state in ('active', 'paused', 'removed'));
