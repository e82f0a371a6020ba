import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { exchange } from '#test/support/raw-http.ts';
import { invalidParameters } from './support/invalid-parameters.ts';
import { awardRow, tenderRow } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

let cursor: string;
const at = sharedTables(async () => {
  await at.readTables.tenders(Array.from({ length: 5 }, (_, n) => tenderRow(n)));
  await at.readTables.awards(Array.from({ length: 5 }, (_, n) => awardRow(n)));
  cursor = (await at.api.get('/v2/tenders?limit=2')).json.meta.nextCursor ?? '';
});

const changed = (text: string, position: number) => {
  const letter = text.at(position) === 'A' ? 'B' : 'A';
  return text.slice(0, position) + letter + text.slice(position + 1);
};

describe('an invalid parameter is named with the rule it breaks', () => {
  it.each(invalidParameters)('%s', async (query, parameter, reason) => {
    const { status, json } = await at.api.get(`/v2/tenders?${query}`);
    expect(status).toBe(400);
    expect(json.code).toBe('BAD_REQUEST');
    expect(json.details).toEqual([
      { parameter, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    ]);
    expect(json.message).toContain(parameter);
  });

  it('all invalid parameters are named in one response', async () => {
    const { json } = await at.api.get('/v2/tenders?limit=0&sort=x&fields=y&colour=red&closingAfter=z&q=a');
    expect(json.details.map(({ parameter }) => parameter).toSorted()).toEqual(
      ['limit', 'sort', 'fields', 'colour', 'closingAfter', 'q'].toSorted(),
    );
  });

  it.each([
    ['/v2/tenders/search', 'q'],
    ['/v2/tenders/search?limit=5', 'q'],
    ['/v2/tenders/search?q=', 'q'],
    ['/v2/tenders/100001?fields=nosuch', 'fields'],
    ['/v2/tenders/100001?limit=5', 'limit'],
    ['/v2/awards?q=road', 'q'],
    ['/v2/awards?status=active', 'status'],
    ['/v2/meta/provinces?limit=5', 'limit'],
    ['/v2/meta/usage?key=x', 'key'],
  ])('%s', async (path, parameter) => {
    expect((await at.api.refused(path)).map((problem) => problem.parameter)).toEqual([parameter]);
  });

  it('a record that has no parts to include does not know `include`', async () => {
    const bare = endpoints.filter((endpoint) => endpoint.kind === 'record' && !endpoint.include);
    expect(bare.length).toBeGreaterThan(20);
    for (const { path } of bare) {
      const problems = await at.api.refused(`${path.replace(/\{\w+\}/, 'nobody')}?include=buyer`);
      expect([path, problems]).toEqual([
        path,
        [{ parameter: 'include', reason: 'is not known; known are fields' }],
      ]);
    }
  });
});

describe('a value that is not known', () => {
  it.each([
    ['/v2/tenders/by-province/guateng', 'province'],
    ['/v2/tenders?province=guateng', 'province'],
    ['/v2/awards?province=guateng', 'province'],
    ['/v2/companies?province=guateng', 'province'],
    ['/v2/organizations?province=guateng', 'province'],
    ['/v2/tenders/by-publication-type/tendr_notice', 'type'],
    ['/v2/awards?status=awrded', 'status'],
    ['/v2/organizations?organizationType=munisipality', 'organizationType'],
    ['/v2/awards?enterpriseType=EMEE', 'enterpriseType'],
    ['/v2/awards/analytics?groupBy=yaer', 'groupBy'],
  ])('of a closed list is rejected with the nearest one: %s', async (path, parameter) => {
    expect(await at.api.refused(path)).toEqual([
      { parameter, reason: expect.stringMatching(/^must be one of .*; the nearest/) },
    ]);
  });

  it.each([
    '/v2/tenders/by-category/basket-weaving',
    '/v2/tenders?category=basket-weaving',
    '/v2/tenders?sourceOrganization=nobody',
    '/v2/awards/by-supplier/nobody',
    '/v2/awards/by-supplier-party/nobody',
  ])('of an open list finds nothing: %s', async (path) => {
    const { status, json } = await at.api.get(path);
    expect([status, json.data]).toEqual([200, []]);
  });

  it('of a record is 404, also in the lists of its child records', async () => {
    const named = endpoints.filter(
      (endpoint) =>
        endpoint.access === 'key' &&
        endpoint.path.includes('{') &&
        !(endpoint.kind === 'list' && endpoint.bound !== undefined),
    );
    expect(named.length).toBeGreaterThan(40);
    for (const { path } of named) {
      const { status, json } = await at.api.get(path.replace(/\{\w+\}/, 'nobody'));
      expect([path, status, json.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });
});

describe('a range', () => {
  it.each([
    ['/v2/tenders/value-range?min=2&max=1', 'max'],
    ['/v2/awards/by-date-range?from=2026-02-02&to=2026-02-01', 'to'],
    ['/v2/awards?minAmount=2&maxAmount=1', 'maxAmount'],
    ['/v2/awards/analytics?from=2026-02-02&to=2026-02-01', 'to'],
  ])('that ends before it begins is rejected: %s', async (path, parameter) => {
    expect(await at.api.refused(path)).toEqual([
      { parameter, reason: expect.stringMatching(/^must not lie before (min|from|minAmount)$/) },
    ]);
  });

  it('is accepted exactly if it does not end before it begins', async () => {
    const day = fc
      .date({ min: new Date('2025-12-30'), max: new Date('2026-01-03'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    await fc.assert(
      fc.asyncProperty(day, day, fc.nat(1e6), fc.nat(1e6), async (first, last, min, max) => {
        const days = await at.api.get(`/v2/tenders?closingAfter=${first}&closingBefore=${last}`);
        expect(days.status).toBe(first <= last ? 200 : 400);
        const values = await at.api.get(`/v2/tenders?minValue=${min / 100}&maxValue=${max / 100}`);
        expect(values.status).toBe(min <= max ? 200 : 400);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a cursor', () => {
  const rejected = {
    parameter: 'cursor',
    reason: 'is not a cursor of this list with these filters and this sort',
  };

  it.each([
    ['another list', '/v2/tenders/new?limit=2'],
    ['another resource', '/v2/awards?limit=2'],
    ['another filter', '/v2/tenders?limit=2&province=gauteng'],
    ['another state', '/v2/tenders?limit=2&status=any'],
    ['another sort', '/v2/tenders?limit=2&sort=closingDate'],
    ['another direction', '/v2/tenders?limit=2&sort=publicationDate'],
  ])('is rejected for %s', async (_, path) => {
    expect(await at.api.refused(`${path}&cursor=${cursor}`)).toEqual([rejected]);
  });

  it('is rejected with any letter changed', async () => {
    for (let position = 0; position < cursor.length; position += 1) {
      const details = await at.api.refused(`/v2/tenders?limit=2&cursor=${changed(cursor, position)}`);
      expect([position, details]).toEqual([position, [rejected]]);
    }
  });

  it('is accepted with another page size, other fields, or another spelling of a default', async () => {
    for (const query of ['limit=3', 'fields=title', 'sort=-publication_date', 'status=active']) {
      expect((await at.api.get(`/v2/tenders?${query}&cursor=${cursor}`)).status).toBe(200);
    }
  });

  it('cannot be combined with a page', async () => {
    expect((await at.api.get('/v2/tenders?limit=2&page=2')).status).toBe(200);
    expect(await at.api.refused(`/v2/tenders?limit=2&page=2&cursor=${cursor}`)).toEqual([
      { parameter: 'page', reason: 'cannot be combined with cursor' },
    ]);
  });

  it('means the same wherever it stands, in every spelling, and whichever page was requested before', async () => {
    const dataOf = async (query: string) => (await at.api.get(`/v2/tenders?${query}`)).json.data;
    const later = await dataOf(`limit=1&cursor=${cursor}`);
    const first = await dataOf('limit=1');
    expect(later).not.toEqual(first);
    const spelled = `%63ursor=${cursor.slice(0, -1)}%${cursor.charCodeAt(cursor.length - 1).toString(16)}`;
    for (const query of [`limit=1&cursor=${cursor}`, `cursor=${cursor}&limit=1`, `limit=1&${spelled}`])
      expect(await dataOf(query)).toEqual(later);
    expect(await dataOf('limit=1')).toEqual(first);
    for (const twice of [`cursor=${cursor}&cursor=${cursor}`, `cursor=${cursor}&${spelled}`])
      expect(await at.api.refused(`/v2/tenders?limit=1&${twice}`)).toEqual([
        { parameter: 'cursor', reason: 'must be given once only' },
      ]);
  });

  it('of another deployment is rejected', async () => {
    const other = await at.startApi({ JWT_SECRET: 'another secret, equally long enough' });
    expect((await other.get(`/v2/tenders?limit=2&cursor=${cursor}`)).json.details).toEqual([rejected]);
  });
});

describe('paths', () => {
  it.each([
    ['/v2', 404],
    ['/v2/', 404],
    ['/v2/nosuch', 404],
    ['/v2/tenders/100001/nosuch', 404],
    ['/v2/tenders//', 404],
    ['/v2/tenders/nosuch', 404],
    ['/v2/tenders/a%2Fb', 404],
    ['/v2/tenders/..%2F..%2Fetc%2Fpasswd', 404],
    ['/v2/tenders/100%25', 404],
    ["/v2/tenders/'%20or%201=1", 404],
    ['/v2/tenders/%E0%A4%A', 400],
    ['/v2/tenders/%', 400],
    ['/v2/tenders/%00', 400],
    ['/v2/tenders/', 200],
    ['/v2/%74enders', 200],
  ])('%s is %i', async (path, status) => {
    const reply = await raw(path);
    expect(reply.status).toBe(status);
    if (status === 400)
      expect(reply.json).toMatchObject({ code: 'BAD_REQUEST', details: [{ parameter: 'path' }] });
    if (status === 404) expect(reply.json).toMatchObject({ code: 'NOT_FOUND', success: false });
  });

  it('an address with a host, as proxies send it, is accepted', async () => {
    expect((await raw(`${at.api.url}/v2/tenders?limit=1`)).status).toBe(200);
  });

  it('an address of more than 8 kB is rejected', async () => {
    const { status, json } = await at.api.get(`/v2/tenders?q=${'x'.repeat(10_000)}`);
    expect(status).toBe(414);
    expect(json.code).toBe('URI_TOO_LONG');
  });

  it('an address of just under 8 kB is read', async () => {
    expect(await at.api.refused(`/v2/tenders?q=${'x'.repeat(8_000)}`)).toEqual([
      { parameter: 'q', reason: 'must have at most 500 characters' },
    ]);
  });
});

/** Sends a path unchanged; `fetch` would normalise it first. */
async function raw(path: string): Promise<{ status: number; json: unknown }> {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${at.api.key}\r\nConnection: close\r\n\r\n`;
  const text = await exchange(at.api.url, request);
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), json: JSON.parse(body) };
}
