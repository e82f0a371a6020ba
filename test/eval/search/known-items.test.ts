import { describe, expect, it } from 'vitest';
import type { Item } from '#eval/search/corpus.ts';
import { knownItems } from '#eval/search/known-items.ts';

const item = (id: string, title: string, rest: Partial<Item> = {}): Item => ({
  id,
  title,
  description: '',
  reference: '',
  buyer: 'City of Cape Town',
  place: '',
  ...rest,
});

const items = [
  item('a', 'Upgrading of the wastewater works in Ixopo', { reference: 'EMM2501/12' }),
  item('b', 'Waste water samples of rivers'),
  item('c', 'Cleaning of offices'),
  ...Array.from({ length: 11 }, (_, n) => item(`d${n}`, `Guarding lot ${n}`, { reference: 'EMM9' })),
];

const queriesOf = (kind: string, id: string): string[] =>
  knownItems(items).flatMap((one) => (one.kind === kind && one.wanted.has(id) ? [one.q] : []));

describe('queries made from records', () => {
  it.each([
    ['title words', 'c', ['cleaning of offices']],
    ['half of the title words', 'a', ['upgrading works']],
    ['joined words', 'b', ['wastewater samples of rivers']],
    ['split words', 'a', ['upgrading of the waste water works in ixopo']],
    ['reference', 'a', ['EMM2501/12']],
    ['prefix of the reference', 'a', ['EMM2501']],
  ])('has %s', (kind, id, expected) => {
    expect(queriesOf(kind, id)).toEqual(expected);
  });

  it('misspells one letter of one word', () => {
    const [query = ''] = queriesOf('one typing error', 'a');
    expect(query).not.toBe('upgrading works');
    expect(query.split(' ')).toContain('works');
  });

  it('leaves out queries that more than ten records fit equally well', () => {
    const of = knownItems([
      ...items,
      ...items.slice(3).map((one) => ({ ...one, id: `e${one.id}`, title: 'Guarding' })),
    ]);
    expect(of.filter(({ q }) => q === 'guarding')).toEqual([]);
  });
});
