import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Executor, openPool, type Pool } from '#shared/database/connection.ts';
import { weekOf, weeksLater } from '#shared/domain/content/briefing/week.ts';
import { resources } from '#shared/resources/index.ts';
import { southAfricanDay } from '#shared/time.ts';
import { fillLargeTables } from '#test/services/api/v2/support/large-tables.ts';
import { blocks, type Plan, scanned } from '#test/services/api/v2/support/statement-plans.ts';
import type { TestDatabase } from '#test/support/database.ts';
import { factsOf } from '#workers/content/briefings/facts.ts';

/** What the statements behind a briefing read of many records: those of one week, not of all years. */

/** Events of tenders, of eight years. */
const EVENTS = 200_000;
/** Pages of 8 kB that one statement may read: some thirty for each of the sixty events of a type that a week has. */
const MAX_PAGES = 2_000;
const LARGE = new Set(['tender', 'award', 'tender_timeline', 'tender_event']);
const week = weeksLater(weekOf(southAfricanDay(new Date())), -1);

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await fillLargeTables([resources.tender, resources.award]);
  const owner = openPool({ url: database.url, role: 'tender_operator', name: 'owner', size: 1 });
  await owner.query('set role none');
  const event = `md5('e' || i)::uuid, md5('t' || 1 + i % 18000)::uuid`;
  const at = `now() - (abs(hashint4(i)::bigint) % 4200000) * interval '1 minute'`;
  await owner.query(
    `insert into core.tender_event (id, tender_id, event_type, occurred_at, title, source, confidence)
     select ${event}, (array['closing-date-changed', 'cancelled', 'document-added', 'published', 'closed', 'awarded',
       'title-changed', 'document-removed'])[1 + i % 8], ${at}, 'Event', 'comparison', 1 from generate_series(1, ${EVENTS}) i`,
  );
  await owner.query(
    `insert into read.tender_timeline (id, tender_record_id, tender_id, occurred_at, change_seq, published_at, body, detail)
     select ${event}, i, ${at}, i, now(), '{}', '{"before": "2026-01-01T00:00:00Z", "after": "2026-01-02T00:00:00Z"}'
     from generate_series(1, ${EVENTS}) i`,
  );
  await owner.query('vacuum analyze');
  await owner.end();
  pool = openPool({ url: database.url, role: 'tender_worker', name: 'plans', size: 1 });
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** Runs the statements, and notes what each of them reads. */
function explaining(noted: { text: string; plan: Plan }[]): Executor {
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    noted.push({ text, plan: rows[0]!['QUERY PLAN'][0].Plan });
    return pool.query(text, values);
  };
  return { query } as unknown as Executor;
}

describe('briefings', () => {
  it.each([
    [null, 'South Africa'],
    ['gauteng', 'Gauteng'],
  ])(
    'of %s read no large table whole',
    async (slug, name) => {
      const noted: { text: string; plan: Plan }[] = [];
      const facts = await factsOf(explaining(noted), { slug, name }, week);
      expect(facts.moved.length + facts.cancelled.length).toBeGreaterThan(0);
      expect(noted.length).toBeGreaterThan(12);
      for (const { text, plan } of noted) {
        expect(
          scanned(plan).filter((name) => LARGE.has(name)),
          text,
        ).toEqual([]);
        expect(blocks(plan), text).toBeLessThan(MAX_PAGES);
      }
    },
    60_000,
  );
});
