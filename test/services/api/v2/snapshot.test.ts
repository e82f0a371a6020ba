import { describe, expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { resources } from '#shared/resources/index.ts';
import { awardRow, tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { linesIn } from '#test/support/api.ts';

const LINES = { accept: 'application/x-ndjson' };
/** More than two batches. */
const MANY = 1_203;

const at = sharedTables(async () => {
  await at.readTables.tenders(
    Array.from({ length: MANY }, (_, n) =>
      tenderRow(n, n % 3 === 0 ? { publication_date: null, publication_date_time: null } : {}),
    ),
  );
  await at.readTables.awards([awardRow(1), awardRow(2)]);
});

type Line = {
  id?: string;
  tenderId?: string;
  meta?: { complete: boolean; count: number; cursor?: string; changes?: string };
};
async function stream(path: string, headers: Record<string, string> = {}) {
  const reply = await at.api.get(path, { headers: { ...LINES, ...headers } });
  const lines = linesIn<Line>(reply.text);
  return {
    ...reply,
    records: lines.filter(({ meta }) => !meta),
    metas: lines.flatMap(({ meta }) => meta ?? []),
  };
}

describe('a list as lines', () => {
  it.each(['identity', 'gzip', 'br'])(
    'gives every record once, in the order of the list (%s)',
    async (encoding) => {
      const { status, headers, records, metas } = await stream('/v2/tenders', {
        'accept-encoding': encoding,
      });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(new Set(records.map(({ tenderId }) => tenderId)).size).toBe(MANY);
      expect(metas.map(({ complete, count }) => [complete, count])).toEqual([
        [false, 500],
        [false, 1000],
        [true, MANY],
      ]);
      const first = await at.api.get('/v2/tenders?limit=100');
      expect(records.slice(0, 100).map(({ id: _, ...record }) => record)).toEqual(first.json.data);
      const stored = await at.rows<{ id: string; tender_id: string }>(
        'select id, tender_id from read.tender',
      );
      const ids = new Map(stored.map(({ id, tender_id }) => [tender_id, id]));
      for (const { id, tenderId } of records) expect(id).toBe(ids.get(tenderId ?? ''));
    },
  );

  it('continues from a cursor, with the count of the whole list and the changes since its beginning', async () => {
    const whole = await stream('/v2/tenders?province=gauteng&fields=tenderId');
    const before = whole.metas[0];
    const changed = tenderRow(5, { title: 'Changed while the stream was away' });
    await at.readTables.tenders([changed]);
    const rest = await stream(`/v2/tenders?province=gauteng&fields=tenderId&cursor=${before?.cursor}`);
    expect([...whole.records.slice(0, 500), ...rest.records]).toEqual(whole.records);
    expect(rest.metas.at(-1)).toMatchObject({ complete: true, count: MANY });
    const since = await at.api.get(`/v2/changes?resource=tenders&since=${rest.metas.at(-1)?.changes}`);
    expect((since.json.data as { id: string }[]).map(({ id }) => id)).toEqual([changed.id]);
  });

  it('is also there for awards, narrowed by filters', async () => {
    const { records, metas } = await stream('/v2/awards?supplierId=1');
    expect([records.length, metas.at(-1)?.count]).toEqual([1, 1]);
  });

  it('costs one call', async () => {
    const { headers } = await stream('/v2/tenders');
    const { headers: next } = await stream('/v2/tenders');
    const left = (given: Headers) => Number(given.get('x-ratelimit-remaining'));
    expect(left(headers) - left(next)).toBe(1);
  });

  it('responds to HEAD without a body, and with 406 on a path without streams', async () => {
    const head = await at.api.get('/v2/tenders', { method: 'HEAD', headers: LINES });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await at.api.get('/v2/tenders/100001', { headers: LINES })).status).toBe(406);
  });

  it('is rejected for other plans, with page or a wrong limit, and with the cursor of a list', async () => {
    const { key } = await at.newKey({ tier: 'professional' });
    expect((await at.api.get('/v2/tenders', { key, headers: LINES })).status).toBe(403);
    const { json } = await at.api.get('/v2/tenders?limit=1');
    for (const query of [
      'page=1',
      'limit=1001',
      'limit=5&limit=6',
      'limit=',
      `cursor=${json.meta.nextCursor}`,
    ])
      expect((await at.api.get(`/v2/tenders?${query}`, { headers: LINES })).status).toBe(400);
  });
});

describe('a stream read part by part', () => {
  it.each([333, 1000])('gives every record once, %i at a time', async (limit) => {
    const whole = await stream('/v2/tenders?fields=tenderId');
    const records: Line[] = [];
    let cursor = '';
    for (let parts = 0; ; parts += 1) {
      expect(parts).toBeLessThan(10);
      const part = await stream(`/v2/tenders?fields=tenderId&limit=${limit}${cursor}`);
      records.push(...part.records);
      const last = part.metas.at(-1);
      expect(last?.count).toBe(records.length);
      if (last?.complete) break;
      expect(part.records).toHaveLength(limit);
      cursor = `&cursor=${last?.cursor}`;
    }
    expect(records).toEqual(whole.records);
  });
});

