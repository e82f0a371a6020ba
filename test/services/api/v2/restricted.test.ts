import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { promotedColumns, recordValue, renderRecord } from '#shared/resources/definition/resource.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { restrictedSupplierList } from '#shared/resources/suppliers/restricted-supplier-list.ts';
import { screeningWordSet } from '#shared/resources/suppliers/screening-word-set.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { ApiResponse } from '#test/support/api.ts';
import { uuidOf } from './support/rows.ts';
import { openServedTables, type ServedTables, servedTables } from './support/served-tables.ts';

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** An entry in force for another year. Given values replace the defaults. */
const entry = (n: number, name: string, given: Record<string, unknown> = {}) => ({
  id: uuidOf(n),
  supplier_name: name,
  status: 'active',
  restriction_type: 'RESTRICTED_SUPPLIER',
  restriction_reason: 'Submitted a false certificate',
  severity: 'high',
  period_from: day(-400),
  period_to: day(365),
  authorized_by: 'Department of Public Works',
  reference: `DRS-${n}`,
  regulatory_references: ['Treasury Regulation 16A9.1', 'PFMA GCC 23'],
  updated_at: day(0),
  synced_at: day(0),
  ...given,
});

const entries = [
  entry(1, 'Skyline Civils and Plant Hire CC', { registration_number: 'CK2008/123456/23' }),
  entry(2, 'Skyline Civils & Plant Hire (Pty) Ltd', { severity: 'low' }),
  entry(3, 'Bravo Trading Enterprise', { period_to: day(-2) }),
  entry(4, 'MOKOENA, Thabo John', { registration_number: '8001015009087', severity: null }),
  entry(5, 'Alpha Trading Enterprise', { status: 'removed' }),
  entry(6, 'Émeraude Konstruksie (Edms) Bpk', { period_to: null, regulatory_references: [] }),
];

let at: ServedTables;
beforeAll(async () => {
  at = await openServedTables();
  await publish(restrictedSupplier, entries);
});
afterAll(() => at.close());

/** Writes rows as publish does, with their version. */
async function publish(resource: Resource, rows: readonly Record<string, unknown>[]): Promise<void> {
  const { client } = at.readTables;
  await client.query('begin');
  for (const row of rows) {
    const values: Record<string, unknown> = {
      id: row['id'],
      published_at: new Date(),
      ...renderRecord(resource, row),
    };
    for (const { name, field, of } of promotedColumns(resource))
      values[name] = of(recordValue(resource, field, row));
    const names = ['change_seq', ...Object.keys(values)];
    const places = names.map((_, index) => `$${index + 1}`);
    await client.query(
      `insert into read.${resource.name} (${names.join(', ')}) values (${places.join(', ')})`,
      [1, ...Object.values(values)],
    );
  }
  await client.query(
    `insert into read.version as v (resource, change_seq) values ($1, 1)
     on conflict (resource) do update set change_seq = v.change_seq + 1, published_at = now()`,
    [resource.name],
  );
  await client.query(
    `select pg_notify('read_version', resource || ':' || change_seq) from read.version where resource = $1`,
    [resource.name],
  );
  await client.query('commit');
}

type Match = {
  id: string;
  supplierName: string;
  registrationNumber: string | null;
  status: string;
  matchConfidence: number;
  matchMethod: string;
  matchReason: string;
  matchFeatures: readonly unknown[];
  matchedWords: readonly unknown[];
  riskScore: number;
};
type Check = {
  query: string;
  matchFound: boolean;
  restricted: boolean;
  match: Match | null;
  matches: Match[];
};

const ask = (path: 'check' | 'match', q: string, more: Record<string, string> = {}): Promise<ApiResponse> =>
  at.api.get(`/v2/forensic/restricted-suppliers/${path}?${new URLSearchParams({ q, ...more })}`);
const check = async (q: string) => (await ask('check', q)).json.data as Check;
const match = async (q: string) => (await ask('match', q)).json.data as Match[];
const numbers = (matches: readonly Match[]) => matches.map(({ id }) => Number.parseInt(id.slice(-2), 16));

