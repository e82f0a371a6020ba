import { expect, it } from 'vitest';
import { sharedHarness } from '#test/support/shared.ts';
import { putAward, putTender } from '#test/workers/publish/records.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { areDue } from '#workers/derive/pace.ts';
import { derive } from '#workers/derive/stage.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { putSupplier } from './suppliers.ts';

const test = sharedHarness({});

it('no prompt derivation reads an aggregate, which is computed later and changes without a message', () => {
  const aggregates = new Set(
    derivations.filter(({ pace }) => pace === 'aggregate').map(({ table }) => table.name),
  );
  const late = derivations
    .filter(
      ({ pace, staleBy }) => pace === 'prompt' && staleBy.some(({ table }) => aggregates.has(table.name)),
    )
    .map(({ name }) => name);
  expect(late).toEqual([]);
});

it('one message computes what is stale, also aggregates that are made of other aggregates', async () => {
  const pool = test.pool();
  await storeCodelists(pool);
  const tender = await putTender(pool, { province: 'Gauteng', category: 'Construction' });
  const award = await putAward(pool, { tender, amount: 100 });
  await putSupplier(pool, { award, tender, text: 'Zed Trading', seen: '2026-01-02T00:00:00Z' });
  await derive.handle({ cause: 'test' }, test.context);
  expect(await test.rows('select derivation from derived.stale')).toEqual([]);
  expect(await test.rows('select count(*)::int as n from derived.company_ranking')).toEqual([{ n: 8 }]);
  expect(await test.rows('select awards, value from derived.sector_trend')).toEqual([
    { awards: 1, value: '100' },
  ]);
});

it('aggregates wait for prompt keys that came meanwhile, and no longer than during a load', async () => {
  const pool = test.pool();
  const of = (pace: 'prompt' | 'aggregate') => derivations.filter((derivation) => derivation.pace === pace);
  const isDue = (wait: number) => areDue(pool, of('aggregate'), wait, of('prompt'));
  await storeCodelists(pool);
  await derive.handle({ cause: 'test' }, test.context);
  await test.rows(`insert into derived.stale (derivation, key) values
    ('${of('aggregate')[0]?.name}', gen_random_uuid()), ('${of('prompt')[0]?.name}', gen_random_uuid())`);
  expect([await isDue(60), await isDue(0)]).toEqual([false, true]);
  await test.rows(`delete from derived.stale where derivation = '${of('prompt')[0]?.name}'`);
  expect(await isDue(60)).toBe(true);
});

it('the triggers of every table that is read can be run', async () => {
  const tables = await test.rows<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname = 'mark_stale_update' order by name`,
  );
  expect(tables.length).toBeGreaterThan(10);
  // A statement that changes no row runs them all the same, which names columns that do not exist.
  for (const { name } of tables) await test.rows(`update ${name} set id = id where false`);
});
