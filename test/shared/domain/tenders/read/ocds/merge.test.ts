import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { mergeRelease } from '#shared/domain/tenders/read/ocds/merge.ts';

/** Merges releases in the order given; without the state's own metadata, which every case would repeat. */
function merged(...releases: Json[]): Json {
  const state = releases.reduce<Json | null>((before, release) => mergeRelease(before, release), null);
  const { tag, ...rest } = state ?? {};
  expect(tag).toEqual(['compiled']);
  return rest;
}

const tender = (fields: Json): Json => ({ ocid: 'x', tender: { id: 'A', ...fields } });

describe("the standard's worked example", () => {
  it('keeps the latest values and collects the awards', () => {
    const state = merged(
      {
        ocid: 'ocds-213czf-2',
        id: 'tender',
        date: '2016-01-01T09:30:00Z',
        tag: ['tender'],
        tender: {
          id: 'A',
          title: 'Planning Services',
          description: 'Short',
          value: { amount: 1000, currency: 'USD' },
        },
      },
      {
        ocid: 'ocds-213czf-2',
        id: 'correction',
        date: '2016-01-31T09:30:00Z',
        tag: ['tenderUpdate'],
        tender: { id: 'A', description: 'Long' },
      },
      {
        ocid: 'ocds-213czf-2',
        id: 'amendment',
        date: '2016-02-05T09:30:00Z',
        tag: ['tenderAmendment'],
        tender: { value: { amount: 2000 } },
      },
      {
        ocid: 'ocds-213czf-2',
        id: 'one',
        date: '2016-03-01T09:30:00Z',
        tag: ['award'],
        awards: [{ id: '1', suppliers: [{ id: 'a', name: 'Company A' }], value: { amount: 750 } }],
      },
      {
        ocid: 'ocds-213czf-2',
        id: 'two',
        date: '2016-03-03T09:30:00Z',
        tag: ['award'],
        awards: [{ id: '2', suppliers: [{ id: 'b', name: 'Company B' }], value: { amount: 750 } }],
      },
    );
    expect(state).toEqual({
      ocid: 'ocds-213czf-2',
      id: 'two',
      date: '2016-03-03T09:30:00Z',
      tender: {
        id: 'A',
        title: 'Planning Services',
        description: 'Long',
        value: { amount: 2000, currency: 'USD' },
      },
      awards: [
        { id: '1', suppliers: [{ id: 'a', name: 'Company A' }], value: { amount: 750 } },
        { id: '2', suppliers: [{ id: 'b', name: 'Company B' }], value: { amount: 750 } },
      ],
    });
  });
});

describe('values', () => {
  it.each<[string, Json, Json, Json]>([
    [
      'a literal is replaced',
      { procurementMethod: 'selective' },
      { procurementMethod: 'open' },
      { procurementMethod: 'open' },
    ],
    ['null removes', { procurementMethod: 'selective' }, { procurementMethod: null }, {}],
    ['null in the first release is nothing', { procurementMethod: null }, {}, {}],
    [
      'null inside an object removes there',
      { value: { amount: 5, currency: 'ZAR' } },
      { value: { amount: null } },
      { value: { currency: 'ZAR' } },
    ],
    ['an absent field stays', { status: 'active' }, { title: 'x' }, { status: 'active', title: 'x' }],
    ['an empty object changes nothing', { value: { amount: 5 } }, { value: {} }, { value: { amount: 5 } }],
    ['an object replaces a literal', { value: 5 }, { value: { amount: 5 } }, { value: { amount: 5 } }],
    ['a literal replaces an object', { value: { amount: 5 } }, { value: 5 }, { value: 5 }],
    [
      'a list of texts is replaced',
      { submissionMethod: ['inPerson'] },
      { submissionMethod: ['written', 'inPerson'] },
      { submissionMethod: ['written', 'inPerson'] },
    ],
    [
      'a list outside the schema with a text in it is replaced',
      { x: [{ id: 1 }, { id: 2 }] },
      { x: ['a', { id: 1 }] },
      { x: ['a', { id: 1 }] },
    ],
  ])('%s', (_, first, second, expected) => {
    expect(merged(tender(first), tender(second))['tender']).toEqual({ id: 'A', ...expected });
  });
});