describe('check', () => {
  it('gives who is restricted, why, and by which rule', async () => {
    const { json, status } = await ask('check', 'SKYLINE CIVILS AND PLANT HIRE');
    expect(status).toBe(200);
    expect(json.meta).toMatchObject({ query: 'SKYLINE CIVILS AND PLANT HIRE', algorithm: ALGORITHM_VERSION });
    expect(json.data).toMatchObject({
      query: 'SKYLINE CIVILS AND PLANT HIRE',
      matchFound: true,
      restricted: true,
      match: {
        id: uuidOf(1),
        supplierName: 'Skyline Civils and Plant Hire CC',
        registrationNumber: '2008/123456/23',
        matchConfidence: 1,
        matchMethod: 'exact-name',
        riskScore: 80,
        restrictionReason: 'Submitted a false certificate',
        regulatoryReference: 'Treasury Regulation 16A9.1',
        regulatoryReferences: ['Treasury Regulation 16A9.1', 'PFMA GCC 23'],
      },
    });
    // Both entries have the name; the more severe one comes first.
    expect(numbers((json.data as Check).matches)).toEqual([1, 2]);
  });

  it.each([
    ['skyline civils & plant hire (pty) ltd t/a Sky', 2],
    ['Skyline-Civils and Plant Hire C.C.', 1],
    ['Emeraude Konstruksie', 6],
    ['Thabo John Mokoena', 4],
    ['2008 / 123456 / 23', 1],
    ['200812345623', 1],
  ])('finds %s', async (q, n) => {
    const { restricted, match: best } = await check(q);
    expect(restricted).toBe(true);
    expect(best && numbers([best])).toEqual([n]);
  });

  it('shows a similar name without calling it restricted', async () => {
    const found = await check('Skylne Civils and Plant Hire');
    expect(found.matchFound).toBe(true);
    expect(found.restricted).toBe(false);
    expect(found.match?.matchMethod).toBe('similar-words');
    expect(found.match?.matchConfidence).toBeLessThan(0.95);
    expect(found.match).toMatchObject({
      matchReason: expect.stringContaining('agree in skylne (skyline)'),
      matchFeatures: [{ name: 'spelling', value: expect.any(Number), deduction: expect.any(Number) }],
    });
    expect(found.match?.matchedWords[0]).toEqual({
      query: 'skylne',
      entry: 'skyline',
      alike: expect.any(Number),
    });
  });

  it('keeps legal forms apart where both names state one', async () => {
    const { matches } = await check('Skyline Civils and Plant Hire BK');
    expect(numbers(matches)).toEqual([1]);
  });

  it.each([
    ['Bravo Trading Enterprise', 'expired'],
    ['Alpha Trading Enterprise', 'removed'],
  ])('%s is known and no longer restricted', async (q, status) => {
    const { matchFound, restricted, match: best } = await check(q);
    expect([matchFound, restricted]).toEqual([true, false]);
    expect(best).toMatchObject({ status, matchConfidence: 1, riskScore: 40 });
  });

  it.each(['Charlie Trading Enterprise', 'Trading Enterprise and Projects', '%%', '((', '2008/654321/23'])(
    'finds nothing for %s',
    async (q) => {
      expect(await check(q)).toEqual({
        query: q,
        matchFound: false,
        restricted: false,
        match: null,
        matches: [],
      });
    },
  );

  it('shows no identity number, and finds nobody by one', async () => {
    const { text } = await ask('check', 'Thabo John Mokoena');
    expect(text).not.toContain('8001015009087');
    expect(text).toContain('[identity number]');
    const byNumber = await ask('check', '8001015009087');
    expect((byNumber.json.data as Check).matchFound).toBe(false);
    expect(byNumber.text).not.toContain('8001015009087');
  });

  it('finds nobody by an identity number, but by a registration number beside it', async () => {
    const found = await check('Skyline 2008/123456/23, ID 8001015009087');
    expect(numbers(found.matches)).toEqual([1]);
  });

  it('goes by the registration number where one is given', async () => {
    const { json } = await ask('check', 'A Name of Its Own', { registration: 'CK 2008/123456/23' });
    expect(json.meta['registration']).toBe('2008/123456/23');
    expect(json.data).toMatchObject({ restricted: true, match: { matchMethod: 'registration-number' } });
    const other = await ask('check', 'Skyline Civils and Plant Hire', { registration: '2009/654321/07' });
    expect(numbers((other.json.data as Check).matches)).toEqual([2]);
    expect((await ask('match', 'Another', { registration: '2008/123456/23' })).json.data).toHaveLength(1);
  });

  it.each(['nothing', '8001015009087', '0000/000000/00', '1'.repeat(200)])(
    'says that %s is no registration number',
    async (registration) => {
      const { status, json, text } = await ask('check', 'Skyline Civils', { registration });
      expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
      expect(json.details).toEqual([
        { parameter: 'registration', reason: expect.stringContaining('such as 2008/123456/23') },
      ]);
      expect(text).not.toContain('8001015009087');
    },
  );

  it.each([
    '、。！？',
    '南非道路建设有限公司',
    'شركة الطرق',
    'ООО Ромашка',
    '🚧🚧',
    '\u202eAlpha',
    "'; drop table x; --",
  ])('answers %s', async (q) => {
    const { status, json } = await ask('check', q);
    expect([status, (json.data as Check).matchFound]).toEqual([200, false]);
  });

  it('finds entries that are published later', async () => {
    expect((await check('Latecomer Logistics Kwena')).matchFound).toBe(false);
    await publish(restrictedSupplier, [entry(99, 'Latecomer Logistics Kwena CC')]);
    await expect.poll(async () => (await check('Latecomer Logistics Kwena')).restricted).toBe(true);
  });
});

