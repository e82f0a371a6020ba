import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHOWN, SOON_DAYS } from '#shared/domain/content/listing-texts.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putOrganization, putRow } from '#test/workers/publish/records.ts';
import { awardPlace } from '#workers/derive/derivations/award-place.ts';
import { categoryListing, provinceListing } from '#workers/derive/derivations/listing.ts';
import { categoryListingAward, provinceListingAward } from '#workers/derive/derivations/listing-award.ts';
import { tenderPlace } from '#workers/derive/derivations/tender-place.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** The figures of a category or province equal those that are counted one by one from its tenders. */

const pool = await workerPool();
const buyers: { id: string; name: string }[] = [];
beforeAll(async () => {
  await storeCodelists(pool);
  for (const name of ['Aganang', 'Bitou', 'City of Cape Town', 'Dihlabeng'])
    buyers.push({ id: await putOrganization(pool, name), name });
});
beforeEach(() =>
  pool.query(
    'delete from core.tender; delete from derived.tender_relation; delete from derived.tender_effect',
  ),
);

const DAY = 86_400_000;
const today = startOfSouthAfricanDay(southAfricanDay(new Date())).getTime();
/** A moment so many days from the beginning of today. */
const at = (days: number): string => new Date(today + days * DAY).toISOString();
const atOrNull = (days: number | null): string | null => (days === null ? null : at(days));

const PROVINCES = ['Gauteng', 'Limpopo', 'North West', 'Western Cape', 'National'];
const CATEGORIES = [
  ['construction', 'Construction'],
  ['civil-engineering', 'Civil engineering'],
] as const;

const award = fc.record({
  amount: fc.constantFrom('0.10', '120000.55', '9', '0', '1999999999999.99', null),
  currency: fc.constantFrom('ZAR', null, 'EUR'),
  status: fc.constantFrom('awarded', 'awarded', 'unsuccessful'),
  errors: fc.constantFrom<string[]>([], [], ['suspect-amount']),
});
type Award = typeof award extends fc.Arbitrary<infer Value> ? Value : never;
const tender = fc.record({
  buyer: fc.option(fc.nat(3), { freq: 6 }),
  province: fc.option(fc.constantFrom(...PROVINCES), { freq: 6 }),
  categories: fc.subarray([0, 1]),
  status: fc.constantFrom('active', 'active', 'closed', 'awarded', 'cancelled'),
  // Neither now nor at the beginning of a day, so that midnight during the test changes nothing that it looks at.
  closes: fc.constantFrom(-3.5, -20.5, 2.4, 5.4, 8.4, 8.6, 30.4, null),
  notice: fc.constantFrom(null, null, null, 'bidders-list'),
  placeholder: fc.constantFrom(false, false, false, true),
  duplicate: fc.constantFrom(false, false, false, true),
  letter: fc.constantFrom(null, null, null, -3),
  extended: fc.constantFrom(null, null, null, 40.4),
  awards: fc.array(award, { maxLength: 2 }),
});
type Tender = typeof tender extends fc.Arbitrary<infer Value> ? Value : never;

const plain: Tender = {
  ...{ buyer: 0, province: 'Gauteng', categories: [0], status: 'active', closes: 2.4, notice: null },
  ...{ placeholder: false, duplicate: false, letter: null, extended: null, awards: [] },
};

async function put(row: Tender): Promise<void> {
  const id = await putRow(pool, 'core.tender', {
    ...{ status: row.status, validation_errors: row.placeholder ? ['placeholder-tender'] : [] },
    organization_id: row.buyer === null ? null : buyers[row.buyer]!.id,
    ...{ province: row.province, notice_kind: row.notice, closing_date_time: atOrNull(row.closes) },
    ...{ first_captured_at: at(-30), captured_at: at(-30) },
  });
  for (const category of row.categories)
    await putRow(pool, 'core.tender_category_relation', {
      ...{ tender_id: id, category_id: entryIdentity('tender_category', CATEGORIES[category]![0]) },
    });
  if (row.duplicate) await putRow(pool, 'derived.tender_relation', { id, original_id: randomUUID() });
  if (row.letter !== null || row.extended !== null)
    await putRow(pool, 'derived.tender_effect', {
      ...{ id, cancelled_at: atOrNull(row.letter), closing_date_time: atOrNull(row.extended) },
    });
  for (const { errors, ...award } of row.awards)
    await putRow(pool, 'core.award', {
      ...{ tender_id: id, ...award, validation_errors: errors, first_captured_at: at(-20) },
    });
}

