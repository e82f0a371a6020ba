import { beforeEach, describe, expect, it } from 'vitest';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { emptyRecords, publishedRecords, publishedVersions } from '#test/workers/publish/published.ts';
import { putAward, putOrganization, putTender, touch } from '#test/workers/publish/records.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { deriveAndPublish } from './derive-all.ts';

const pool = await workerPool();
beforeEach(() => emptyRecords(pool, [...derivations.map(({ name }) => `derived.${name}`), 'derived.stale']));

const publish = () => deriveAndPublish(pool);
const published = (name: ResourceName) => publishedRecords(pool, name);
const versions = () => publishedVersions(pool);
const organization = async (id: string) =>
  (await published('organization')).find((record) => record.id === id);

describe('aggregates of buyers', () => {
  it('count tenders and awards, except flagged and foreign amounts and unsuccessful bids', async () => {
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
      for (const flag of ['suspect-amount', 'award-above-estimate', 'award-above-plausible'])
        await putAward(pool, { tender, amount: 1e15, validation_errors: [flag] });
      await putAward(pool, { tender, amount: 7, currency: 'USD' });
      await putAward(pool, { tender, amount: 0.5, validation_errors: ['unknown-currency'] });
    }
    await publish();
    for (const { sourceUrl, siteUrl, tenderId } of await published('tender')) {
      expect(sourceUrl).toBe(`https://www.etenders.gov.za/Home/TenderDetails/${tenderId}`);
      expect(siteUrl).toBe(sourceUrl);
    }
    const counted = (await published('award')).map((award) => [award['amount'], award['countedAmount']]);
    expect(new Set(counted.map((pair) => pair.join(' ')))).toEqual(
      new Set(['100 100', '200 200', '300 300', '5 5', '1000000000000000 ', '7 ', '0.5 0.5']),
    );
    const { seq: _, ...payload } = (await organization(buyer))!;
    expect(payloadSchema(resources.organization, 'detail').parse(payload)).toEqual(payload);
    expect(payload).toMatchObject({
      name: 'City of Cape Town',
      website: 'https://www.capetown.gov.za',
      seat: 'Cape Town',
      slug: 'city-of-cape-town',
      provincesOperating: ['Western Cape'],
      stats: {
        totalTenders: 3,
        totalAwardValue: 601.5,
        tenderCategories: ['Civil engineering', 'Construction'],
      },
    });
  });

  it('are published again only if a value that they count, or the name, has changed', async () => {
    const [one, two] = [await putOrganization(pool, 'One'), await putOrganization(pool, 'Two')];
    const tender = await putTender(pool, { number: 1, organization: one });
    await putTender(pool, { number: 2, organization: two });
    await publish();
    const republished = async (change: () => Promise<unknown>) => {
      const before = new Map((await published('organization')).map(({ id, seq }) => [id, seq]));
      await change();
      await publish();
      return (await published('organization'))
        .filter(({ id, seq }) => before.get(id) !== seq)
        .map(({ id }) => id)
        .toSorted();
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

    expect(await republished(() => putAward(pool, { tender, amount: 70 }))).toEqual([two]);
    expect((await organization(two))?.['stats'].totalAwardValue).toBe(70);
    expect(
      await republished(async () => {
        await pool.query(`update core.organization set name = 'Deux' where id = $1`, [two]);
        await emitChanges(pool, 'organization', [two]);
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

it('the contact of a buyer is shown with its source, the latest tender that has it', async () => {
  const buyer = await putOrganization(pool, 'City of Cape Town');
  for (const number of [1, 2, 3]) {
    const id = await putTender(pool, { number, organization: buyer });
    await pool.query(
      `update core.tender set contact_email = 'Tenders@capetown.gov.za', contact_telephone = '021 400 1234',
         publication_date_time = '2026-01-01T00:00:00Z'::timestamptz + make_interval(days => $2) where id = $1`,
      [id, number],
    );
  }
  await publish();
  expect(await organization(buyer)).toMatchObject({
    contactEmail: 'tenders@capetown.gov.za',
    contactPhone: '021-400-1234',
    contactEmailSource: 'notices',
    contactEmailSourceUrl: 'https://www.etenders.gov.za/Home/TenderDetails/3',
    contactEmailConfidence: 'high',
    contactEmailIsRoleBased: '1',
    contactEmailVerifiedAt: null,
  });
});

describe('codelists', () => {
  it('are published completely, as their resources declare, and storing them again writes nothing', async () => {
    await storeCodelists(pool);
    await publish();
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
    await storeCodelists(pool);
    await publish();
    expect(await versions()).toEqual(before);
  });

  it('lose entries that are no longer declared', async () => {
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
    await storeCodelists(pool);
    await publish();
    expect((await published('province')).map(({ slug }) => slug)).not.toContain('atlantis');
  });

  it('show the current number of tenders, also after tenders change', async () => {
    await storeCodelists(pool);
    await publish();
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
    await pool.query('delete from core.tender where id = $1', [id]);
    await touch(pool, id);
    await publish();
    expect(await count()).toEqual({ gauteng: 1 });
  });
});