describe('the list', () => {
  const loaded = (count: number, date: string) =>
    expect.objectContaining({
      list: expect.objectContaining({ date, size: expect.toSatisfy((size) => size >= count) }),
    });

  it.each(['check', 'match'] as const)('is dated and counted in every response of %s', async (path) => {
    const today = southAfricanDay(new Date());
    for (const q of ['Skyline Civils', 'Nobody At All', '8001015009087']) {
      const { json } = await ask(path, q);
      expect(json.meta).toEqual(loaded(entries.length, today));
    }
  });

  it('has the day of its latest edition', async () => {
    const own = await servedTables();
    const address = '/v2/forensic/restricted-suppliers/check?q=bravo';
    await own.readTables.records(restrictedSupplier, [
      entry(1, 'Alpha CC', { report_generated_on: '2026-08-01' }),
      entry(2, 'Bravo CC', { report_generated_on: '2026-09-01' }),
      entry(3, 'Charlie CC'),
    ]);
    const { json } = await own.api.get(address);
    expect(json.meta['list']).toEqual({
      ...{ date: '2026-09-01', size: 3, readAt: null, outdated: null, editions: [] },
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    await own.readTables.remove(restrictedSupplier, [1, 2, 3].map(uuidOf));
    await expect.poll(async () => (await own.api.get(address)).status).toBe(503);
  });

  it('that was not received for days is outdated, and an empty one is a list, too', async () => {
    const own = await servedTables();
    const address = '/v2/forensic/restricted-suppliers/check?q=bravo';
    const list = (n: number, source: string, days: number) => ({
      ...{ id: uuidOf(n), source_id: source, report_generated_on: '2026-08-01' },
      ...{ edition_hash: 'a1'.repeat(32), entries: 0, read_at: day(days) },
    });
    await own.readTables.records(restrictedSupplierList, [list(1, 'treasury-restricted', -1)]);
    const fresh = (await own.api.get(address)).json;
    expect(fresh.data).toMatchObject({ matchFound: false });
    expect(fresh.meta['list']).toMatchObject({ date: '2026-08-01', size: 0, outdated: false });
    await own.readTables.records(restrictedSupplierList, [list(2, 'treasury-defaulters', -4)]);
    await expect
      .poll(async () => (await own.api.get(address)).json.meta['list'])
      .toMatchObject({
        outdated: true,
        editions: [
          { source: 'treasury-defaulters', outdated: true },
          { source: 'treasury-restricted', outdated: false, size: 0, version: 'a1'.repeat(32) },
        ],
      });
  });

  it('has a version that changes with what is compared, and the same one gives the same bytes', async () => {
    const own = await servedTables();
    const address = '/v2/forensic/restricted-suppliers/match?q=bravo';
    const versionOf = async () =>
      ((await own.api.get(address)).json.meta['list'] as { version: string }).version;
    await own.readTables.records(restrictedSupplier, [entry(2, 'Bravo CC')]);
    const before = await own.api.get(address);
    const again = await own.api.get(address);
    expect([again.json.data, again.json.meta['list']]).toEqual([before.json.data, before.json.meta['list']]);
    const version = await versionOf();
    await own.readTables.records(restrictedSupplier, [entry(2, 'Bravo Roads CC')]);
    await expect.poll(versionOf).not.toBe(version);
  });

  it('is compared by the words that were published last, which are no list', async () => {
    const own = await servedTables();
    const ask = async () => {
      const { status, json } = await own.api.get('/v2/forensic/restricted-suppliers/match?q=kopano%20bravo');
      return { status, data: json.data, algorithm: json.meta?.['algorithm'] };
    };
    const words = (n: number, version: string, kopano: number) => ({
      ...{ id: uuidOf(n), word_set_version: version, learned_at: day(n), companies: 1_000 },
      words: { kopano },
    });
    await own.readTables.records(screeningWordSet, [words(1, '0000000a', 2)]);
    expect(await ask()).toMatchObject({ status: 503 });
    await own.readTables.records(restrictedSupplier, [entry(2, 'Bravo CC')]);
    await expect.poll(ask).toEqual({ status: 200, data: [], algorithm: `${ALGORITHM_VERSION}+0000000a` });
    await own.readTables.records(screeningWordSet, [words(2, '0000000b', 500)]);
    await expect.poll(ask).toMatchObject({
      data: [{ supplierName: 'Bravo CC', matchConfidence: expect.closeTo(0.92, 1) }],
      algorithm: `${ALGORITHM_VERSION}+0000000b`,
    });
    expect(await ask()).toEqual(await ask());
  });

  it.each(['check?q=Skyline%20Civils', 'match?q=Skyline%20Civils', 'check?q=8001015009087'])(
    'that is not loaded is an error, never a clean answer: %s',
    async (asked) => {
      const own = await servedTables();
      const { status, json, headers, text } = await own.api.get(`/v2/forensic/restricted-suppliers/${asked}`);
      expect([status, json.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(json.message).toContain('not loaded');
      expect(json.details).toEqual({ list: { date: null, size: 0 } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).not.toContain('matchFound');
      expect((await own.api.get('/v2/forensic/restricted-suppliers/check?q=a')).status).toBe(400);
    },
  );
});

describe('match', () => {
  it('lists similar names, the most similar first', async () => {
    const { json } = await ask('match', 'Skyline Civils and Plant Hir');
    const found = json.data as Match[];
    expect(json.meta.totalCount).toBe(found.length);
    expect(numbers(found)).toEqual([1, 2]);
    const confidences = (await match('Bravo Trading')).map(({ matchConfidence }) => matchConfidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(await match('Nobody At All')).toEqual([]);
  });
});

describe.each(['check', 'match'] as const)('bad input to %s', (path) => {
  it.each([
    ['', 'is required'],
    ['?q=', 'must not be empty'],
    ['?q=a', 'at least 2 characters'],
    [`?q=${'a'.repeat(501)}`, 'at most 500 characters'],
    ['?q=alpha&q=bravo', 'once only'],
    ['?q=%00a', 'NUL'],
  ])('%s', async (query, reason) => {
    const { status, json } = await at.api.get(`/v2/forensic/restricted-suppliers/${path}${query}`);
    expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
    expect(json.details).toEqual([{ parameter: 'q', reason: expect.stringContaining(reason) }]);
  });

  it('of 10 kB is refused before it is read', async () => {
    const { status, json } = await ask(path, 'a'.repeat(10_000));
    expect([status, json.code]).toEqual([414, 'URI_TOO_LONG']);
  });

  it('names an unknown parameter', async () => {
    const { status, json } = await at.api.get(`/v2/forensic/restricted-suppliers/${path}?q=alpha&x=1`);
    expect(status).toBe(400);
    expect(json.details).toEqual([
      { parameter: 'x', reason: expect.stringContaining('known are q, registration') },
    ]);
  });

  it('requires a key', async () => {
    const { status } = await at.api.get(`/v2/forensic/restricted-suppliers/${path}?q=alpha`, { key: null });
    expect(status).toBe(401);
  });
});
