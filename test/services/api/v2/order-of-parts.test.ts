import { expect, it } from 'vitest';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putRow, putTender, touch } from '#test/workers/publish/records.ts';

const at = sharedTables(async () => {
  const pool = at.pool('tender_worker');
  const tender = await putTender(pool, { number: 100001 });
  // Seen together, in another order than that of their ids; the last one was seen later.
  for (const [position, n] of [3, 1, 4, 2].entries()) {
    const seen = `2026-02-0${n === 2 ? 2 : 1}T00:00:00Z`;
    const award = { id: uuidOf(n), tender_id: tender, position, first_captured_at: seen };
    await putRow(pool, 'core.award', award);
    await pool.query(`insert into core.outbox (resource, entity_id) values ('award', $1)`, [award.id]);
  }
  for (const [place, type] of ['published', 'cancelled', 'reinstated'].entries())
    await pool.query(
      `insert into core.tender_event (id, tender_id, event_type, occurred_at, title, source, confidence)
       values ($1, $2, $3, '2026-01-03T08:00:00Z', $3, 'comparison', 0.9)`,
      [uuidOf(11 + place), tender, type],
    );
  await touch(pool, tender);
  await deriveAndPublish(pool);
});

it.each([
  ['awards', ['awardId', 'datedAt']],
  ['timeline', ['date', 'event']],
])('the %s of a tender: one order, in its record and in a list of their own', async (part, names) => {
  const read = async (path: string) => (await at.api.get(`/v2/tenders/100001${path}`)).json.data as unknown;
  const told = (records: unknown) =>
    (records as Record<string, unknown>[]).map((record) => names.map((name) => record[name]));
  const tender = (await read('')) as Record<string, unknown>;
  const listed = told(await read(`/${part}`));
  expect(listed.length).toBeGreaterThan(2);
  expect(told(tender[part])).toEqual(listed);
});
