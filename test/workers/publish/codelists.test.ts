import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { openPool, type Pool } from '#shared/database.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { freshDatabase, type TestDatabase } from '#test/support/database.ts';
import { dependentResources } from '#workers/publish/dependents.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { publishVocabulary } from '#workers/publish/vocabulary.ts';
import { putTender, touch } from './records.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool({ url: database.url, role: 'tender_worker', name: 'test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  const tables = ['core.outbox', 'core.tender', 'core.organization', 'core.codelist_entry', 'ops.issue'];
  const filled = Object.values(resources).filter((resource) => !('pending' in resource));
  const read = [
    ...filled.map(({ name }) => `read.${name}`),
    'read.counter',
    'read.version',
    'read.tombstone',
  ];
  await pool.query([...tables, ...read].map((table) => `delete from ${table};`).join(' '));
});

/** Publishes as the stage does. */
async function publish(name: ResourceName = 'tender') {
  for (const each of [resources[name], ...dependentResources(resources[name])])
    await publishPending(pool, each);
}
const published = async (name: ResourceName) =>
  (await pool.query(`select id, detail, change_seq::int as seq from read.${name} order by id`)).rows.map(
    ({ id, detail, seq }) => ({ id: id as string, seq: seq as number, ...JSON.parse(detail) }),
  );
const versions = async () =>
  Object.fromEntries(
    (await pool.query('select resource, change_seq::int as seq from read.version order by 1')).rows.map(
      ({ resource, seq }) => [resource, seq],
    ),
  );
describe('vocabulary', () => {
  it('is published whole, as its resources declare, and a second start writes nothing', async () => {
    await publishVocabulary(pool);
    for (const [name, entries] of [
      ['province', provinces],
      ['tender_category', categories],
    ] as const) {
      const records = await published(name);
      expect(records.map(({ slug }) => slug).toSorted()).toEqual(entries.map(({ slug }) => slug).toSorted());
      for (const { seq: _, ...payload } of records)
        expect(payloadSchema(resources[name], 'detail').parse(payload)).toEqual(payload);
    }
    const before = await versions();
    await publishVocabulary(pool);
    expect(await versions()).toEqual(before);
  });

  it('loses entries that are no longer declared', async () => {
    await pool.query(
      `insert into core.codelist_entry (id, resource, slug, position, entry)
       values ($1, 'province', 'atlantis', 99, '{"name": "Atlantis", "isProvince": true, "aliases": []}')`,
      [entryIdentity('province', 'atlantis')],
    );
    await pool.query(`insert into core.outbox (resource, entity_id) values ('province', $1)`, [
      entryIdentity('province', 'atlantis'),
    ]);
    await publishPending(pool, resources.province);
    expect(await published('province')).toMatchObject([{ name: 'Atlantis' }]);
    await publishVocabulary(pool);
    expect((await published('province')).map(({ slug }) => slug)).not.toContain('atlantis');
  });

  it('shows the number of tenders that is counted, before and after they change', async () => {
    await publishVocabulary(pool);
    const count = async () =>
      Object.fromEntries(
        [...(await published('province')), ...(await published('tender_category'))]
          .filter((record) => record['tenderCount'] !== 0)
          .map(({ slug, tenderCount }) => [slug, tenderCount]),
      );
    const seed = { number: 1, province: 'Gauteng', category: 'Construction' };
    const id = await putTender(pool, seed);
    await putTender(pool, { number: 2, province: 'Gauteng' });
    await publish();
    expect(await count()).toEqual({ gauteng: 2, construction: 1 });
    await putTender(pool, { ...seed, id, province: 'Limpopo' });
    await publish();
    expect(await count()).toEqual({ gauteng: 1, limpopo: 1, construction: 1 });
    await pool.query('delete from core.tender');
    await touch(pool, id);
    await publish();
    expect(await count()).toEqual({ gauteng: 1 });
  });
});
