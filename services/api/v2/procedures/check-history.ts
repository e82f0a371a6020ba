import { z } from 'zod';
import { listOf, text, whole } from '#services/api/http/shapes.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';

const DAYS = 30;
/** Counts are made every few hours, and the path is public. */
const MAX_AGE_MS = 300_000;

type Row = { day: string; check: string; tenders: number };

const COUNTS = `
select to_char(day, 'YYYY-MM-DD') as day, "check", tenders from ops.check_day where day >= $1 order by day, "check"`;

const dayText = text('South African day.', '2026-08-14');
const failing = whole('Tenders that failed it.', 120);

/** What the daily counts of failed checks say. */
export const checkHistory: Procedure = {
  schema: z.object({
    days: listOf(
      z.object({
        day: dayText,
        tenders: whole('Tenders that were checked.', 36_000),
        failures: whole('Failed checks of all of them.', 21_000),
      }),
      'Each day that was counted, the oldest first.',
    ),
    checks: listOf(
      z.object({
        name: text('The check.', 'no-description'),
        days: listOf(
          z.object({ day: dayText, tenders: failing }),
          'Each day that was counted, the oldest first.',
        ),
      }),
      'Each check of single records that a tender failed, by name. Checks that compare a record with others are not counted.',
    ),
  }),
  cacheControl: `public, max-age=${MAX_AGE_MS / 1_000}`,
  handler: ({ pool, responses }) => {
    const read = async () => {
      const since = addDays(southAfricanDay(new Date()), 1 - DAYS);
      const { rows } = await pool.query<Row>(COUNTS, [since]);
      return prepareResponse(JSON.stringify(historyOf(rows)), '');
    };
    return async () => responses.get('tender', 'check history', read, MAX_AGE_MS);
  },
};

/** @param rows in order of days */
function historyOf(rows: readonly Row[]) {
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, counts]) => {
    const failures = counts.filter(({ check }) => check !== '');
    return {
      day,
      tenders: counts.find(({ check }) => check === '')?.tenders ?? 0,
      failures: failures.reduce((sum, { tenders }) => sum + tenders, 0),
    };
  });
  const byCheck = Map.groupBy(
    rows.filter(({ check }) => check !== ''),
    ({ check }) => check,
  );
  const checks = [...byCheck.keys()].toSorted().map((name) => {
    const found = new Map(byCheck.get(name)?.map(({ day, tenders }) => [day, tenders]));
    return { name, days: days.map(({ day }) => ({ day, tenders: found.get(day) ?? 0 })) };
  });
  return { days, checks };
}
