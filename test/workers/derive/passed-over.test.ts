import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pool } from '#shared/database.ts';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { openWorkerDatabase, type WorkerDatabase } from '#test/support/worker-database.ts';
import { companySpelling } from '#workers/derive/derivations/company-spelling.ts';
import { supplierSpelling } from '#workers/derive/derivations/supplier-spelling.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { expandEverything } from '#workers/derive/stale.ts';
import { MAX_IN_BLOCK } from '#workers/derive/suppliers/connected.ts';

/** A key that too many spellings have: the companies are the same in whatever order the spellings came and went. */

let database: WorkerDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await openWorkerDatabase();
  pool = database.pool;
});
afterAll(() => database.close());

const awardOf = (place: number): string => uuidOf('award', String(place));
/** Letters that no two places share. */
const wordOf = (place: number): string => uuidOf('word', String(place)).replace(/[^a-f]/g, '');

/** The first two are linked by nothing but their supplier number. */
const registrationOf = (place: number): string => (place < 2 ? '' : `2015/${100_000 + place}/07`);

/** Stores awards to companies whose names have nothing in common, all with one supplier number. */
async function put(from: number, to: number): Promise<void> {
  const given = Array.from({ length: to - from }, (_, at) => ({
    ...{ id: awardOf(from + at), tender_id: awardOf(0), position: 0, sources: ['ocds'] },
    supplier_raw_name: `${wordOf(from + at)} Q (Pty) Ltd ${registrationOf(from + at)} MAAA0097108`,
    ...{ supplier_csd_number: null, supplier_members: null, first_captured_at: '2026-01-02T00:00:00Z' },
  }));
  const { rows } = mentionsOf(given as unknown as Parameters<typeof mentionsOf>[0], []);
  await pool.query(upsertStatement(supplierMentions), [JSON.stringify(rows)]);
}
const remove = (places: readonly number[]) =>
  pool.query('delete from core.supplier_mention where award_id = any($1::uuid[])', [places.map(awardOf)]);

const derive = async () => {
  for (const derivation of [supplierSpelling, companySpelling]) await computeStale(pool, derivation);
};
const contents = async () => (await pool.query('select * from derived.company_spelling order by id')).rows;
async function contentsFromEmpty() {
  await pool.query('delete from derived.supplier_spelling; delete from derived.company_spelling');
  await pool.query('insert into derived.stale default values');
  await expandEverything(pool);
  await derive();
  return contents();
}
const companies = (rows: readonly { company_id: string }[]) =>
  new Set(rows.map(({ company_id }) => company_id)).size;

it('is passed over, also for those that it linked before, and no longer when some of them go', async () => {
  await put(0, MAX_IN_BLOCK);
  await derive();
  expect(companies(await contents())).toBe(MAX_IN_BLOCK - 1);

  await put(MAX_IN_BLOCK, MAX_IN_BLOCK + 2);
  await derive();
  const passedOver = await contents();
  expect(companies(passedOver)).toBe(MAX_IN_BLOCK + 2);
  expect(passedOver).toEqual(await contentsFromEmpty());

  await remove([3, 4]);
  await derive();
  const linked = await contents();
  expect(companies(linked)).toBe(MAX_IN_BLOCK - 1);
  expect(linked).toEqual(await contentsFromEmpty());
});
