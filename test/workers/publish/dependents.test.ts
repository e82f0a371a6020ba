import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mediaType } from '#shared/codelists/media-types.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { openPool, type Pool } from '#shared/database.ts';
import { createLog } from '#shared/log.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { freshDatabase, type TestDatabase } from '#test/support/database.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { dependentResources } from '#workers/publish/dependents.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { publish as publishStage } from '#workers/publish/stage.ts';
import { putAward, putOrganization, putParts, putTender, touch } from './records.ts';

const PARTS = ['tender_slug_mapping', 'tender_document', 'tender_timeline', 'ocds_party'] as const;

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
const waiting = async () => (await pool.query('select distinct resource from core.outbox')).rows;
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
const organization = async (id: string) =>
  (await published('organization')).find((record) => record.id === id);

describe('parts of a tender', () => {
  it('are published with it, as their resources declare, and nothing is left to publish', async () => {
    const id = await putTender(pool, { number: 7 });
    const parts = await putParts(pool, id);
    await publish();
    for (const name of PARTS) {
      const [record] = await published(name);
      const { seq: _, ...payload } = record!;
      expect(payloadSchema(resources[name], 'detail').parse(payload)).toEqual(payload);
      expect(payload).toMatchObject({ tenderId: '7', tenderRecordId: id });
    }
    expect(await published('tender_slug_mapping')).toMatchObject([{ id, slug: 'tender-7' }]);
    expect(await published('tender_document')).toMatchObject([
      {
        id: parts.document,
        mimeType: 'application/pdf',
        cacheStatus: 'UNCACHED',
        processingStatus: 'PENDING',
      },
    ]);
    expect(await published('tender_timeline')).toMatchObject([
      { id: parts.event, type: 'deadline', isAutomatic: 1, date: '2026-01-03T10:00:00+02:00' },
    ]);
    expect(await published('ocds_party')).toMatchObject([
      { id: parts.party, role: 'buyer', normalizedName: 'city of cape town' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('change with their rows, each alone, and not at all where nothing differs', async () => {
    const id = await putTender(pool, { number: 7 });
    const { document } = await putParts(pool, id);
    await publish();
    const before = await versions();
    await touch(pool, id);
    await publish();
    expect(await versions()).toEqual(before);

    await pool.query(`update core.tender_document set file_name = 'Addendum.docx', format = null`);
    await touch(pool, id);
    await publish();
    const after = await versions();
    expect(after).toEqual({
      ...before,
      tender: before['tender'] + 1,
      tender_document: before['tender_document'] + 1,
    });
    expect(await published('tender_document')).toMatchObject([
      {
        id: document,
        fileName: 'Addendum.docx',
        mimeType: mediaType('docx'),
      },
    ]);
  });

  it('are withdrawn with their row, and all of them with the tender', async () => {
    const id = await putTender(pool, { number: 7 });
    await putParts(pool, id);
    const other = await putTender(pool, { number: 8 });
    await putParts(pool, other);
    await publish();
    await pool.query('delete from core.tender_party where tender_id = $1', [id]);
    await touch(pool, id);
    await publish();
    expect((await published('ocds_party')).map((record) => record['tenderRecordId'])).toEqual([other]);

    await pool.query('delete from core.tender where id = $1', [id]);
    await touch(pool, id);
    await publish();
    for (const name of PARTS)
      expect((await published(name)).map((record) => record['tenderRecordId'])).toEqual([other]);
    expect(await waiting()).toEqual([]);
  });

  it('are there as soon as their tender is, and wait for nothing', async () => {
    await putParts(pool, await putTender(pool, { number: 7 }));
    await publishPending(pool, resources.tender);
    for (const name of PARTS) expect(await published(name)).toHaveLength(1);
    const left = (await waiting()).map(({ resource }) => resource);
    for (const name of PARTS) expect(left).not.toContain(name);
  });
});

describe('organizations', () => {
  it('sum up their tenders and awards, and leave suspect amounts and lost bids out', async () => {
    const buyer = await putOrganization(pool, 'City of Cape Town');
    for (const number of [1, 2, 3]) {
      const tender = await putTender(pool, {
        number,
        organization: buyer,
        province: 'Western Cape',
        category: number === 3 ? 'Construction' : 'Civil engineering',
      });
      await putAward(pool, { tender, amount: number * 100 });
      await putAward(pool, { tender, amount: 5, status: 'unsuccessful' });
      await putAward(pool, { tender, amount: 1e15, validation_errors: ['suspect-amount'] });
    }
    await publish();
    const { seq: _, ...payload } = (await organization(buyer))!;
    expect(payloadSchema(resources.organization, 'detail').parse(payload)).toEqual(payload);
    expect(payload).toMatchObject({
      name: 'City of Cape Town',
      slug: 'city-of-cape-town',
      provincesOperating: ['Western Cape'],
      stats: {
        totalTenders: 3,
        totalAwardValue: 600,
        tenderCategories: ['Civil engineering', 'Construction'],
      },
    });
  });

  it('are published again only when what they sum up or their name has changed', async () => {
    const [one, two] = [await putOrganization(pool, 'One'), await putOrganization(pool, 'Two')];
    const tender = await putTender(pool, { number: 1, organization: one });
    await putTender(pool, { number: 2, organization: two });
    await publish();
    const republished = async (change: () => Promise<unknown>, name: ResourceName = 'tender') => {
      await pool.query('delete from core.outbox');
      await change();
      await publishPending(pool, resources[name]);
      const { rows } = await pool.query(
        `select distinct entity_id from core.outbox where resource = 'organization'`,
      );
      await publish(name);
      return rows.map((row) => row.entity_id as string).toSorted();
    };
    const title = { id: tender, number: 1 };
    expect(await republished(() => putTender(pool, { ...title, title: 'New', organization: one }))).toEqual(
      [],
    );
    expect(
      await republished(() => putTender(pool, { ...title, category: 'Construction', organization: one })),
    ).toEqual([one]);
    expect(
      await republished(() => putTender(pool, { ...title, category: 'Construction', organization: two })),
    ).toEqual([one, two].toSorted());
    expect((await organization(one))?.['stats'].totalTenders).toBe(0);
    expect((await organization(two))?.['stats'].totalTenders).toBe(2);

    expect(await republished(() => putAward(pool, { tender, amount: 70 }), 'award')).toEqual([two]);
    expect((await organization(two))?.['stats'].totalAwardValue).toBe(70);
    expect(
      await republished(async () => {
        await pool.query(`update core.organization set name = 'Deux' where id = $1`, [two]);
        await touch(pool, tender);
      }),
    ).toEqual([two]);
    expect(await organization(two)).toMatchObject({ name: 'Deux' });
    expect(
      await republished(async () => {
        await pool.query('delete from core.tender where id = $1', [tender]);
        await touch(pool, tender);
      }),
    ).toEqual([two]);
    expect((await organization(two))?.['stats']).toMatchObject({ totalTenders: 1, totalAwardValue: 0 });
  });
});

describe('the stage', () => {
  const handle = (resource: ResourceName, given = pool) =>
    publishStage.handle({ resource, cause: 'test' }, {
      pool: given,
      log: createLog('test', 'silent'),
    } as unknown as StageContext);

  it('publishes sums when no more of what they sum up is waiting, and everything else at once', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(`create function test_more() returns trigger language plpgsql as
      $$ begin insert into core.outbox (resource, entity_id) values ('tender', new.id); return null; end $$;
      create trigger test_more after insert on read.tender for each row execute function test_more()`);
    try {
      const buyer = await putOrganization(pool, 'One');
      await putParts(pool, await putTender(pool, { number: 1, organization: buyer }));
      await handle('tender');
      expect(await published('tender_document')).toHaveLength(1);
      expect(await published('organization')).toEqual([]);
      await handle('tender');
      expect(await organization(buyer)).toMatchObject({ stats: { totalTenders: 1 } });
      expect(await waiting()).toEqual([]);
    } finally {
      await owner.query('drop trigger test_more on read.tender; drop function test_more()');
      await owner.end();
    }
  });

  it('brings the vocabulary with the first message of a process, and has nothing to do for a pending resource', async () => {
    const own = openPool({ url: database.url, role: 'tender_worker', name: 'test' });
    try {
      await handle('value_estimate', own);
      expect(await published('province')).toHaveLength(provinces.length);
    } finally {
      await own.end();
    }
  });
});
