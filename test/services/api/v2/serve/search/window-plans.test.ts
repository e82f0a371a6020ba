import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { facetsOf } from '#services/api/v2/serve/search/facets.ts';
import { searchMeta } from '#services/api/v2/serve/search/meta.ts';
import type { Edge, Ranked, Searched } from '#services/api/v2/serve/search/ranked.ts';
import { beyondStatement, windowStatement } from '#services/api/v2/serve/search/search-statement.ts';
import {
  BY_INDEX,
  latestSince,
  plansFor,
  type Sampled,
  type WindowPlan,
  type WindowPlans,
} from '#services/api/v2/serve/search/window-plans.ts';
import { monthsIn } from '#shared/domain/search/months.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { type Row, tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

/** Whichever way a window is found, it has the same records: the ways differ only in what is read. */

const RECORDS = 400;
const dates = [
  '2019-12-31T23:30:00Z',
  '2024-01-31T22:30:00Z',
  '2025-06-15T10:00:00Z',
  '2026-08-01T00:00:00Z',
];

const at = sharedTables(async () => {
  await at.readTables.tenders(
    Array.from({ length: RECORDS }, (_, n): Row => {
      const given = {
        title: n % 3 === 0 ? 'Fleet' : 'Buses',
        description: n % 2 === 0 ? 'Fleet' : 'Vans',
        province: n % 5 === 0 ? 'Gauteng' : n % 5 === 1 ? null : 'Limpopo',
      };
      // Some have no date, one is of a later decade, the others have few dates, so that many are equal.
      const day = n % 29 === 0 ? null : n === 45 ? '2031-01-01T00:00:00Z' : dates[n % dates.length];
      return tenderRow(n, { ...given, publication_date: day, publication_date_time: day });
    }),
  );
});

const texts = {
  names: "'fleet'",
  anywhere: "( 'fleet' | '@fleet' )",
  asked: { names: [["'fleet'"]], anywhere: [["( 'fleet' | '@fleet' )"]] },
  isLoose: false,
  except: null,
  any: "'fleet' | '@fleet'",
  code: null,
  codes: null,
  literal: null,
  subject: null,
  rare: false,
};
const plan: Ranked = {
  conditions: [{ match: 'search', value: 'fleet', texts } as Ranked['conditions'][number]],
  sort: { column: 'publication_date_time', descending: true } as Ranked['sort'],
  limit: 300,
};

const month = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth())));
const way: fc.Arbitrary<WindowPlan> = fc.oneof(
  fc.constant('index' as const),
  fc.constant({ walk: 2 * RECORDS }),
  fc.array(month, { minLength: 1, maxLength: 3 }).map((months) => ({
    since: months.toSorted((one, other) => Number(other) - Number(one)).map((at) => at.toISOString()),
  })),
);

async function windowBy(ways: WindowPlans, asked = plan): Promise<unknown[]> {
  const { rows } = await at.readTables.client.query(
    windowStatement(tender, asked, ways, null, null, 0, 'body'),
  );
  return rows.map((row) => [row[0], row[2], ...row.slice(3)]);
}

