import { describe, expect, it } from 'vitest';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const buyer = (n: number, name: string) => ({
  source_organization: { id: uuidOf(n), name, slug: `buyer-${n}` },
});
const waterBoard = buyer(11, 'Lubombo Water Board');
const fund = buyer(12, 'Coastal Bridge and Harbour Fund');

/** The latest first, which come first among equals. */
const titles: readonly (readonly [title: string, rest?: Record<string, unknown>])[] = [
  ['Maintenance of printers', { delivery: '12 Bridge Street - Durban - 4001' }],
  ['Maintenance of radios', fund],
  ['Inspection of bridges'],
  ['Rental of tanks', waterBoard],
  ['Rental of tents', waterBoard],
  ['Tanks for drinking water'],
  ['Toilets in the depot', { delivery: '3 School Road - Polokwane - 0699' }],
  ['Toilets', { description: 'For two schools' }],
  ['Desks', { delivery: '9 Umzondo - Polokwane - 0699' }],
  ['Desks for a library', buyer(13, 'Transport')],
  ...Array.from({ length: 40 }, (_, n) => [`Painting lot ${n}`, { delivery: '1 Bridge Street' }] as const),
];

const at = sharedTables(() =>
  at.readTables.tenders(
    titles.map(([title, rest = {}], place) =>
      tenderRow(place + 1, {
        title,
        description: null,
        publication_date_time: new Date(Date.UTC(2026, 0, 90 - place)).toISOString(),
        ...rest,
      }),
    ),
  ),
);

const ask = async (q: string, path = '/v2/tenders/search') => {
  const { status, text, json } = await at.api.get(`${path}?q=${encodeURIComponent(q)}`);
  expect(status, text).toBe(200);
  return {
    titles: (json.data as { title: string }[]).map(({ title }) => title),
    allWords: (json.meta as { matching?: { allWords: number } }).matching?.allWords,
  };
};

describe('what is bought', () => {
  it.each([
    ['bridge maintenance', 0, ['Inspection of bridges', 'Maintenance of printers', 'Maintenance of radios']],
    ['brug instandhouding', 0, ['Inspection of bridges', 'Maintenance of printers', 'Maintenance of radios']],
    ['water tanks', 1, ['Tanks for drinking water', 'Rental of tanks']],
    ['school toilets', 1, ['Toilets', 'Toilets in the depot']],
  ])('is not what an address or the name of a buyer has: %s', async (q, allWords, expected) => {
    expect(await ask(q)).toEqual({ titles: expected, allWords });
  });
});

describe('a place or a buyer', () => {
  it.each([
    ['lubombo water board', ['Rental of tanks', 'Rental of tents']],
    ['Water Board tents', ['Rental of tents']],
    ['tents for the water board', ['Rental of tents']],
    ['bridge and harbour fund', ['Maintenance of radios']],
    ['Bridge Street printers', ['Maintenance of printers']],
    ['School Road', ['Toilets in the depot']],
    ['desks Umzondo', ['Desks']],
    ['desks transport', ['Desks for a library']],
    ['harbour', ['Maintenance of radios']],
  ])('is what an address or a name has: %s', async (q, expected) => {
    const { titles: found, allWords } = await ask(q);
    expect(found.slice(0, expected.length)).toEqual(expected);
    expect(allWords).toBe(expected.length);
  });

  it('is what a single word may be', async () => {
    const { titles: found, allWords } = await ask('bridge');
    expect(found.slice(0, 2)).toEqual(['Inspection of bridges', 'Maintenance of radios']);
    expect(allWords).toBe(43);
    expect(await ask('bridge Bridge')).toEqual({ titles: found, allWords });
  });
});
