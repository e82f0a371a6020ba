import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '#shared/text/slug.ts';
import { tenderRow } from './support/rows.ts';
import { servedTables } from './support/served-tables.ts';

type Facets = Record<string, { value: string; count: number }[]>;

const PAST = '2026-01-01T09:00:00Z';
const someTender = fc.record({
  province: fc.constantFrom('Gauteng', 'Limpopo', 'National', null),
  category: fc.constantFrom('Civil engineering', 'Supplies: Medical', null),
  status: fc.constantFrom('active', 'active', 'closed', 'awarded', 'cancelled'),
  closing: fc.constantFrom(undefined, PAST, null),
  buyer: fc.constantFrom('city-of-cape-town', 'eskom', null),
  placeholder: fc.constantFrom(false, false, true),
});

const someFilters = fc.record({
  status: fc.subarray(['active', 'closed', 'awarded', 'cancelled'], { minLength: 1 }),
  province: fc.subarray(['Gauteng', 'Limpopo', 'National']),
  category: fc.subarray(['Civil engineering', 'Supplies: Medical']),
});
const stateNow = (status: string, closing: string | null | undefined) =>
  status === 'active' && closing === PAST ? 'closed' : status;

describe('lists, their totals and the counts', () => {
  it('agree with each other, with and without placeholders, whatever the tenders', async () => {
    const { api, readTables } = await servedTables();
    /** An up-to-date answer: if the database is slow, the API gives what it remembers, and says so. */
    const ask = async (path: string) => {
      for (;;) {
        const { json, headers } = await api.get(path);
        if (!headers.has('warning')) return json;
      }
    };
    /** The records of a list, read page by page, and its total. */
    const listed = async (path: string) => {
      const found: string[] = [];
      let cursor = '';
      let total = 0;
      do {
        const { data, meta } = await ask(`${path}${path.includes('?') ? '&' : '?'}limit=7${cursor}`);
        found.push(...(data as { tenderId: string }[]).map(({ tenderId }) => tenderId));
        total = meta.totalCount;
        cursor = meta.nextCursor === null ? '' : `&cursor=${meta.nextCursor}`;
      } while (cursor !== '');
      expect(new Set(found).size, path).toBe(found.length);
      expect(total, path).toBe(found.length);
      return found;
    };
    const counts = async (of: string, filters = '') => {
      const { data } = await ask(`/v2/tenders/counts/${of}${filters}`);
      const entries = data as { slug?: string; name: string; count: number }[];
      return new Map(entries.map(({ slug, name, count }) => [slug ?? name, count]));
    };
    let published = 0;

    await fc.assert(
      fc.asyncProperty(
        fc.array(someTender, { minLength: 1, maxLength: 18 }),
        someFilters,
        async (given, wanted) => {
          await readTables.client.query('delete from read.tender');
          // Separate numbers, so that earlier records are not taken for these.
          published += 100;
          const first = published;
          const numberOf = (n: number) => String(100_000 + first + n);
          await readTables.tenders(
            given.map(({ closing, buyer, placeholder, ...fields }, n) =>
              tenderRow(first + n, {
                ...fields,
                ...(closing === undefined ? {} : { closing_date: closing, closing_date_time: closing }),
                source_organization: buyer && { id: null, name: buyer, slug: buyer },
                validation_errors: placeholder ? ['placeholder-tender'] : [],
              }),
            ),
          );
          const everything = '/v2/tenders?status=any&includePlaceholders=true';
          // The API hears of what was published a moment later.
          await expect
            .poll(async () => (await listed(everything)).toSorted())
            .toEqual(given.map((_, n) => numberOf(n)).toSorted());
          const expected = given.flatMap(({ placeholder }, n) => (placeholder ? [] : [numberOf(n)]));
          const shown = await listed('/v2/tenders?status=any');
          expect(shown.toSorted()).toEqual(expected.toSorted());

          const byStatus = await counts('status');
          for (const [status, count] of byStatus)
            expect(await listed(`/v2/tenders?status=${status}`), status).toHaveLength(count);
          // A closing time that has passed counts at once, before the tender is published again.
          expect(byStatus.get('closed')).toBe(
            given.filter(
              ({ status, closing, placeholder }) => !placeholder && stateNow(status, closing) === 'closed',
            ).length,
          );
          expect([...byStatus.values()].reduce((sum, count) => sum + count, 0)).toBe(shown.length);
          const byProvince = await counts('province');
          for (const slug of ['gauteng', 'limpopo', 'national']) {
            const count = byProvince.get(slug) ?? 0;
            expect(await listed(`/v2/tenders/by-province/${slug}`)).toHaveLength(count);
            expect(await listed(`/v2/tenders?status=any&province=${slug}`)).toHaveLength(count);
          }
          const byCategory = await counts('category');
          for (const slug of ['civil-engineering', 'supplies-medical'])
            expect(await listed(`/v2/tenders/by-category/${slug}`)).toHaveLength(byCategory.get(slug) ?? 0);
          const byBuyer = await counts('organization');
          for (const slug of ['city-of-cape-town', 'eskom'])
            expect(await listed(`/v2/tenders?status=any&sourceOrganization=${slug}`)).toHaveLength(
              byBuyer.get(slug) ?? 0,
            );
          expect((await listed('/v2/tenders')).length).toBe(byStatus.get('active'));

          const search = '/v2/tenders/search?q=road';
          const { facets, totalCount } = (
            await ask(`${search}&facets=province,category,status,sourceOrganization`)
          ).meta;
          expect(totalCount).toBe(shown.length);
          for (const [name, values] of Object.entries(facets as Facets))
            for (const { value, count } of values)
              expect(await listed(`${search}&${name}=${value}`), `${name} ${value}`).toHaveLength(count);
          expect(new Map((facets as Facets).status!.map(({ value, count }) => [value, count]))).toEqual(
            new Map([...byStatus].filter(([, count]) => count > 0)),
          );

          const meeting = given
            .map((each, n) => ({ ...each, number: numberOf(n), state: stateNow(each.status, each.closing) }))
            .filter(({ placeholder }) => !placeholder)
            .filter(({ state }) => wanted.status.includes(state))
            .filter(
              ({ province }) => wanted.province.length === 0 || wanted.province.includes(province ?? ''),
            )
            .filter(
              ({ category }) => wanted.category.length === 0 || wanted.category.includes(category ?? ''),
            );
          const sent = Object.entries(wanted).filter(([, values]) => values.length > 0);
          const filters = `?${sent.map(([name, values]) => `${name}=${encodeURIComponent(values.join(','))}`).join('&')}`;
          const numbers = meeting.map(({ number }) => number);
          expect((await listed(`/v2/tenders${filters}`)).toSorted(), filters).toEqual(numbers);
          expect((await listed(`/v2/tenders/search${filters}&q=road`)).toSorted(), filters).toEqual(numbers);
          const some = numbers.filter((_, n) => n % 2 === 0);
          if (some.length > 0)
            expect((await listed(`/v2/tenders${filters}&ids=${some}`)).toSorted(), filters).toEqual(some);
          for (const [of, member] of [
            ['status', 'state'],
            ['province', 'province'],
            ['category', 'category'],
            ['organization', 'buyer'],
          ] as const)
            for (const also of ['', '&q=road', '&updatedSince=2020-01-01']) {
              const numbersOf = Object.groupBy(
                meeting.flatMap((each) => each[member] ?? []),
                slugify,
              );
              const found = [...(await counts(of, filters + also))].filter(([, count]) => count > 0);
              expect(Object.fromEntries(found), `${of} ${filters}${also}`).toEqual(
                Object.fromEntries(Object.entries(numbersOf).map(([slug, each = []]) => [slug, each.length])),
              );
            }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('counts no placeholder among the records of the status', async () => {
    const { api, readTables } = await servedTables();
    await readTables.tenders([tenderRow(1), tenderRow(2, { validation_errors: ['placeholder-tender'] })]);
    const { json } = await api.get('/v2/meta/status', { key: null });
    expect(json.data).toMatchObject({
      entityCounts: { tenders: 1 },
      resources: expect.arrayContaining([expect.objectContaining({ resource: 'tenders', rows: 1 })]),
    });
  });

  it('shows the quality of each record, and rejects a wrong choice of placeholders', async () => {
    const { api, readTables } = await servedTables();
    await readTables.tenders([tenderRow(1, { quality_score: 0.85 })]);
    expect((await api.get('/v2/tenders')).json.data).toMatchObject([{ qualityScore: 0.85 }]);
    const wrong = await api.get('/v2/tenders?includePlaceholders=perhaps');
    expect(wrong.json.details).toEqual([
      { parameter: 'includePlaceholders', reason: 'must be one of true, false' },
    ]);
  });
});
