import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '#shared/database.ts';
import { southAfricanDay } from '#shared/time.ts';
import { newDatabase, type TestDatabase } from '#test/support/database.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { expandEverything } from '#workers/derive/stale.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { computedMarkets, expectedMarkets } from './market-figures.ts';
import { decide, decision, names, putSupplier, undoFirst } from './suppliers.ts';
import { at, basis, cents, compare, counts, frequent, leading, readAwards, type Won } from './won.ts';

/**
 * After any history of awards, amendments, withdrawals, merges and splits, the figures of every company equal those that are
 * counted one by one from the rows of `core` and the companies of their suppliers; and so do those of
 * provinces, categories and rankings.
 */

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await newDatabase();
  pool = openPool({ url: database.url, role: 'tender_worker', name: 'test' });
  await storeCodelists(pool);
  for (const [at, id] of buyers.entries())
    await pool.query(`insert into core.organization (id, name, slug) values ($1, $2, $2)`, [
      id,
      `Buyer ${at}`,
    ]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const tenders = Array.from({ length: 4 }, () => randomUUID());
const awards = Array.from({ length: 7 }, () => randomUUID());
const buyers = Array.from({ length: 2 }, () => randomUUID());

const tender = fc.record({
  id: fc.constantFrom(...tenders),
  buyer: fc.constantFrom(...buyers, null),
  province: fc.constantFrom('Gauteng', 'Limpopo', null),
  category: fc.constantFrom('Construction', 'Civil engineering', null),
  published: fc.constantFrom('2025-12-31T23:30:00Z', '2026-02-01T08:00:00Z', null),
  notice: fc.constantFrom(null, null, 'bidders-list'),
  errors: fc.constantFrom<string[]>([], [], ['placeholder-tender']),
});
const award = fc.record({
  id: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
  text: fc.constantFrom(...names),
  status: fc.constantFrom('awarded', 'awarded', 'awarded', 'cancelled', 'unsuccessful'),
  amount: fc.constantFrom<(string | null)[]>('0.10', '0.20', '1999999999999.99', null),
  currency: fc.constantFrom('ZAR', null, 'EUR'),
  errors: fc.constantFrom<string[]>([], ['suspect-amount'], ['csd-number-in-name']),
  awarded: fc.constantFrom(
    ...['2026-03-24T22:30:00.000Z', '2026-01-10T08:00:00.000Z', '2025-12-31T22:30:00.000Z'],
    ...['2025-07-01T08:00:00.000Z', null],
  ),
  named: fc.boolean(),
  seen: fc.constantFrom('2026-02-02T00:00:00.000Z', '2026-05-01T00:00:00.000Z'),
  level: fc.constantFrom('1', '2', null),
  type: fc.constantFrom('EME', 'QSE', null),
  party: fc.constantFrom('72140', '72141', null),
});
const step = fc.oneof(
  { weight: 9, arbitrary: award.map((row) => ({ do: 'award' as const, row })) },
  { weight: 4, arbitrary: tender.map((row) => ({ do: 'tender' as const, row })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ id: fc.constantFrom(...awards), award: fc.constantFrom(...awards) })
      .map((row) => ({ do: 'contract' as const, row })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...awards).map((id) => ({ do: 'withdraw' as const, id })) },
  { weight: 2, arbitrary: decision.map((row) => ({ do: 'decide' as const, row })) },
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'derive' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(one: Step): Promise<void> {
  switch (one.do) {
    case 'award':
      return putAward(one.row);
    case 'tender':
      return putTender(one.row);
    case 'contract':
      await pool.query(
        `insert into core.tender_contract (id, tender_id, position, award_id)
         select $1, tender_id, 0, id from core.award where id = $2 on conflict (id) do update set
           tender_id = excluded.tender_id, award_id = excluded.award_id`,
        [one.row.id, one.row.award],
      );
      return;
    case 'withdraw':
      await pool.query('delete from core.supplier_mention where award_id = $1', [one.id]);
      await pool.query('delete from core.award where id = $1', [one.id]);
      return;
    case 'decide':
      await decide(pool, one.row.verdict, one.row.oneSide, one.row.otherSide);
      return;
    case 'undo':
      await undoFirst(pool);
      return;
    case 'derive':
      await deriveAll();
  }
}

type Award = typeof award extends fc.Arbitrary<infer Value> ? Value : never;

async function putAward(row: Award): Promise<void> {
  await pool.query(
    `insert into core.award (id, tender_id, position, award_key, status, amount, currency, validation_errors, awarded_at,
       first_captured_at, bee_level, enterprise_type, supplier_party_id, supplier_name)
     values ($1::uuid, $2, 0, $1::text, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (id) do update set tender_id = excluded.tender_id, status = excluded.status, amount = excluded.amount,
       currency = excluded.currency, validation_errors = excluded.validation_errors, awarded_at = excluded.awarded_at,
       first_captured_at = excluded.first_captured_at, bee_level = excluded.bee_level,
       enterprise_type = excluded.enterprise_type, supplier_party_id = excluded.supplier_party_id,
       supplier_name = excluded.supplier_name`,
    [
      ...[row.id, row.tender, row.status, row.amount, row.currency, row.errors, row.awarded, row.seen],
      ...[row.level, row.type, row.party, row.named ? row.text : null],
    ],
  );
  await putSupplier(pool, { award: row.id, tender: row.tender, text: row.text, seen: row.seen });
}

async function putTender(
  row: typeof tender extends fc.Arbitrary<infer Value> ? Value : never,
): Promise<void> {
  await pool.query(
    `insert into core.tender (id, ocid, source, sources, tender_id, slug, status, publication_type, validation_errors,
       organization_id, province, category, publication_date_time, notice_kind, title, first_captured_at, captured_at)
     values ($1::uuid, $1::text, 'ocds', '{ocds}', $1::text, $1::text, 'awarded', 'TENDER_NOTICE', $7, $2, $3, $4, $5, $6, $1::text,
       '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
     on conflict (id) do update set organization_id = excluded.organization_id, province = excluded.province,
       category = excluded.category, publication_date_time = excluded.publication_date_time,
       notice_kind = excluded.notice_kind, validation_errors = excluded.validation_errors`,
    [row.id, row.buyer, row.province, row.category, row.published, row.notice, row.errors],
  );
}

async function deriveAll(): Promise<void> {
  await expandEverything(pool);
  for (const derivation of derivations) await computeStale(pool, derivation);
}

function history(own: readonly Won[], of: 'level' | 'type') {
  const stated = own.filter((each) => each[of] !== null);
  const values = [...Map.groupBy(stated, (each) => each[of]!)].map(([value, all]) => {
    const times = all.map(at);
    const [first, last] = [Math.min(...times), Math.max(...times)];
    const days = { from: southAfricanDay(new Date(first)), until: southAfricanDay(new Date(last)) };
    return { last, row: { value, ...days, awards: all.length } };
  });
  const latest = values.toSorted(
    (one, other) =>
      other.last - one.last || other.row.awards - one.row.awards || compare(one.row.value, other.row.value),
  )[0];
  const list = values
    .map(({ row }) => row)
    .sort(
      (one, other) =>
        compare(one.from, other.from) || compare(one.until, other.until) || compare(one.value, other.value),
    );
  return { latest: latest?.row.value ?? null, list };
}

/** Counts by the definitions of docs/data.md. */
function figures(company: string, all: readonly Won[], nameOf: ReadonlyMap<string, string>) {
  const naming = all.filter(({ mentions }) => mentions.some((one) => one.company === company));
  const made = naming.filter(({ status }) => status === 'awarded');
  const own = made.filter((each) => leading(each) === company);
  const joint = made.filter((each) => leading(each) !== company);
  const inTime = made.toSorted((one, other) => at(one) - at(other) || compare(basis(one), basis(other)));
  const last = inTime.filter((each) => at(each) === at(inTime.at(-1)!))[0];
  const [levels, types] = [history(own, 'level'), history(own, 'type')];
  const buyerNames = frequent(made.map(({ buyer }) => buyer)).map(({ name, awards: n }) => ({
    ...{ id: name, name: `Buyer ${buyers.map(String).indexOf(name)}`, awards: n },
  }));
  const others = naming
    .filter((each) => leading(each) === company)
    .flatMap(({ mentions }) => mentions.map((one) => one.company));
  const members = [...new Set(others)]
    .filter((id) => id !== company)
    .map((id) => ({ id, name: nameOf.get(id)! }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
  const ventures = [...new Set(naming.map(leading))]
    .filter((id) => id !== null && id !== company)
    .map((id) => ({ id, name: nameOf.get(id!)!, awards: made.filter((each) => leading(each) === id).length }))
    .sort(
      (one, other) =>
        other.awards - one.awards || compare(one.name, other.name) || compare(one.id!, other.id!),
    );
  const spelled = all.flatMap(({ mentions }) => mentions).filter((one) => one.company === company);
  const parties = naming
    .filter((each) => leading(each) === company && each.party !== null)
    .sort((one, other) => at(other) - at(one) || compare(one.id, other.id));
  return {
    ...{ awards: made.length, joint_awards: joint.length, counted_awards: made.filter(counts).length },
    awards_without_amount: made.filter(({ amount }) => amount === null).length,
    awards_left_out: made.filter((each) => each.amount !== null && !counts(each)).length,
    suspect_awards: made.filter((each) => each.amount !== null && each.currency !== 'EUR' && !counts(each))
      .length,
    ...{ value: cents(own), joint_value: cents(joint) },
    first_award_at: inTime[0] ? at(inTime[0]) : null,
    first_award_basis: inTime[0] ? basis(inTime[0]) : null,
    last_award_at: last ? at(last) : null,
    last_award_basis: last ? basis(last) : null,
    ...{ bee_level: levels.latest, bee_levels: levels.list },
    ...{ enterprise_type: types.latest, enterprise_types: types.list },
    supplier_party_id: parties[0]?.party ?? null,
    registration_number: frequent(spelled.map(({ registration }) => registration))[0]?.name ?? null,
    provinces: frequent(made.map(({ province }) => province)),
    categories: frequent(made.map(({ category }) => category)),
    buyers: buyerNames.sort((one, other) => other.awards - one.awards || compare(one.name, other.name)),
    buyer_count: buyerNames.length,
    buyer_awards: made.filter(({ buyer }) => buyer !== null).length,
    tenders: new Set(made.map(({ tender_id }) => tender_id)).size,
    contracts: naming.reduce((sum, { contracts }) => sum + contracts, 0),
    names: frequent(spelled.map(({ name }) => name)),
    ...{ members, joint_ventures: ventures },
    named_at: Math.max(...naming.map(({ seen }) => Date.parse(seen))),
  };
}

async function expected(): Promise<Record<string, unknown>> {
  const all = await readAwards(pool);
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from derived.company');
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const ids = new Set(all.flatMap(({ mentions }) => mentions.map(({ company }) => company)));
  return Object.fromEntries([...ids].map((id) => [id, figures(id, all, nameOf)]));
}

async function computed(): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(
    `select *, (value * 100)::bigint::text as cents, (joint_value * 100)::bigint::text as joint_cents
     from derived.company_aggregate`,
  );
  const money = (value: string | null) => (value === null ? null : BigInt(value));
  const time = (value: string | null) => (value === null ? null : Date.parse(value));
  return Object.fromEntries(
    rows.map(({ id, cents: own, joint_cents, first_award_at, last_award_at, named_at, ...row }) => [
      id,
      {
        ...{ ...row, value: money(own), joint_value: money(joint_cents), named_at: time(named_at) },
        ...{ first_award_at: time(first_award_at), last_award_at: time(last_award_at) },
      },
    ]),
  );
}

describe('figures of companies', () => {
  it('equal those counted one by one, to the cent, after any history and from empty tables', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
        await pool.query(
          `delete from ops.company_decision; delete from core.tender; delete from core.tender_contract;
           delete from core.supplier_mention; delete from core.award`,
        );
        for (const each of steps) await perform(each);
        await deriveAll();
        const [figuresNow, marketsNow] = [await expected(), await expectedMarkets(pool)];
        expect(await computed()).toEqual(figuresNow);
        expect(await computedMarkets(pool)).toEqual(marketsNow);
        await pool.query(derivations.map(({ name }) => `delete from derived.${name};`).join(' '));
        await pool.query('insert into derived.stale default values');
        await deriveAll();
        expect(await computed()).toEqual(figuresNow);
        expect(await computedMarkets(pool)).toEqual(marketsNow);
      }),
      { numRuns: 30 },
    );
  }, 180_000);

  it('follow a tender that moves to another province, also in rankings of all provinces', async () => {
    await pool.query('delete from core.tender; delete from core.supplier_mention; delete from core.award');
    const place = { id: tenders[0]!, buyer: null, province: 'Gauteng' as const, category: null };
    const rest = { published: null, notice: null, errors: [] };
    await putTender({ ...place, ...rest });
    await putAward({
      ...{
        id: awards[0]!,
        tender: tenders[0]!,
        status: 'awarded',
        currency: 'ZAR',
        errors: [],
        awarded: null,
      },
      ...{ seen: '2026-02-02T00:00:00.000Z', level: null, type: null, party: null, named: true },
      ...{ text: 'Zed Trading', amount: '0.10' },
    });
    await deriveAll();
    await putTender({ ...place, ...rest, province: 'Limpopo' });
    for (const derivation of derivations) await computeStale(pool, derivation);
    expect(await computedMarkets(pool)).toEqual(await expectedMarkets(pool));
    const { rows } = await pool.query(
      `select distinct by_value->0->>'province' as province from derived.company_ranking`,
    );
    expect(rows).toEqual([{ province: 'Limpopo' }]);
  });

  it('have every rand once in the sum over all companies, where the joint venture has a name', async () => {
    await pool.query(
      'delete from ops.company_decision; delete from core.supplier_mention; delete from core.award',
    );
    const plain: Omit<Award, 'id' | 'text' | 'amount'> = {
      ...{ tender: tenders[0]!, status: 'awarded', currency: 'ZAR', errors: [], awarded: null },
      ...{ seen: '2026-02-02T00:00:00.000Z', level: null, type: null, party: null, named: true },
    };
    await putAward({
      ...plain,
      id: awards[0]!,
      text: 'Mahika Technologies JV Zed Trading',
      amount: '100.10',
    });
    await putAward({ ...plain, id: awards[1]!, text: 'Zed Trading', amount: '7.20' });
    await deriveAll();
    const { rows } = await pool.query(
      `select company.name, awards, joint_awards, value, joint_value, joint_ventures->0->>'name' as venture,
         jsonb_array_length(members) as members
       from derived.company_aggregate join derived.company using (id) order by company.name`,
    );
    const venture = 'Mahika Technologies JV Zed Trading';
    const none = { joint_awards: 0, joint_value: null, venture: null, members: 0 };
    const joint = { joint_awards: 1, joint_value: '100.10', venture, members: 0 };
    expect(rows).toEqual([
      { name: 'Mahika Technologies', awards: 1, value: null, ...joint },
      { name: venture, awards: 1, value: '100.10', ...none, members: 2 },
      { name: 'Zed Trading', awards: 2, value: '7.20', ...joint },
    ]);
  });
});