describe('everything as lines', () => {
  type Entry = Line & { resource: string; operation: string; changeSeq: number; record: unknown };
  const entries = async (query: string) => {
    const given = await stream(`/v2/changes${query}`);
    return { ...given, records: given.records as Entry[] };
  };

  it('gives what the changes give from their beginning, and their cursor', async () => {
    const { records, metas } = await entries('');
    const paged: Entry[] = [];
    for (let since = ''; ; ) {
      const { json } = await at.api.get(`/v2/changes?limit=1000${since}`);
      paged.push(...(json.data as Entry[]));
      since = `&since=${json.meta.nextCursor}`;
      if (!json.meta.hasNext) break;
    }
    const sorted = (list: Entry[]) => list.toSorted((one, other) => (`${one.id}` < `${other.id}` ? -1 : 1));
    expect(sorted(records)).toEqual(sorted(paged));
    expect(metas.at(-1)).toMatchObject({ complete: true, count: MANY + 2 });
    const since = await at.api.get(`/v2/changes?since=${metas.at(-1)?.changes}`);
    expect(since.json.data).toEqual([]);
  });

  it('continues where it was interrupted, and the changes have what was published in the meantime', async () => {
    const first = await entries('?resource=awards,tenders&limit=700');
    const cursor = first.metas.at(-1)?.cursor;
    const changed = tenderRow(7, { title: 'Changed while the stream was away' });
    await at.readTables.tenders([changed]);
    const rest = await entries(`?resource=awards,tenders&cursor=${cursor}`);
    expect(new Set([...first.records, ...rest.records].map(({ id }) => id)).size).toBe(MANY + 2);
    expect(rest.metas.at(-1)?.count).toBe(MANY + 2);
    const path = `/v2/changes?resource=tenders,awards&since=${rest.metas.at(-1)?.changes}`;
    expect(((await at.api.get(path)).json.data as { id: string }[]).map(({ id }) => id)).toEqual([
      changed.id,
    ]);
  });

  it.each(Object.values(resources).map(({ plural }) => plural))('exists for %s', async (plural) => {
    const { status, metas } = await entries(`?resource=${plural}`);
    expect([status, metas.at(-1)?.complete]).toEqual([200, true]);
  });

  it.each(['since=x', 'wait=5', 'cursor=x', 'limit=1001'])('rejects %s', async (query) => {
    expect((await at.api.get(`/v2/changes?${query}`, { headers: LINES })).status).toBe(400);
  });

  it('is given to enterprise keys, of the resources that they may read; a page has no cursor', async () => {
    const { key } = await at.newKey({ tier: 'professional' });
    expect((await at.api.get('/v2/changes', { key, headers: LINES })).status).toBe(403);
    const { key: narrow } = await at.newKey({ permissions: ['changes', 'awards'] });
    const own = await at.api.get('/v2/changes', { key: narrow, headers: LINES });
    expect(own.text.trimEnd().split('\n')).toHaveLength(3);
    expect((await at.api.get('/v2/changes?cursor=x')).status).toBe(400);
    const { key: tenders } = await at.newKey({ permissions: ['changes', 'tenders'] });
    const patterns = await at.api.get('/v2/changes?resource=provenance_patterns', { key: tenders });
    expect(patterns.status).toBe(200);
  });
});

const WHOLE = endpoints.filter(
  (endpoint) =>
    endpoint.kind === 'list' &&
    !endpoint.parent &&
    !endpoint.bound &&
    !endpoint.fixed &&
    !endpoint.sort &&
    !endpoint.search?.required,
);

it.each(WHOLE.map(({ path }) => path))('streams the whole list %s', async (path) => {
  const { status, metas } = await stream(path);
  expect([status, metas.at(-1)?.complete]).toEqual([200, true]);
});

it('updatedSince lists what was published since, by moment or day', async () => {
  const { rows } = await at.readTables.client.query(
    `update read.tender set published_at = '2020-01-01' where tender_id <> '100007' returning id`,
  );
  expect(rows).toHaveLength(MANY - 1);
  await at.readTables.tenders([tenderRow(9)]);
  for (const since of [
    '2025-01-01',
    '2025-01-01T00:00:00Z',
    '2025-01-01T00:00:00%2B02:00',
    '2025-01-01T00:00:00+02:00',
  ]) {
    const { json } = await at.api.get(`/v2/tenders?updatedSince=${since}&sort=referenceNumber`);
    expect((json.data as { tenderId: string }[]).map(({ tenderId }) => tenderId)).toEqual([
      '100007',
      '100009',
    ]);
  }
  for (const wrong of ['yesterday', '2025-13-01', '0001-01-01', '2025-01-01T25:00:00Z'])
    expect((await at.api.get(`/v2/tenders?updatedSince=${wrong}`)).status).toBe(400);
});
