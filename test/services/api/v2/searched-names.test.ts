import { describe, expect, it } from 'vitest';
import { townNames } from '#shared/codelists/town-names.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const places = townNames.flatMap(({ names: [name], municipality }) => [
  { title: 'Paving of a yard', delivery: `1 Long Street - ${name} - 1234`, municipality },
  { title: 'Paving at another yard', delivery: 'Nowhere', municipality },
]);

const at = sharedTables(() =>
  at.readTables.tenders(
    places.map(({ title, delivery }, place) => tenderRow(place + 1, { title, description: null, delivery })),
  ),
);

const found = async (q: string): Promise<number[]> => {
  const path = `/v2/tenders/search?q=${encodeURIComponent(q)}&correct=false&limit=100`;
  const records = await at.api.data<{ tenderId: string }[]>(path);
  return records.map(({ tenderId }) => Number(tenderId) - 100_001);
};

describe('a town', () => {
  it('is found by each of its names', async () => {
    for (const { names, short } of townNames)
      for (const name of [...names, ...short])
        expect(
          (await found(`paving ${name}`)).map((place) => places[place]!.delivery),
          name,
        ).toContain(`1 Long Street - ${names[0]} - 1234`);
  });

  it('is not found by the name of another one', async () => {
    const towns = async (q: string) =>
      (await found(q)).map((place) => places[place]!.delivery.split(' - ')[1]);
    expect(await towns('Nelspruit')).toEqual(['Mbombela']);
    expect(await towns('PE')).toEqual(['Gqeberha']);
    expect(await towns('Witbank paving')).toEqual(['eMalahleni']);
  });
});
