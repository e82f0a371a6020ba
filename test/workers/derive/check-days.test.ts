import { expect, it } from 'vitest';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { harness } from '#test/support/harness.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { countChecks } from '#workers/derive/check-days.ts';

it('the counts of a day are those of its last count, and the history shows them by check', async () => {
  const at = await harness({ api: true });
  for (const failed of [['placeholder-tender'], ['placeholder-tender', 'no-buyer'], []])
    await putRow(at.pool(), 'core.tender', { validation_errors: failed });
  const today = southAfricanDay(new Date());
  await at.rows(
    `insert into ops.check_day values ('${today}', 'gone', 5), ('${addDays(today, -3)}', '', 10), ('${addDays(today, -3)}', 'gone', 4),
      ('${addDays(today, -60)}', 'gone', 9), ('${addDays(today, -500)}', 'gone', 9)`,
  );
  expect(await countChecks({ pool: at.pool('tender_worker') })).toBeGreaterThan(1);
  // Nothing differs the second time.
  expect(await countChecks({ pool: at.pool('tender_worker') })).toBe(0);
  const [known] = await at.rows<{ all: number; failures: number; most: string }>(
    `select count(*)::int as all, sum(cardinality(validation_errors))::int as failures, (
       select failed from core.tender, unnest(validation_errors) failed group by 1 order by count(*) desc, 1 limit 1) as most from core.tender`,
  );
  expect(await at.rows(`select from ops.check_day where day < now() - interval '450 days'`)).toEqual([]);
  const { status, json } = await at.api.get('/v2/meta/quality/history', { key: null });
  expect(status).toBe(200);
  const { days, checks } = json.data as unknown as {
    days: unknown[];
    checks: { name: string; days: { day: string; tenders: number }[] }[];
  };
  expect(days).toEqual([
    { day: addDays(today, -3), tenders: 10, failures: 4 },
    { day: today, tenders: known!.all, failures: known!.failures },
  ]);
  expect(checks.find(({ name }) => name === 'gone')!.days.map(({ tenders }) => tenders)).toEqual([4, 0]);
  expect(checks.find(({ name }) => name === known!.most)!.days[1]!.tenders).toBeGreaterThan(0);
  const { text } = await at.api.get('/data/quality', { key: null, headers: { accept: 'text/html' } });
  expect(text).toContain('Failed checks by kind');
  expect(text).toContain('Failed checks per tender, by day');
});
