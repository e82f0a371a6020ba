import { describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { ApiResponse } from '#test/support/api.ts';
import { day, entry } from './support/restricted-entry.ts';
import { uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const entries = [
  entry(1, 'Skyline Civils and Plant Hire CC', { registration_number: 'CK2008/123456/23' }),
  entry(2, 'Skyline Civils & Plant Hire (Pty) Ltd', { severity: 'low' }),
  entry(3, 'Bravo Trading Enterprise', { period_to: day(-2) }),
  entry(4, 'MOKOENA, Thabo John', { registration_number: '8001015009087', severity: null }),
  entry(5, 'Alpha Trading Enterprise', { status: 'removed' }),
  entry(6, 'Émeraude Konstruksie (Edms) Bpk', { period_to: null, regulatory_references: [] }),
];

const at = sharedTables(() => at.readTables.records(restrictedSupplier, entries));

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

  it('keeps legal forms apart if both names state one', async () => {
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

  it.each(['Charlie Trading Enterprise', 'Trading Enterprise and Projects', '2008/654321/23'])(
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
    expect(byNumber.status).toBe(400);
    expect(byNumber.text).not.toContain('8001015009087');
  });

  it('finds nobody by an identity number, but by a registration number beside it', async () => {
    const found = await check('Skyline 2008/123456/23, ID 8001015009087');
    expect(numbers(found.matches)).toEqual([1]);
  });

  it.each(['3M', 'Li', 'The Company', 'Trading', 'MAAA0123456', 'IT 1234/2005', 'Zulu t/a', 'Van der Nel'])(
    'compares %s, although it says little',
    async (q) => {
      expect((await ask('check', q)).status).toBe(200);
    },
  );

  it('compares a number beside words that say nothing', async () => {
    expect((await ask('check', 'Pty Ltd', { registration: '2008/123456/23' })).json.data).toMatchObject({
      restricted: true,
    });
  });

  it('goes by the registration number if one is given', async () => {
    const { json } = await ask('check', 'A Name of Its Own', { registration: 'CK 2008/123456/23' });
    expect(json.meta['registration']).toBe('2008/123456/23');
    expect(json.data).toMatchObject({ restricted: true, match: { matchMethod: 'registration-number' } });
    const other = await ask('check', 'Skyline Civils and Plant Hire', { registration: '2009/654321/07' });
    expect(numbers((other.json.data as Check).matches)).toEqual([2]);
    expect((await ask('match', 'Another', { registration: '2008/123456/23' })).json.data).toHaveLength(1);
  });

  it.each(['nothing', '8001015009087', '0000/000000/00', '1'.repeat(200)])(
    'says that %s is not a registration number',
    async (registration) => {
      const { status, json, text } = await ask('check', 'Skyline Civils', { registration });
      expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
      expect(json.details).toEqual([
        { parameter: 'registration', reason: expect.stringContaining('such as 2008/123456/23') },
      ]);
      expect(text).not.toContain('8001015009087');
    },
  );

  it.each(['南非道路建设有限公司', 'شركة الطرق', 'ООО Ромашка', '\u202eAlpha', "'; drop table x; --"])(
    'answers %s',
    async (q) => {
      const { status, json } = await ask('check', q);
      expect([status, (json.data as Check).matchFound]).toEqual([200, false]);
    },
  );

  it('finds entries that are published later', async () => {
    expect((await check('Latecomer Logistics Kwena')).matchFound).toBe(false);
    await at.readTables.records(restrictedSupplier, [entry(99, 'Latecomer Logistics Kwena CC')]);
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
    for (const q of ['Skyline Civils', 'Nobody At All']) {
      const { json } = await ask(path, q);
      expect(json.meta).toEqual(loaded(entries.length, today));
    }
  });
});

it('match lists similar names, the most similar first', async () => {
  const { json } = await ask('match', 'Skyline Civils and Plant Hir');
  const found = json.data as Match[];
  expect(json.meta.totalCount).toBe(found.length);
  expect(numbers(found)).toEqual([1, 2]);
  const confidences = (await match('Bravo Trading')).map(({ matchConfidence }) => matchConfidence);
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  expect(await match('Nobody At All')).toEqual([]);
});

describe.each(['check', 'match'] as const)('bad input to %s', (path) => {
  it.each([
    ['', 'is required'],
    ['?q=', 'must not be empty'],
    ['?q=a', 'at least 2 characters'],
    [`?q=${'a'.repeat(501)}`, 'at most 500 characters'],
    ['?q=alpha&q=bravo', 'once only'],
    ['?q=%00a', 'NUL'],
    ...[
      'Pty Ltd',
      '(Edms) Bpk',
      'The',
      'the CC',
      'Mr',
      't/a',
      'JV',
      '123',
      '%%',
      '((',
      '🚧🚧',
      '、。！？',
      '8001015009087',
    ].map((q) => [`?q=${encodeURIComponent(q)}`, 'nothing to compare']),
  ])('%s', async (query, reason) => {
    expect(await at.api.refused(`/v2/forensic/restricted-suppliers/${path}${query}`)).toEqual([
      { parameter: 'q', reason: expect.stringContaining(reason) },
    ]);
  });

  it('of 10 kB is refused before it is read', async () => {
    const { status, json } = await ask(path, 'a'.repeat(10_000));
    expect([status, json.code]).toEqual([414, 'URI_TOO_LONG']);
  });
});
