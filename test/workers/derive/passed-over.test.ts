import { beforeAll, expect, it } from 'vitest';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putRow, putTender } from '#test/workers/publish/records.ts';
import { companySpelling } from '#workers/derive/derivations/company-spelling.ts';
import { supplierSpelling } from '#workers/derive/derivations/supplier-spelling.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { expandEverything } from '#workers/derive/stale.ts';
import { MAX_IN_BLOCK, MAX_WITH_HALF } from '#workers/derive/suppliers/connected.ts';

/** A key that too many spellings have: the companies are the same in whatever order the spellings came and went. */

const pool = await workerPool();
beforeAll(async () => {
  // The first two names are of one award, which is what a typing error needs to count.
  const tender = await putTender(pool, { id: awardOf(0) });
  for (const id of [awardOf(0), awardOf(1)])
    await putRow(pool, 'core.award', { id, tender_id: tender, amount: 100 });
});

const awardOf = (place: number): string => uuidOf('award', String(place));
/** Letters that no two places share. */
const wordOf = (place: number): string => uuidOf('word', String(place)).replace(/[^a-f]/g, '');

type Name = (place: number) => string;
/**
 * Names that have nothing in common, all with one supplier number; only the first two have no registration number that separates them.
 */
const numbered: Name = (place) =>
  `${wordOf(place)} Q (Pty) Ltd ${place < 2 ? '' : `2015/${100_000 + place}/07`} MAAA0097108`;
/** Names with one beginning; the first two differ by a typing error after it, the others by much more. */
const withOneBeginning: Name = (place) =>
  `Masakhane${['vumelaniz', 'vumalaniz'][place] ?? wordOf(place)} ${place < 2 ? '' : `2015/${100_000 + place}/07`}`;

async function put(name: Name, from: number, to: number): Promise<void> {
  const given = Array.from({ length: to - from }, (_, at) => ({
    ...{ id: awardOf(from + at), tender_id: awardOf(0), position: 0, sources: ['ocds'] },
    supplier_raw_name: name(from + at),
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

it.each([
  ['a number', numbered, MAX_IN_BLOCK],
  ['a beginning', withOneBeginning, MAX_WITH_HALF],
])(
  '%s is passed over, even for those that it linked before, and no longer when some of them go',
  async (_, name, max) => {
    await pool.query('delete from core.supplier_mention');
    await derive();
    await put(name, 0, max);
    await derive();
    expect(companies(await contents())).toBe(max - 1);

    await put(name, max, max + 2);
    await derive();
    const passedOver = await contents();
    expect(companies(passedOver)).toBe(max + 2);
    expect(passedOver).toEqual(await contentsFromEmpty());

    await remove([3, 4]);
    await derive();
    const linked = await contents();
    expect(companies(linked)).toBe(max - 1);
    expect(linked).toEqual(await contentsFromEmpty());
  },
);
