import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { type Award, awards, buyers, putAward, putTender, step, tenders } from './award-histories.ts';
import { computedCompanies, expectedCompanies } from './company-figures.ts';
import { deriveAll } from './derive-all.ts';
import { computedMarkets, expectedMarkets } from './market-figures.ts';
import { computedSuppliers, expectedSuppliers } from './supplier-figures.ts';

/**
 * After any history of awards, amendments, withdrawals, merges and splits, the figures of every company equal those that are
 * counted one by one from the rows of `core` and the companies of their suppliers; and so do those of
 * provinces, categories and rankings, and what buyers buy from whom.
 */

const pool = await workerPool();
beforeAll(async () => {
  await storeCodelists(pool);
  for (const [at, id] of buyers.entries())
    await putRow(pool, 'core.organization', { id, name: `Buyer ${at}`, slug: `Buyer ${at}` });
});

describe('figures of companies', () => {
  it(
    'equal those counted one by one, to the cent, after any history and from empty tables',
    () =>
      propertyOf({ numRuns: runsOf(30) }, fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
        await pool.query(
          `delete from ops.company_decision; delete from core.tender; delete from core.tender_contract;
           delete from core.supplier_mention; delete from core.award`,
        );
        for (const each of steps) await each.perform(pool);
        await deriveAll(pool);
        const [figuresNow, marketsNow] = [await expectedCompanies(pool), await expectedMarkets(pool)];
        const suppliersNow = await expectedSuppliers(pool);
        expect(await computedCompanies(pool)).toEqual(figuresNow);
        expect(await computedMarkets(pool)).toEqual(marketsNow);
        expect(await computedSuppliers(pool)).toEqual(suppliersNow);
        await pool.query(derivations.map(({ name }) => `delete from derived.${name};`).join(' '));
        await pool.query('insert into derived.stale default values');
        await deriveAll(pool);
        expect(await computedCompanies(pool)).toEqual(figuresNow);
        expect(await computedMarkets(pool)).toEqual(marketsNow);
        expect(await computedSuppliers(pool)).toEqual(suppliersNow);
      }),
    180_000,
  );

  it('follow a tender that moves to another province, also in rankings of all provinces', async () => {
    await pool.query('delete from core.tender; delete from core.supplier_mention; delete from core.award');
    const place = { id: tenders[0]!, buyer: null, province: 'Gauteng' as const, category: null };
    const rest = { published: null, notice: null, errors: [] };
    await putTender(pool, { ...place, ...rest });
    await putAward(pool, {
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
    await deriveAll(pool);
    await putTender(pool, { ...place, ...rest, province: 'Limpopo' });
    await deriveAll(pool);
    expect(await computedMarkets(pool)).toEqual(await expectedMarkets(pool));
    const { rows } = await pool.query(
      `select distinct by_value->0->>'province' as province from derived.company_ranking`,
    );
    expect(rows).toEqual([{ province: 'Limpopo' }]);
  });

  it('have every rand once in the sum over all companies, if the joint venture has a name', async () => {
    await pool.query(
      'delete from ops.company_decision; delete from core.supplier_mention; delete from core.award',
    );
    const plain: Omit<Award, 'id' | 'text' | 'amount'> = {
      ...{ tender: tenders[0]!, status: 'awarded', currency: 'ZAR', errors: [], awarded: null },
      ...{ seen: '2026-02-02T00:00:00.000Z', level: null, type: null, party: null, named: true },
    };
    await putAward(pool, {
      ...plain,
      id: awards[0]!,
      text: 'Mahika Technologies JV Zed Trading',
      amount: '100.10',
    });
    await putAward(pool, { ...plain, id: awards[1]!, text: 'Zed Trading', amount: '7.20' });
    await deriveAll(pool);
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
