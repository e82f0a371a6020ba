import { describe, expect, it } from 'vitest';
import { organization } from '#shared/resources/buyers/organization.ts';
import { submissionRequirement } from '#shared/resources/tenders/submission-requirement.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { tenderTimeline } from '#shared/resources/tenders/tender-timeline.ts';
import { tenderRow, uuidOf } from '../v2/support/rows.ts';
import { documentRow } from './support/document-row.ts';
import { sharedApplication } from './support/served-application.ts';

const BUYER = uuidOf(0xc0001);
const SEEN = '2026-08-14T07:00:00.000Z';
const CHANGED = '2026-09-01T07:00:00.000Z';
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

const at = sharedApplication(async () => {
  await at.readTables.tenders([
    ...Array.from({ length: 25 }, (_, n) =>
      tenderRow(n, { source_organization_id: BUYER, briefing_session: 0 }),
    ),
    tenderRow(30, {
      province: 'KwaZulu-Natal',
      title: 'Bridge over the Mkhomazi',
      category: 'Security and investigation activities',
    }),
    tenderRow(31, { publication_type: 'CORRIGENDUM', title: 'Fencing of a school' }),
    tenderRow(32, { publication_type: 'ADDENDUM', title: 'Paving of a yard' }),
    tenderRow(40, { status: 'closed', closing_date_time: hours(-48), title: 'Bridge that was built' }),
    tenderRow(41, { closing_date_time: hours(-1), title: 'Bridge whose time has come' }),
    tenderRow(42, { status: 'cancelled', title: 'Bridge that nobody wants' }),
    tenderRow(43, { validation_errors: ['placeholder-tender'], title: 'Test bridge do not use' }),
  ]);
  await at.readTables.records(organization, [
    {
      ...{
        id: BUYER,
        name: 'City of Cape Town',
        slug: 'city-of-cape-town',
        organization_type: 'municipal_entity',
      },
      ...{
        stats: { totalTenders: 1, totalAwardValue: 0, tenderCategories: [] },
        created_at: SEEN,
        updated_at: SEEN,
      },
    },
  ]);
  const part = (n: number) => ({ id: uuidOf(0xf0000 + n), tender_id: '100000', tender_record_id: uuidOf(0) });
  await at.readTables.records(tenderTimeline, [
    {
      ...part(1),
      ...{ event: 'closing-date-changed', event_type: 'closing-date-changed', label: 'Closing date moved' },
      ...{
        date: CHANGED,
        event_date: CHANGED,
        title: 'Closing date moved',
        type: 'deadline',
        is_automatic: 1,
      },
    },
  ]);
  const demand = { ai_extracted: 1, created_at: SEEN };
  await at.readTables.records(submissionRequirement, [
    { ...part(2), ...demand, category: 'form', requirement: 'SBD 4', is_mandatory: 1, order_index: 0 },
    { ...part(3), ...demand, category: 'briefing', requirement: 'Attendance', order_index: 1 },
  ]);
  await at.readTables.records(tenderDocument, [...[1, 2, 3, 4, 5].map((n) => documentRow(n, {}))]);
});

type Listed = {
  tenders: { tender_id: string }[];
  pagination: { page: number; limit: number; total: number; pages: number };
};
const list = async (query: string) => (await at.call(`/api/tenders${query}`)).json as unknown as Listed;
const numbers = async (query: string) =>
  (await list(query)).tenders.map(({ tender_id }) => Number(tender_id) - 100_000);

