import { expect, it } from 'vitest';
import { workerPool } from '#test/support/worker-database.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

const pool = await workerPool();

const entries = async () =>
  (await pool.query('select * from core.codelist_entry order by resource, position')).rows as Record<
    string,
    unknown
  >[];

it('codelists are stored once; what differs is written with the time of the change, and what is no entry is deleted', async () => {
  expect((await storeCodelists(pool)).toSorted()).toEqual([
    'industry_benchmark',
    'province',
    'tender_category',
  ]);
  const first = await entries();
  expect(await storeCodelists(pool)).toEqual([]);
  expect(await entries()).toEqual(first);
  await pool.query(`delete from core.outbox;
    update core.codelist_entry set entry = '{}' where slug = 'gauteng';
    insert into core.codelist_entry (id, resource, slug, position, entry)
      values ('11111111-1111-4111-8111-111111111111', 'province', 'atlantis', 99, '{}')`);
  expect(await storeCodelists(pool)).toEqual(['province']);
  const again = await entries();
  expect(again.map(({ updated_at, ...rest }) => rest)).toEqual(first.map(({ updated_at, ...rest }) => rest));
  const changed = again.filter(({ updated_at }, at) => updated_at !== first[at]!['updated_at']);
  expect(changed.map(({ slug }) => slug)).toEqual(['gauteng']);
  const { rows } = await pool.query('select resource, entity_id from core.outbox order by entity_id');
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({
    resource: 'province',
    entity_id: '11111111-1111-4111-8111-111111111111',
  });
});
