import { expect, it } from 'vitest';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putTender, touch } from '#test/workers/publish/records.ts';

const at = sharedTables(async () => {
  const pool = at.pool('tender_worker');
  const tender = await putTender(pool, { number: 100001 });
  for (const [place, type] of ['published', 'cancelled', 'reinstated'].entries())
    await pool.query(
      `insert into core.tender_event (id, tender_id, event_type, occurred_at, title, source, confidence)
       values ($1, $2, $3, '2026-01-03T08:00:00Z', $3, 'comparison', 0.9)`,
      [uuidOf(11 + place), tender, type],
    );
  await touch(pool, tender);
  await deriveAndPublish(pool);
});

it('the timeline of a tender has one order, in its record and in a list of its own', async () => {
  const read = async (path: string) => (await at.api.get(`/v2/tenders/100001${path}`)).json.data as unknown;
  const told = (records: unknown) =>
    (records as Record<string, unknown>[]).map(({ date, event }) => ({ date, event }));
  const tender = (await read('')) as Record<string, unknown>;
  const listed = told(await read('/timeline'));
  expect(listed.length).toBeGreaterThan(2);
  expect(told(tender['timeline'])).toEqual(listed);
});
