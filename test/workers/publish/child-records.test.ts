import { beforeEach, describe, expect, it } from 'vitest';
import { mediaType } from '#shared/codelists/media-types.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { emptyRecords, publishedRecords, publishedVersions } from './published.ts';
import { putChildRecords, putTender, touch } from './records.ts';

const CHILD_RESOURCES = [
  'tender_slug_mapping',
  'tender_seo',
  'tender_document',
  'tender_timeline',
  'ocds_party',
] as const;

const pool = await workerPool();
beforeEach(() => emptyRecords(pool));

const publish = () => publishPending(pool, resources.tender);
const waiting = async () => (await pool.query('select distinct resource from core.outbox')).rows;
const published = (name: ResourceName) => publishedRecords(pool, name);
const versions = () => publishedVersions(pool);

describe('child records of a tender', () => {
  it('are published with it, as their resources declare, and leave the outbox empty', async () => {
    const id = await putTender(pool, { number: 7 });
    const children = await putChildRecords(pool, id);
    await publish();
    for (const name of CHILD_RESOURCES) {
      const [record] = await published(name);
      const { seq: _, ...payload } = record!;
      expect(payloadSchema(resources[name], 'detail').parse(payload)).toEqual(payload);
      expect(payload).toMatchObject({ tenderId: '7', tenderRecordId: id });
    }
    expect(await published('tender_slug_mapping')).toMatchObject([{ id, slug: 'tender-7' }]);
    expect(await published('tender_seo')).toMatchObject([
      { id, seoTitle: `A title | Tender 7`, generatedBy: 'page-texts-6', hasBbbeeKeywords: 0 },
    ]);
    expect(await published('tender_document')).toMatchObject([
      {
        id: children.document,
        mimeType: 'application/pdf',
        cacheStatus: 'UNCACHED',
        processingStatus: 'PENDING',
      },
    ]);
    expect(await published('tender_timeline')).toMatchObject([
      { id: children.event, type: 'deadline', isAutomatic: 1, date: '2026-01-03T08:00:00.000Z' },
    ]);
    expect(await published('ocds_party')).toMatchObject([
      { id: children.party, role: 'buyer', normalizedName: 'city of cape town' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('say which slugs lead to the tender, and which path it had last', async () => {
    const id = await putTender(pool, { number: 7 });
    await publish();
    expect(await published('tender_slug_mapping')).toMatchObject([{ formerSlugs: [], oldPath: null }]);
    await pool.query(`update core.tender set former_slugs = '{roads-7,road-signs-7}' where id = $1`, [id]);
    await touch(pool, id);
    await publish();
    expect(await published('tender_slug_mapping')).toMatchObject([
      {
        slug: 'tender-7',
        formerSlugs: ['roads-7', 'road-signs-7'],
        oldPath: '/tenders/road-signs-7',
        redirectCount: null,
      },
    ]);
    expect(await published('tender')).toMatchObject([{ formerSlugs: ['roads-7', 'road-signs-7'] }]);
  });

  it('get a new version only if they differ', async () => {
    const id = await putTender(pool, { number: 7 });
    const { document } = await putChildRecords(pool, id);
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
      tender: before['tender']! + 1,
      tender_document: before['tender_document']! + 1,
    });
    expect(await published('tender_document')).toMatchObject([
      {
        id: document,
        fileName: 'Addendum.docx',
        mimeType: mediaType('docx'),
      },
    ]);
  });

  it('are withdrawn when they or their tender are deleted', async () => {
    const id = await putTender(pool, { number: 7 });
    await putChildRecords(pool, id);
    const other = await putTender(pool, { number: 8 });
    await putChildRecords(pool, other);
    await publish();
    await pool.query('delete from core.tender_party where tender_id = $1', [id]);
    await touch(pool, id);
    await publish();
    expect((await published('ocds_party')).map((record) => record['tenderRecordId'])).toEqual([other]);

    await pool.query('delete from core.tender where id = $1', [id]);
    await touch(pool, id);
    await publish();
    for (const name of CHILD_RESOURCES)
      expect((await published(name)).map((record) => record['tenderRecordId'])).toEqual([other]);
    expect(await waiting()).toEqual([]);
  });

  it('are published in the same run as their tender, without outbox rows of their own', async () => {
    await putChildRecords(pool, await putTender(pool, { number: 7 }));
    await publish();
    for (const name of CHILD_RESOURCES) expect(await published(name)).toHaveLength(1);
    const left = (await waiting()).map(({ resource }) => resource);
    for (const name of CHILD_RESOURCES) expect(left).not.toContain(name);
  });
});