describe('lists of objects', () => {
  const items = (...list: Json[]): Json => tender({ items: list });
  const result = (...releases: Json[]): unknown => (merged(...releases)['tender'] as Json)['items'];

  it('merge by id, in the order of first mention', () => {
    expect(
      result(
        items({ id: 1, quantity: 9, description: 'Bolts' }, { id: 2, quantity: 1 }),
        items({ id: 3 }, { id: 1, quantity: 10 }),
      ),
    ).toEqual([{ id: 1, quantity: 10, description: 'Bolts' }, { id: 2, quantity: 1 }, { id: 3 }]);
  });
  it('treat 1 and "1" as different ids', () => {
    expect(result(items({ id: 1 }), items({ id: '1' }))).toEqual([{ id: 1 }, { id: '1' }]);
  });
  it('keep objects without an id, even where an index equals another id', () => {
    expect(result(items({ id: 1 }, { key: 'value' }), items({ key: 'other' }))).toEqual([
      { id: 1 },
      { key: 'value' },
      { key: 'other' },
    ]);
  });
  it('merge objects of one release that share an id', () => {
    expect(result(items({ id: 1, a: 1 }, { id: 1, b: 2 }))).toEqual([{ id: 1, a: 1, b: 2 }]);
  });
  it('an empty list changes nothing', () => {
    expect(result(items({ id: 1 }), items())).toEqual([{ id: 1 }]);
    expect(result(items(), items({ id: 1 }))).toEqual([{ id: 1 }]);
    expect(result(items())).toBeUndefined();
  });
  it('an id inside an object that is no list is a value like any other', () => {
    expect(
      result(
        items({ id: 1, unit: { id: 'EA', name: 'Each', scheme: 'UNCEFACT' } }),
        items({ id: 1, unit: { id: 'TNE', scheme: 'UNCEFACT' } }),
      ),
    ).toEqual([{ id: 1, unit: { id: 'TNE', name: 'Each', scheme: 'UNCEFACT' } }]);
  });
  it('are replaced whole where the schema says wholeListMerge, also empty and with repeated ids', () => {
    const classified = (...list: Json[]): Json => items({ id: 1, additionalClassifications: list });
    expect(result(classified({ id: 'x' }, { id: 'y' }), classified({ id: 'z' }, { id: 'z' }))).toEqual([
      { id: 1, additionalClassifications: [{ id: 'z' }, { id: 'z' }] },
    ]);
    expect(result(classified({ id: 'x' }), classified())).toEqual([{ id: 1, additionalClassifications: [] }]);
    const parties = (list: Json[]): Json => ({ parties: [{ id: 1, additionalIdentifiers: list }] });
    expect(merged(parties([{ id: 'a' }]), parties([{ id: 'b' }]))['parties']).toEqual([
      { id: 1, additionalIdentifiers: [{ id: 'b' }] },
    ]);
  });
});

describe('the state', () => {
  it('does not contain the metadata of releases, but keeps such names further down', () => {
    expect(
      merged(
        { id: '1', date: '2014', tag: ['tender'], tender: { id: 'A', date: 'kept' } },
        { id: '2', date: '2015', tag: ['award'] },
      ),
    ).toEqual({
      id: '2',
      date: '2015',
      tender: { id: 'A', date: 'kept' },
    });
  });
  it('is replaced by a release that is compiled already', () => {
    expect(
      merged(tender({ title: 'old', status: 'active' }), { ...tender({ title: 'new' }), tag: ['compiled'] })[
        'tender'
      ],
    ).toEqual({ id: 'A', title: 'new' });
  });
  it('takes __proto__ as a name and structures of any depth', () => {
    const odd = JSON.parse('{"tender": {"__proto__": {"status": "active"}}}') as Json;
    expect(Object.hasOwn(merged(odd, odd)['tender'] as object, '__proto__')).toBe(true);
    let deep: unknown = 1;
    for (let level = 0; level < 20_000; level += 1) deep = { deep };
    expect(() => merged(tender({ deep }), tender({ deep }))).not.toThrow();
  });
});

describe('for any releases', () => {
  const json = fc.dictionary(
    fc.constantFrom('tender', 'awards', 'id', 'items', 'x'),
    fc.jsonValue({ maxDepth: 4 }),
  ) as fc.Arbitrary<Json>;
  it('changes neither state nor release', () => {
    fc.assert(
      fc.property(json, json, (first, second) => {
        const copies = structuredClone([first, second]);
        const state = mergeRelease(null, first);
        const before = structuredClone(state);
        mergeRelease(state, second);
        expect(state).toEqual(before);
        expect([first, second]).toEqual(copies);
      }),
    );
  });
});