describe('the list of tenders', () => {
  it('has active ones that are not placeholders, page by page, without a key or a login', async () => {
    const first = await list('');
    expect(Object.keys(first)).toEqual(['tenders', 'pagination']);
    expect(first.pagination).toEqual({ page: 1, limit: 20, total: 28, pages: 2 });
    const second = await list('?page=2');
    expect(second.pagination).toEqual({ page: 2, limit: 20, total: 28, pages: 2 });
    const seen = [...first.tenders, ...second.tenders].map(({ tender_id }) => Number(tender_id) - 100_000);
    expect(seen.toSorted((a, b) => a - b)).toEqual([...Array(25).keys(), 30, 31, 32]);
    expect(await list('?page=3')).toMatchObject({ tenders: [], pagination: { total: 28, pages: 2 } });
    expect(await list('?pageNum=2&pageSize=20')).toEqual(second);
  });

  it('has the values that applications read', async () => {
    const { json } = await at.call('/api/tenders?search=100031');
    expect((json['tenders'] as unknown[])[0]).toMatchObject({
      ...{ id: uuidOf(31), tender_id: '100031', title: 'Fencing of a school', referenceNumber: 'REF/31' },
      ...{
        description: expect.stringContaining('gravel'),
        province: 'Gauteng',
        publicationType: 'CORRIGENDUM',
      },
      ...{ industryCategories: ['Civil engineering'], documentCount: 0, requirements: null, delivery: null },
      ...{ type: null, estimatedValue: null, eligibilityCriteria: null, bbbeeRequirements: null },
      ...{ closingDate: expect.any(String), createdAt: expect.any(String), status: 'active' },
    });
  });

  it('may be kept by shared caches', async () => {
    expect((await at.call('/api/tenders')).headers.get('cache-control')).toBe(
      'public, max-age=30, s-maxage=300, stale-while-revalidate=600',
    );
  });

  it.each([
    ['?province=kwazulu-natal', [30]],
    ['?province=KZN', [30]],
    ['?industry=security-and-investigation-activities', [30]],
    ['?industry=Investigation', [30]],
    ['?publicationType=CORRIGENDUM', [31, 32]],
    ['?publicationType=ADDENDUM', [32]],
    ['?publicationType=closed', [40, 41]],
    ['?publicationType=CLOSED&search=built', [40]],
    ['?search=Mkhomazi', [30]],
    ['?search=bridge&province=all&industry=All&publicationType=all', [30]],
    ['?search=REF/31', [31]],
    ['?search=100031', [31]],
    ['?search=bridge&province=gauteng', []],
  ])('%s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  it('finds by description and organisation', async () => {
    expect((await list('?search=gravel')).pagination.total).toBe(28);
    expect((await list('?search=cape+town')).pagination.total).toBe(28);
  });

  it.each([
    ['?page=0', 'page'],
    ['?page=one', 'page'],
    ['?limit=101', 'limit'],
    ['?limit=-1', 'limit'],
    ['?search=a', 'search'],
    ['?province=atlantis', 'province'],
    ['?industry=activities', 'industry'],
    ['?publicationType=NOTHING', 'publicationType'],
    ['?colour=red', 'colour'],
    ['?page=1&page=2', 'page'],
    ['?page=1&pageNum=1', 'pageNum'],
    ['?limit=5&pageSize=6', 'pageSize'],
  ])('%s is rejected, with the name of the parameter', async (query, parameter) => {
    const { status, json } = await at.call(`/api/tenders${query}`);
    expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
    expect(json.details.map((problem) => problem.parameter)).toEqual([parameter]);
    expect(json.details[0]!.reason).not.toMatch(/invalid input/i);
  });

  it('names all errors together', async () => {
    const { json } = await at.call('/api/tenders?page=x&limit=1000&colour=red');
    expect(json.details.map(({ parameter }) => parameter).toSorted()).toEqual(['colour', 'limit', 'page']);
  });

  it('is not sent again to clients that have it, and is compressed for clients that can read that', async () => {
    const first = await at.call('/api/tenders', { headers: { 'accept-encoding': 'identity' } });
    const etag = first.headers.get('etag')!;
    const again = await at.call('/api/tenders', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const packed = await at.call('/api/tenders', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.text).toBe(first.text);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('x-request-id')).toMatch(/\S{8,}/);
  });
});

describe('a tender', () => {
  it.each([uuidOf(30), '100030', 'ocds-9t57fa-100030'])('is found by %s', async (id) => {
    const { status, json } = await at.call(`/api/tenders/${id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: uuidOf(30), tender_id: '100030', title: 'Bridge over the Mkhomazi' });
  });

  it('has its buyer, documents, requirements and timeline as parts', async () => {
    const { json } = await at.call(`/api/tenders/${uuidOf(0)}`);
    const files = json['documents'] as Record<string, unknown>[];
    expect(files).toHaveLength(5);
    expect(files[0]).toEqual({
      ...{ id: uuidOf(0xd0001), fileName: 'Bid document.pdf', processingStatus: 'PENDING', fileSize: null },
      ...{
        mimeType: 'application/pdf',
        summary: null,
        keyPoints: [],
        hasExtractedText: false,
        processedAt: null,
      },
      analyses: [],
    });
    expect(json).toMatchObject({
      ...{ documentCount: 5, documentStats: { total: 5, processed: 0, pending: 5, failed: 0 } },
      ...{ status: 'active', sourceUrl: null, updatedAt: expect.any(String), requiredDocuments: ['SBD 4'] },
      briefingSession: false,
      sourceOrganizationRelation: {
        ...{ name: 'City of Cape Town', organizationType: 'municipality', contactEmail: null },
        ...{ contactPhone: null, physicalAddress: null },
      },
      timeline: [
        {
          ...{ id: uuidOf(0xf0001), eventType: 'closing-date-changed', title: 'Closing date moved' },
          ...{ eventDate: '2026-09-01T07:00:00.000Z', description: null, isAutomatic: true },
        },
      ],
      submissionRequirements: [
        { category: 'form', requirement: 'SBD 4', isMandatory: true, orderIndex: 0 },
        { category: 'briefing', requirement: 'Attendance', isMandatory: null, orderIndex: 1 },
      ],
    });
  });

  it.each([
    ['closed', 40],
    ['past its closing time', 41],
    ['cancelled', 42],
    ['a placeholder', 43],
    ['missing', 99],
  ])('that is %s is not found', async (_, n) => {
    const { status, json } = await at.call(`/api/tenders/${uuidOf(n)}`);
    expect([status, json.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('paths', () => {
  it('with a character that no identifier has are rejected', async () => {
    expect((await at.call('/api/tenders/%00')).status).toBe(400);
  });

  it('say which methods they have', async () => {
    const rejected = await at.call('/api/tenders', { method: 'DELETE' });
    expect([rejected.status, rejected.json.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(rejected.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    const options = await at.call('/api/tenders', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const head = await at.call('/api/tenders', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await at.call('/api/nothing')).status).toBe(404);
  });
});
