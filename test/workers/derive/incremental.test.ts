import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeModel } from '#shared/domain/estimation/encode.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { invented } from '#test/shared/domain/estimation/invented.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { rescreenByNewBasis } from '#workers/derive/screening/basis.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { deriveAll } from './derive-all.ts';
import { operation } from './random-operations.ts';
import { buyers, putTender, tenders } from './random-tenders.ts';

/**
 * After any sequence of changes of `core`, with crashes in between, computing the stale keys gives the same tables of
 * `derived` as computing all keys from empty tables.
 */

const pool = await workerPool();
beforeAll(async () => {
  await storeCodelists(pool);
  await storeModel();
  for (const id of buyers) await putRow(pool, 'core.organization', { id });
});

/** A model that knows timber and gravel, so that tenders have estimates. It stays the same: a new one is not a change of core. */
async function storeModel(): Promise<void> {
  const known = Array.from({ length: 60 }, (_, at) => ({
    ...invented(at, '2025-01-01'),
    title: at % 2 === 0 ? 'timber' : 'gravel',
    category: 'civil-engineering',
  }));
  const model = fitModel(known, '9999-12-31');
  await pool.query(
    `insert into derived.estimation_model (id, version, comparables, scorecard, encoded) values (gen_random_uuid(), $1, $2, '{}', $3)`,
    [model.version, known.length, encodeModel(model)],
  );
}

/** @returns every row of `derived`, by table */
async function contents(): Promise<Record<string, unknown[]>> {
  const tables = await Promise.all(
    derivations.map(
      async ({ name }) =>
        [name, (await pool.query(`select * from derived.${name} order by id`)).rows] as const,
    ),
  );
  return Object.fromEntries(tables);
}

async function rescreenAndDerive(): Promise<void> {
  await rescreenByNewBasis(pool);
  await deriveAll(pool);
}

describe('derivations', () => {
  it('give the same rows incrementally, in any order and with crashes, as computed from empty tables', () =>
    propertyOf(
      { numRuns: runsOf(20) },
      fc.array(operation, { minLength: 5, maxLength: 35 }),
      async (steps) => {
        await pool.query('delete from ops.company_decision; delete from ops.screening_decision');
        for (const step of steps) await step.perform(pool);
        await rescreenAndDerive();
        const incremental = await contents();
        await pool.query(derivations.map(({ name }) => `delete from derived.${name};`).join(' '));
        await pool.query('insert into derived.stale default values');
        await rescreenAndDerive();
        expect(incremental).toEqual(await contents());
        expect((await pool.query('select from derived.stale')).rows).toEqual([]);
      },
    ));

  it('emit a record only if its row differs', async () => {
    await putTender(pool, {
      id: tenders[0]!,
      organization: buyers[0]!,
      province: 'Gauteng',
      category: null,
      reference: null,
      title: null,
      readvertised: false,
      status: 'active',
      cancelled: null,
      placeholder: false,
      quality: 1,
      email: null,
      telephone: null,
      seen: '2026-01-01T00:00:00Z',
      published: null,
      closes: null,
      notice: null,
    });
    await rescreenAndDerive();
    await pool.query('delete from core.outbox; insert into derived.stale default values');
    await rescreenAndDerive();
    expect((await pool.query('select resource from core.outbox')).rows).toEqual([]);
  });

  it('are not made stale by a change of columns that they do not read', async () => {
    await rescreenAndDerive();
    await pool.query(`update core.tender set requirements = 'Another text', language = 'xh'`);
    expect((await pool.query('select from derived.stale')).rows).toEqual([]);
  });
});
