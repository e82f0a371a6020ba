import type { StageContext } from '#workers/pipeline/stage.ts';

/** Number of days that are kept. */
const KEPT_DAYS = 400;

/** The counts of a day are those of its last run; a check that no tender fails any more has no count. */
const COUNT = `
with today as (select (now() at time zone 'Africa/Johannesburg')::date as day),
  counted as (
    select failed as name, count(*)::int as tenders from core.tender, unnest(validation_errors) as failed group by failed
    union all select '', count(*)::int from core.tender),
  gone as (
    delete from ops.check_day using today where check_day.day < today.day - ${KEPT_DAYS}
      or (check_day.day = today.day and check_day."check" <> all (select name from counted)))
insert into ops.check_day (day, "check", tenders) select day, name, tenders from today, counted
on conflict (day, "check") do update set tenders = excluded.tenders where check_day.tenders <> excluded.tenders`;

/**
 * Stores how many tenders fail each check today. A later run on the same day replaces the earlier one.
 * @returns how many counts are new
 */
export async function countChecks({ pool }: Pick<StageContext, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(COUNT);
  return rowCount ?? 0;
}