const countedAmount = ({ amount, currency, status, errors }: Award): string[] =>
  amount === null || status !== 'awarded' || currency === 'EUR' || errors.length > 0 || amount === '0'
    ? []
    : [amount];

/** The most frequent names, with their numbers. */
function frequent(names: readonly string[]) {
  const counted = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({
    name,
    tenders: all.length,
  }));
  return counted
    .toSorted((one, other) => other.tenders - one.tenders || (one.name < other.name ? -1 : 1))
    .slice(0, SHOWN);
}

/** Counts by the definitions of docs/data.md. */
function figures(
  tenders: readonly Tender[],
  parts: (of: Pick<Tender, 'province' | 'categories'>) => readonly string[],
) {
  const listed = tenders
    .filter(({ notice, placeholder, duplicate }) => notice === null && !placeholder && !duplicate)
    .map((each) => ({
      ...each,
      status: each.letter !== null && each.status !== 'awarded' ? 'cancelled' : each.status,
      closes: each.extended ?? each.closes,
    }));
  const open = listed.filter(({ status, closes }) => status === 'active' && (closes === null || closes > 0));
  const amounts = listed
    .flatMap(({ awards }) => awards.flatMap(countedAmount))
    .toSorted((one, other) => Number(one) - Number(other));
  const closings = open.flatMap(({ closes }) => closes ?? []);
  const later = closings.filter((closes) => closes >= SOON_DAYS);
  const changes = [...closings, ...later.map((closes) => Math.floor(closes) - SOON_DAYS + 1)];
  return {
    tenders: listed.length,
    open: open.length,
    closing_soon: closings.length - later.length,
    next_closes_at: closings.length === 0 ? null : at(Math.min(...closings)),
    awarded: listed.filter(({ status }) => status === 'awarded').length,
    counted_awards: amounts.length,
    median_award: amounts[Math.ceil(amounts.length / 2) - 1] ?? null,
    buyers: frequent(listed.flatMap(({ buyer }) => (buyer === null ? [] : buyers[buyer]!.name))),
    parts: frequent(listed.flatMap(parts)),
    changes_at: changes.length === 0 ? null : at(Math.min(...changes)),
  };
}

async function compute(): Promise<void> {
  for (const derivation of [
    tenderPlace,
    awardPlace,
    categoryListing,
    categoryListingAward,
    provinceListing,
    provinceListingAward,
  ])
    await computeStale(pool, derivation);
}

async function computed(table: 'category' | 'province', slug: string): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(
    `select listing.*, coalesce(counted_awards, 0) as counted_awards, median_award
     from derived.${table}_listing listing join core.codelist_entry entry using (id)
     left join derived.${table}_listing_award using (id)
     where slug = $1 and resource = $2`,
    [slug, table === 'category' ? 'tender_category' : 'province'],
  );
  const moment = (name: string, value: unknown) =>
    value !== null && name.endsWith('_at') ? new Date(value as string).toISOString() : value;
  return Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [name, moment(name, value)]));
}

const slugOf = (province: string) => province.toLowerCase().replace(' ', '-');

describe('listings', () => {
  it(
    'equal the figures counted one by one',
    () =>
      propertyOf({ numRuns: runsOf(60) }, fc.array(tender, { maxLength: 12 }), async (tenders) => {
        await pool.query(
          'delete from core.tender; delete from derived.tender_relation; delete from derived.tender_effect',
        );
        for (const each of tenders) await put(each);
        await compute();
        for (const [at, [slug]] of CATEGORIES.entries())
          expect(await computed('category', slug)).toMatchObject(
            figures(
              tenders.filter(({ categories }) => categories.includes(at)),
              ({ province }) => (province === null ? [] : [province]),
            ),
          );
        for (const name of PROVINCES)
          expect(await computed('province', slugOf(name))).toMatchObject(
            figures(
              tenders.filter(({ province }) => province === name),
              ({ categories }) => categories.map((category) => CATEGORIES[category]![1]),
            ),
          );
      }),
    120_000,
  );

  it('follow the names of buyers', async () => {
    await put(plain);
    await compute();
    await pool.query(`update core.organization set name = 'Zeerust' where id = $1`, [buyers[0]!.id]);
    await compute();
    for (const [table, slug] of [
      ['category', 'construction'],
      ['province', 'gauteng'],
    ] as const)
      expect((await computed(table, slug))['buyers']).toEqual([{ name: 'Zeerust', tenders: 1 }]);
    await pool.query(`update core.organization set name = $2 where id = $1`, [
      buyers[0]!.id,
      buyers[0]!.name,
    ]);
  });
});
