import { describe, expect, it } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

/** A search counts the values of what it ranks in passing; it asks the index once more only if that leaves records out. */

const BUNTING = 130;
const at = sharedTables(async () => {
  const province = (n: number) => (n % 13 < 3 ? 'Gauteng' : 'Limpopo');
  await at.readTables.tenders(
    Array.from({ length: BUNTING }, (_, n) =>
      tenderRow(n + 1, { title: 'Bunting for halls', description: null, province: province(n) }),
    ),
  );
});

type Meta = {
  totalCount: number;
  totalIsExact: boolean;
  facets: { province: { value: string; count: number }[] };
  facetsExact: boolean;
  nextCursor: string | null;
};

const ask = async (q: string, rest: string): Promise<Meta> => {
  const address = `/v2/tenders/search?q=${encodeURIComponent(q)}&facets=province${rest}`;
  const { status, text, json } = await at.api.get(address);
  expect(status, text).toBe(200);
  return json.meta as unknown as Meta;
};
const ALL = [
  { value: 'limpopo', count: 100 },
  { value: 'gauteng', count: 30 },
];
const sum = ({ facets }: Meta) => facets.province.reduce((total, { count }) => total + count, 0);

describe('facets of a search', () => {
  it('count every record that was found, including those after the ranked ones', async () => {
    expect(await ask('bunting', '')).toMatchObject({ facets: { province: ALL }, facetsExact: true });
  });

  it('count as many as are requested, and say that there are more', async () => {
    const ranked = await ask('bunting', '&facetRecords=100');
    expect([sum(ranked), ranked.facetsExact]).toEqual([100, false]);
    const further = await ask('bunting', '&facetRecords=110');
    expect([sum(further), further.facetsExact]).toEqual([110, false]);
  });

  it('are the same on every page', async () => {
    const { nextCursor } = await ask('bunting', '&limit=20');
    const later = await ask('bunting', `&limit=20&cursor=${nextCursor}`);
    expect(later).toMatchObject({ facets: { province: ALL }, facetsExact: true });
    expect((await ask('bunting', '&limit=20&page=4')).facets.province).toEqual(ALL);
  });

  it('stand beside the same exact total', async () => {
    for (const rest of ['', '&limit=20&page=4', '&facetRecords=110'])
      expect(await ask('bunting', rest)).toMatchObject({ totalCount: BUNTING, totalIsExact: true });
  });

  it('are empty if nothing is found', async () => {
    expect(await ask('xylophones', '&correct=false')).toMatchObject({
      facets: { province: [] },
      facetsExact: true,
    });
  });
});
