import { expect, it } from 'vitest';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { servedTables } from './support/served-tables.ts';

type Day = { day: string; completed: number; troubled: number; rows: number };
type History = {
  days: number;
  sources: { source: string; days: Day[]; [name: string]: unknown }[];
  incidents: { reason: string; endedAt: string | null; seconds: number }[];
};

it('the status says what was collected on each of thirty days, and what was wrong for longer than a moment', async () => {
  const { api, rows } = await servedTables();
  await rows(`
    insert into ops.cron_runs (id, started_at, status, kind, entity, mode, rows_synced, invocation_id)
    select gen_random_uuid(), now() - ago, status, kind, entity, case kind when 'sync' then 'incremental' end, 3, gen_random_uuid()::text from (values
      (interval '2 days', 'completed', 'sync', 'ocds'), (interval '2 days', 'partial', 'sync', 'ocds'),
      (interval '1 day', 'failed', 'sync', 'ocds'), (interval '40 days', 'completed', 'sync', 'ocds'),
      (interval '1 day', 'completed', 'job', 'requeue')) run (ago, status, kind, entity)`);
  await rows(`
    insert into ops.incident (condition, subject, reason, began_at, ended_at) values
      ('a', '', 'a moment', now() - interval '1 day', now() - interval '1 day' + interval '20 seconds'),
      ('b', '', 'an hour', now() - interval '1 day', now() - interval '23 hours'),
      ('c', '', 'until now', now() - interval '90 days', null),
      ('d', '', 'long ago', now() - interval '90 days', now() - interval '80 days')`);
  const { status, headers, json } = await api.get('/v2/meta/status/history', { key: null });
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  const { sources, incidents } = json.data as History;
  const ocds = sources.find(({ source }) => source === 'ocds')!.days;
  const today = southAfricanDay(new Date());
  expect(ocds.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => addDays(today, at - 29)));
  expect(ocds.filter(({ completed, troubled }) => completed + troubled > 0)).toEqual([
    { day: addDays(today, -2), completed: 1, troubled: 1, rows: 6 },
    { day: addDays(today, -1), completed: 0, troubled: 1, rows: 3 },
  ]);
  expect(incidents.map(({ reason, endedAt }) => [reason, endedAt === null])).toEqual([
    ['an hour', false],
    ['until now', true],
  ]);
  expect(incidents[0]!.seconds).toBe(3_600);
});

it('the status is a page', async () => {
  const { api, rows } = await servedTables();
  await rows(`insert into ops.incident (condition, subject, reason, began_at) values
    ('c', '', 'the <b>disk</b> is full', now() - interval '3 hours')`);
  const { status, text } = await api.page('/status');
  expect(status).toBe(200);
  expect(text).toContain('the &#60;b&#62;disk&#60;/b&#62; is full');
  expect(text).toContain('3\u00a0hours');
});

it('the status says when everything of each publisher last came, how long ago, and what is wrong, in plain names', async () => {
  const { api, rows } = await servedTables();
  await rows(`
    insert into ops.sync_meta (entity, mode, last_full_sync_at, last_incremental_sync_at, consecutive_failures, rows_synced_total, backfill_complete)
    values ('ocds', 'incremental', now() - interval '9 days', now() - interval '5 hours', 3, 4711, 1)`);
  await rows(`insert into ops.incident (condition, subject, reason, began_at) values
    ('c', '', 'nothing was collected from ocds for 5 hours', now() - interval '3 hours')`);
  const { json } = await api.get('/v2/meta/status/history', { key: null });
  const ocds = (json.data as History).sources.find(({ source }) => source === 'ocds')!;
  expect(ocds).toMatchObject({ failuresInARow: 3, recordsInAll: 4711, backfillComplete: true });
  expect(Date.now() - Date.parse(String(ocds['lastSuccessAt']))).toBeGreaterThan(4.9 * 3_600_000);
  const { text } = await api.page('/status');
  const [row] = /<tr><th scope="row">OCDS feed of National Treasury<\/th>[\s\S]*?<\/tr>/.exec(text)!;
  expect(row).toContain('5\u00a0hours ago');
  expect(row).toContain('3\u00a0failures in a row');
  expect(row).toContain('4\u00a0711');
  expect(text).toContain('nothing was collected from OCDS feed of National Treasury for 5 hours');
});