describe('the window of a search', () => {
  it('has the same records, whichever way it is found', async () => {
    const expected = await windowBy(BY_INDEX.ways);
    expect(expected).toHaveLength(100);
    await fc.assert(
      fc.asyncProperty(way, way, async (names, elsewhere) => {
        expect(await windowBy({ names, elsewhere })).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['equals', { match: 'equals', column: 'province_slug', value: 'gauteng' }, 53],
    ['among', { match: 'among', column: 'province_slug', values: ['gauteng', 'limpopo'] }, 100],
    ['a value that no record has', { match: 'equals', column: 'province_slug', value: 'free-state' }, 0],
  ] as const)(
    'has the records that a filter leaves (%s), whichever way it is found',
    async (_, filter, count) => {
      const filtered = { ...plan, conditions: [filter, ...plan.conditions] };
      const expected = await windowBy(
        { names: { walk: 2 * RECORDS }, elsewhere: { walk: 2 * RECORDS } },
        filtered,
      );
      expect(expected).toHaveLength(Math.max(1, count));
      await fc.assert(
        fc.asyncProperty(way, way, async (names, elsewhere) => {
          expect(await windowBy({ names, elsewhere }, filtered)).toEqual(expected);
        }),
        { numRuns: 15 },
      );
    },
  );

  it('is followed by the same records, whichever month the search for them begins with', async () => {
    const { rows } = await at.readTables.client.query(
      windowStatement(tender, plan, BY_INDEX.ways, null, null, 0, 'body'),
    );
    const [elsewhere, key, id] = (rows[0]?.[2] ?? []) as [boolean, string | null, string];
    const border: Edge = { elsewhere, key, id };
    const behind = async (since: string | null) =>
      (await at.readTables.client.query(beyondStatement(tender, plan, border, 0, 'body', since))).rows;
    const expected = await behind(null);
    expect(expected.length).toBeGreaterThan(100);
    await fc.assert(
      fc.asyncProperty(month, async (since) => {
        expect(await behind(since.toISOString())).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

describe('months in the index of words', () => {
  it('find exactly the times from the beginning of a month on, and before that of another', async () => {
    const time = fc.date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2100-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(time, month, fc.option(month, { nil: undefined }), async (moment, since, before) => {
        const { rows } = await at.readTables.client.query<{ found: boolean }>(
          'select tsvector_to_array(read.search_month($1)) && $2::text[] as found',
          [moment, monthsIn(since, before)],
        );
        expect(rows[0]?.found).toBe(moment >= since && (before === undefined || moment < before));
      }),
      { numRuns: 200 },
    );
  });
});

const halfYearAgo = new Date(Date.now() - 183 * 24 * 3600 * 1000).toISOString();

describe('plansFor', () => {
  const ways = (...sampled: Sampled) => plansFor(sampled).ways;

  it('reads a short list completely, and few matches at once', () => {
    expect(ways('1', '1', '400', '400', null)).toEqual({ names: { walk: 1000 }, elsewhere: { walk: 1000 } });
    expect(ways('0', '1', '1000', '500000', halfYearAgo)).toEqual(BY_INDEX.ways);
  });

  it('walks for common words, and reads recent months if there are thousands of matches', () => {
    expect(ways('500', '300', '1000', '500000', halfYearAgo)).toMatchObject({
      names: { walk: expect.any(Number) },
    });
    const { names } = ways('10', '3', '1000', '500000', halfYearAgo);
    // Ten in half a year: 200 in ten years. If that was wrong, all years are asked for.
    expect(names).toEqual({ since: [expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/)] });
    const yearsAgo = ({ since }: { since: string[] }) =>
      since.map((month) => (Date.now() - Date.parse(month)) / (365 * 24 * 3600 * 1000));
    expect(yearsAgo(names as never)[0]).toBeGreaterThan(9);
    // Fifty in half a year: 200 in two years, then those of the six years before.
    const [first = 0, further = 0] = yearsAgo(ways('50', '3', '1000', '500000', halfYearAgo).names as never);
    expect(first).toBeGreaterThan(1.8);
    expect(first).toBeLessThan(3);
    expect(further).toBeGreaterThan(3.5 * first);
  });

  it('asks for all months if the list has another order', () => {
    expect(ways('10', '3', '1000', '500000', null)).toEqual({ names: 'index', elsewhere: 'index' });
  });
});

describe('facets of far more matches than are counted', () => {
  it('count the latest matches, from a month on since which there are about that many', () => {
    const since = latestSince(['400', '100', '1000', '500000', halfYearAgo], 2_000);
    // A thousand a year for each two in a thousand of the sample: 500 in half a year are 2,000 in two years.
    const years = (Date.now() - Date.parse(since!)) / (365 * 24 * 3600 * 1000);
    expect(years).toBeGreaterThan(1.9);
    expect(years).toBeLessThan(2.2);
    expect(latestSince(['5', '2', '1000', '500000', halfYearAgo], 2_000)).toBeNull();
    expect(latestSince(['400', '100', '1000', '500000', null], 2_000)).toBeNull();
  });

  it('leave out those before that month, and say that they are not exact', async () => {
    const wanted = [{ name: 'province', column: 'province_slug' }];
    const count = async (recent: string | null) => {
      const {
        facets: { facets, facetsExact },
        records,
      } = await facetsOf(
        at.pool('tender_api'),
        tender,
        wanted as never,
        { conditions: plan.conditions, facetRecords: 2_000 },
        [texts],
        recent,
      );
      return { sum: facets['province']!.reduce((sum, { count }) => sum + count, 0), facetsExact, records };
    };
    const [all, latest] = [await count(null), await count('2026-01-01T00:00:00.000Z')];
    // Some have no province.
    expect(all).toMatchObject({ facetsExact: true, records: 267 });
    expect(latest).toEqual({ sum: expect.any(Number), facetsExact: false, records: null });
    expect(latest.sum).toBeGreaterThan(0);
    expect(latest.sum).toBeLessThan(all.sum / 2);
  });
});

describe('the total of a search', () => {
  const total = { count: 100, relation: 'gte' } as const;
  const told = (facetRecords: number) =>
    searchMeta(
      at.pool('tender_api'),
      {
        resource: tender,
        search: { facets: [{ name: 'province', column: 'province_slug' }] },
      } as unknown as ListEndpoint,
      { conditions: plan.conditions, facets: ['province'], facetRecords } as unknown as ListPlan,
      { rows: [], next: null, total },
      {
        ...{ corrections: [], allWords: total, mostWords: false, texts: [texts], apart: false },
        ...{ recent: null, counted: null, matching: {} as Searched['matching'] },
      },
    );

  it('is exact if the facets have counted every record', async () => {
    const exact = { count: 267, relation: 'eq' };
    expect(await told(2_000)).toMatchObject({
      total: exact,
      added: { facetsExact: true, matching: { allWords: 267, allWordsIsExact: true } },
    });
    expect(await told(200)).toMatchObject({
      total,
      added: { facetsExact: false, matching: { allWords: 100, allWordsIsExact: false } },
    });
  });
});
