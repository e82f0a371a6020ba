import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { reportHealth } from '#test/support/health.ts';
import { tenderRow, uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';
import { variedAwards, variedTenders } from './support/varied-rows.ts';

const at = sharedTables(async () => {
  await reportHealth(at.readTables.client);
  await at.readTables.tenders(variedTenders());
  await at.readTables.awards(variedAwards());
});

const data = async (path: string) => (await at.api.get(path)).json.data as Record<string, unknown>[];
const numbers = async (path: string) => (await data(path)).map(({ tenderId }) => Number(tenderId) - 100_000);

describe('lists', () => {
  it('have the envelope, records as declared, and the state of the quota', async () => {
    const { status, headers, json } = await at.api.get('/v2/tenders');
    expect(status).toBe(200);
    expect(json.success).toBe(true);
    expect(z.array(payloadSchema(tender, 'list')).parse(json.data)).toHaveLength(20);
    expect(json.meta).toMatchObject({
      apiVersion: 'v2',
      deprecation: null,
      totalCount: 28,
      hasNext: true,
      hasPrev: false,
    });
    expect(json.meta.requestId).toBe(headers.get('x-request-id'));
    expect(json.meta.rateLimit).toEqual({
      limit: Number(headers.get('x-ratelimit-limit')),
      remaining: Number(headers.get('x-ratelimit-remaining')),
      reset: headers.get('x-ratelimit-reset'),
      policy: headers.get('x-ratelimit-policy'),
    });
  });

  it('lists awards as declared', async () => {
    const { json } = await at.api.get('/v2/awards?limit=100');
    expect(z.array(payloadSchema(award, 'list')).parse(json.data)).toHaveLength(26);
  });

  it('shows active tenders whose closing time has not passed, whatever status was published', async () => {
    expect(await numbers('/v2/tenders?limit=100')).toEqual([
      ...Array.from({ length: 25 }, (_, n) => n),
      30,
      31,
      32,
    ]);
    expect(await numbers('/v2/tenders?limit=100&status=active&page=1')).toHaveLength(28);
  });

  it.each([
    ['status=closed', [33, 34]],
    ['status=CANCELLED', [35]],
    ['status=any&category=construction', [35]],
    ['status=any&category=Construction', [35]],
    ['province=KZN', [30]],
    ['province=kwazulu-natal', [30]],
    ['province=Western%20Cape', [31]],
    ['status=any&publicationType=cancellation_notice', [35]],
    ['referenceNumber=ZNT%2F01266+W', [31]],
    ['minValue=500000', [30, 31]],
    ['minValue=500000.01', [31]],
    ['maxValue=500000', [30]],
    ['q=bridge', [30]],
    ['q=bridges&province=gauteng', []],
    ['sourceOrganization=City%20of%20Cape%20Town&q=catering', [32]],
  ])('filters by %s', async (query, expected) => {
    expect(await numbers(`/v2/tenders?limit=100&${query}`)).toEqual(expected);
  });

  it('reads days as whole South African days', async () => {
    // Published at midnight UTC, two in the morning in South Africa; the one before it a minute earlier.
    expect(
      await numbers('/v2/tenders?publishedAfter=2026-08-14&publishedBefore=2026-08-14&limit=100'),
    ).toHaveLength(28);
    expect(await numbers('/v2/tenders?publishedAfter=2026-08-15')).toEqual([]);
    expect((await data('/v2/awards?awardDateFrom=2026-04-01&awardDateTo=2026-04-01'))[0]).toMatchObject({
      awardDate: '2026-04-01',
    });
    expect(await data('/v2/awards?awardDateTo=2026-03-31')).toEqual([]);
  });

  it.each(['-closing_date', '-closingDate'])('sorts by %s', async (sort) => {
    expect(await numbers(`/v2/tenders?limit=100&q=road&province=gauteng&sort=${sort}`)).toHaveLength(25);
    expect((await numbers(`/v2/tenders?limit=100&sort=${sort}`)).slice(-3)).toEqual([30, 31, 32]);
  });

  it.each(['closing_date', 'closingDate', '+closing_date', '%2BclosingDate'])(
    'sorts by %s, records without it last',
    async (sort) => {
      const order = await numbers(`/v2/tenders?limit=100&sort=${sort}`);
      expect(order.slice(0, 2)).toEqual([31, 30]);
      expect(order.at(-1)).toBe(32);
    },
  );

  it('accepts the sort names that known clients use', async () => {
    expect(await numbers('/v2/tenders?limit=2&sort=-value')).toEqual([31, 30]);
  });

  it('gives chosen fields of the full record, in either spelling, always in the same order', async () => {
    const { json } = await at.api.get('/v2/tenders?limit=1&fields=slug,tender_id,title');
    expect(JSON.stringify(json.data)).toBe(
      '[{"tenderId":"100000","title":"Road maintenance in ward 0","slug":"road-maintenance-in-ward-0-100000"}]',
    );
  });

  it('numbered pages have the totals that clients of that convention read', async () => {
    const { json } = await at.api.get('/v2/tenders?page=3&limit=10');
    expect((json.data as unknown[]).length).toBe(8);
    expect(json.meta).toMatchObject({
      page: 3,
      limit: 10,
      pageSize: 10,
      totalCount: 28,
      totalPages: 3,
      hasNext: false,
      hasPrev: true,
    });
    expect(json.meta).not.toHaveProperty('nextCursor');
  });

  it('filters awards', async () => {
    expect(await data('/v2/awards?supplierName=Ngcobo%20%26%20Sons%20(Pty)%20Ltd')).toHaveLength(1);
    expect(await data('/v2/awards?enterpriseType=qse')).toHaveLength(1);
    expect(await data('/v2/awards?minAmount=24000')).toHaveLength(1);
    const last = await data('/v2/awards?sort=-amount&limit=100');
    expect(last.at(-1)).toMatchObject({ amount: null });
  });
});

describe('/v2/tenders/closing-soon', () => {
  it('gives the tender that closes next first, and none that is closed or has no date', async () => {
    const order = await numbers('/v2/tenders/closing-soon?limit=100');
    expect(order.slice(0, 2)).toEqual([31, 30]);
    expect(order).not.toContain(32);
    expect(order).not.toContain(33);
    expect(order).not.toContain(35);
  });

  it.each(['active', 'any', 'active,closed'])('accepts status=%s beside other filters', async (status) => {
    expect(await numbers(`/v2/tenders/closing-soon?province=kzn&status=${status}`)).toEqual([30]);
  });

  it('a filter that contradicts the path gives no records, and is named as it was given', async () => {
    const { json } = await at.api.get('/v2/tenders/closing-soon?status=closed');
    expect(json).toMatchObject({ data: [], meta: { filters: { status: 'closed' } } });
  });
});

it('/v2/tenders/new gives the latest publication first, whatever the status', async () => {
  expect((await numbers('/v2/tenders/new?limit=100')).at(-1)).toBe(35);
  expect(await numbers('/v2/tenders/new?limit=3')).toEqual([0, 1, 2]);
});

describe('records', () => {
  it.each([
    '100003',
    'ocds-9t57fa-100003',
    'road-maintenance-in-ward-3-100003',
    uuidOf(3),
    uuidOf(3).toUpperCase(),
  ])('a tender is found as %s', async (id) => {
    const { status, json } = await at.api.get(`/v2/tenders/${id}`);
    expect(status).toBe(200);
    expect(payloadSchema(tender, 'detail').parse(json.data)).toMatchObject({ tenderId: '100003' });
  });

  it.each(['100002-2', uuidOf(0xa0002)])('an award is found as %s', async (id) => {
    const { json } = await at.api.get(`/v2/awards/${id}`);
    expect(payloadSchema(award, 'detail').parse(json.data)).toMatchObject({ awardId: '100002-2' });
  });

  it('picks fields', async () => {
    const { json } = await at.api.get('/v2/tenders/100003?fields=title,timeline');
    expect(json.data).toEqual({ title: 'Road maintenance in ward 3', timeline: [] });
  });

  it('decodes the identifier once', async () => {
    await at.readTables.tenders([tenderRow(50, { tender_id: 'A/1%2F?', status: 'closed' })]);
    const { json } = await at.api.get(`/v2/tenders/${encodeURIComponent('A/1%2F?')}`);
    expect(json.data).toMatchObject({ tenderId: 'A/1%2F?' });
    await at.readTables.remove(tender, [uuidOf(50)]);
  });
});

describe('metadata', () => {
  it('counts tenders of every province, including those without any', async () => {
    const { json } = await at.api.get('/v2/meta/provinces', { key: null });
    expect(json.data).toHaveLength(provinces.length);
    expect(json.data).toContainEqual({ name: 'Gauteng', slug: 'gauteng', tenderCount: 29 });
    expect(json.data).toContainEqual({ name: 'Limpopo', slug: 'limpopo', tenderCount: 0 });
  });

  it('counts tenders of every category', async () => {
    const { json } = await at.api.get('/v2/meta/categories', { key: null });
    expect(json.data).toHaveLength(categories.length);
    expect(json.data).toContainEqual({
      categorySlug: 'construction',
      categoryName: 'Construction',
      tenderCount: 1,
    });
  });

  it('reports health, times and numbers', async () => {
    const { status, json } = await at.api.get('/v2/meta/status', { key: null });
    expect(status).toBe(200);
    expect(json.data).toEqual({
      healthy: true,
      state: 'healthy',
      version: '2.1.0',
      lastSync: {
        tenders: expect.any(String),
        awards: expect.any(String),
        companies: null,
        organizations: null,
      },
      entityCounts: { tenders: 31, awards: 26, companies: 0, organizations: 0 },
      entities: [
        { entity: 'tenders', count: 31, lastSync: expect.any(String) },
        { entity: 'awards', count: 26, lastSync: expect.any(String) },
        { entity: 'companies', count: 0, lastSync: null },
        { entity: 'organizations', count: 0, lastSync: null },
      ],
      cron: [],
      reasons: [],
      resources: expect.arrayContaining([
        {
          resource: 'tenders',
          loaded: true,
          rows: 31,
          asOf: expect.any(String),
          source: 'ocds, etenders',
        },
        { resource: 'company_directors', loaded: false, rows: 0, asOf: null, source: 'registers' },
        { resource: 'intel_items', loaded: false, rows: 0, asOf: null, source: 'news' },
      ]),
    });
    expect(json.meta).not.toHaveProperty('rateLimit');
  });
});
