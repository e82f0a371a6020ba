import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '#shared/codelists/categories.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { exampleRow } from './support/examples.ts';
import { uuidOf } from './support/rows.ts';
import { servedTables } from './support/served-tables.ts';

const people = new Intl.Collator('en-ZA', { numeric: true });

describe('a list by name', () => {
  it('is in the order in which people sort', async () => {
    const { api, readTables } = await servedTables();
    const sorted = [
      'Abalobi',
      'ABC Trading',
      'abd',
      'Émeraude',
      'Emily',
      'Region 2',
      'Region 10',
      'zed',
      'Zulu',
    ];
    await readTables.records(
      company,
      sorted.toReversed().map((name, n) => ({ ...exampleRow(company, n), id: uuidOf(n), name })),
    );
    const names = async (sort: string) =>
      (await api.data<{ name: string }[]>(`/v2/companies?sort=${sort}`)).map(({ name }) => name);
    expect(await names('name')).toEqual(sorted);
    expect(await names('-name')).toEqual(sorted.toReversed());
  });

  it('gives every record once, in that order, whatever the names and page sizes', async () => {
    const { api, readTables } = await servedTables();
    const name = fc.stringMatching(/^[aAbBéEe10 '&(-]{1,5}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('name', '-name'),
        async (names, limit, sort) => {
          await readTables.client.query('delete from read.company');
          await readTables.records(
            company,
            names.map((each, n) => ({ ...exampleRow(company, n), id: uuidOf(n), name: each })),
          );
          // The API hears of what was published a moment later.
          const shown = async () =>
            (await api.data<{ name: string }[]>('/v2/companies?limit=100')).map((one) => one.name).toSorted();
          await expect.poll(shown).toEqual(names.toSorted());
          const listed = await api.everyPage<{ name: string }>(`/v2/companies?sort=${sort}&limit=${limit}`);
          const found = listed.map((record) => record.name);
          expect(found.toSorted()).toEqual(names.toSorted());
          const ascending = sort === 'name' ? found : found.toReversed();
          for (const [at, one] of ascending.slice(1).entries())
            expect(people.compare(ascending[at]!, one)).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});

it('lists of provinces and categories are in the order that their descriptions state', async () => {
  const { api } = await servedTables();
  const listed = (path: string) => api.data<Record<string, string>[]>(path);
  for (const path of ['/v2/provinces', '/v2/meta/provinces', '/v2/tenders/counts/province']) {
    const names = (await listed(path)).map(({ name }) => name!);
    expect(names.at(-1)).toBe('National');
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted(people.compare));
  }
  const portalIds = categories.map(({ portalId }) => portalId ?? Number.POSITIVE_INFINITY);
  expect(portalIds).toEqual(portalIds.toSorted((one, other) => one - other));
  for (const path of ['/v2/categories', '/v2/meta/categories', '/v2/tenders/counts/category'])
    expect((await listed(path)).map(({ slug, categorySlug }) => slug ?? categorySlug)).toEqual(
      categories.map(({ slug }) => slug),
    );
});
